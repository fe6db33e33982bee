import type { ServiceSlug } from '../slugs';
import { serviceTitles } from '../titles';
import type { Service } from '../types';

/** The fourteen services as their cards on /our-services show them, in the order of `serviceSlugs`. */
export const services: readonly Service[] = [
  {
    slug: 'personalization-recommendation',
    title: serviceTitles['personalization-recommendation'],
    description:
      'Home page, category shelves and e-mails rearrange themselves around what each visitor is shopping for.',
    benefits: [
      'First-time visitors see a sensible shelf after a click or two',
      'Regulars stop scrolling past things they already own',
      'Your merchandisers keep the last word on every slot',
    ],
    technologies: [
      { name: 'LightFM', tool: 'lightfm' },
      { name: 'TensorFlow', tool: 'tensorflow' },
      { name: 'Elasticsearch', tool: 'elasticsearch' },
      { name: 'Optimizely', tool: 'optimizely' },
    ],
  },
  {
    slug: 'product-discovery-visualization',
    title: serviceTitles['product-discovery-visualization'],
    description:
      'Search that knows your customers’ words, filters that fit each category, and products they can turn around.',
    benefits: [
      'Fewer searches that end on an empty page',
      'Size and finish judged before the box arrives',
      'Filters in the order people really choose',
    ],
    technologies: [
      { name: 'Elasticsearch', tool: 'elasticsearch' },
      { name: 'three.js', tool: 'three-js' },
      { name: 'D3.js', tool: 'd3-js' },
      { name: 'glTF' },
    ],
  },
  {
    slug: 'dynamic-pricing',
    title: serviceTitles['dynamic-pricing'],
    description:
      'Prices that follow demand and competitors between the limits you set, each change with its reason.',
    benefits: [
      'Markdowns that start earlier and go less deep',
      'No price under your floor, whatever a rival does',
      'Each change can be explained, and taken back',
    ],
    technologies: [
      { name: 'Facebook Prophet', tool: 'facebook-prophet' },
      { name: 'scikit-learn', tool: 'scikit-learn' },
      { name: 'Pyomo', tool: 'pyomo' },
      { name: 'R', tool: 'r' },
    ],
  },
  {
    slug: 'visual-search',
    title: serviceTitles['visual-search'],
    description:
      'A customer photographs a lamp; your shop answers with that lamp, or its closest cousins in stock.',
    benefits: [
      'Shoppers find what they cannot name',
      'A sold-out item leads to its nearest look-alike',
      'Twin listings in the catalog come to light',
    ],
    technologies: [
      { name: 'OpenCV', tool: 'opencv' },
      { name: 'PyTorch', tool: 'pytorch' },
      { name: 'Keras', tool: 'keras' },
      { name: 'Elasticsearch', tool: 'elasticsearch' },
    ],
  },
  {
    slug: 'conversational-ai',
    title: serviceTitles['conversational-ai'],
    description:
      'An assistant that answers from your own policies and orders, and knows when to fetch a person.',
    benefits: [
      '“Where is my parcel?” answered at any hour',
      'Agents pick up a chat without asking twice',
      'Answers drawn from your texts, with the source shown',
    ],
    technologies: [
      { name: 'Rasa', tool: 'rasa' },
      { name: 'Botpress', tool: 'botpress' },
      { name: 'NLTK', tool: 'nltk' },
      { name: 'Elasticsearch', tool: 'elasticsearch' },
    ],
  },
  {
    slug: 'sentiment-analysis',
    title: serviceTitles['sentiment-analysis'],
    description:
      'Reviews, tickets and public posts read as they arrive, and sorted by what people praise or resent.',
    benefits: [
      'A bad batch shows in the words before the returns',
      'Buyers get quotes to bring to the supplier',
      'The angriest ticket is answered first',
      'Praise turns into better product copy',
    ],
    technologies: [
      { name: 'VADER & TextBlob', tool: 'vader-textblob' },
      { name: 'NLTK', tool: 'nltk' },
      { name: 'PyTorch', tool: 'pytorch' },
      { name: 'Brandwatch', tool: 'brandwatch' },
    ],
  },
  {
    slug: 'security-fraud-prevention',
    title: serviceTitles['security-fraud-prevention'],
    description:
      'Orders, logins and refunds weighed as they happen; reviewers see the doubtful few, good customers notice nothing.',
    benefits: [
      'Fewer chargebacks, and fewer good orders refused',
      'Stolen accounts noticed before they are emptied',
      'Reviewers see why a case was raised',
    ],
    technologies: [
      { name: 'scikit-learn', tool: 'scikit-learn' },
      { name: 'Keras', tool: 'keras' },
      { name: 'Apache Spark', tool: 'apache-spark' },
      { name: 'Elasticsearch', tool: 'elasticsearch' },
    ],
  },
  {
    slug: 'customer-segmentation',
    title: serviceTitles['customer-segmentation'],
    description:
      'Customer groups built from what people do, few enough to remember and steady enough to plan with.',
    benefits: [
      'Discounts reserved for those who need the nudge',
      'Early notice when a good customer drifts off',
      'One set of groups for marketing, buying and service',
    ],
    technologies: [
      { name: 'scikit-learn', tool: 'scikit-learn' },
      { name: 'R', tool: 'r' },
      { name: 'Apache Spark', tool: 'apache-spark' },
      { name: 'D3.js', tool: 'd3-js' },
    ],
  },
  {
    slug: 'analytical-insight',
    title: serviceTitles['analytical-insight'],
    description:
      'Reports built backward from a decision: one question, one picture, one answer that you can check.',
    benefits: [
      'One definition of revenue, margin and return for everybody',
      'Meetings that start at “what do we do”',
      'Each number can be opened down to its orders',
    ],
    technologies: [
      { name: 'Apache Spark', tool: 'apache-spark' },
      { name: 'R', tool: 'r' },
      { name: 'D3.js', tool: 'd3-js' },
      { name: 'ARIMA', tool: 'arima' },
    ],
  },
  {
    slug: 'recommendation-engines',
    title: serviceTitles['recommendation-engines'],
    description:
      'The machinery behind “goes well with”: candidates, ranking, testing, and a service that answers in time.',
    benefits: [
      'A model you own, on your own servers',
      'Judged on held-out orders before it meets a customer',
      'New products enter the lists on day one',
      'A plain fallback when anything breaks',
    ],
    technologies: [
      { name: 'Surprise', tool: 'surprise' },
      { name: 'LightFM', tool: 'lightfm' },
      { name: 'TensorFlow', tool: 'tensorflow' },
      { name: 'PyTorch', tool: 'pytorch' },
      { name: 'Apache Spark', tool: 'apache-spark' },
    ],
  },
  {
    slug: 'content-creative',
    title: serviceTitles['content-creative'],
    description:
      'Product copy, picture crops and campaign variants drafted in your voice, checked for facts, approved by you.',
    benefits: [
      'No product waits weeks for its description',
      'Claims that match the data sheet',
      'Pictures framed alike across the whole shelf',
    ],
    technologies: [
      { name: 'PyTorch', tool: 'pytorch' },
      { name: 'NLTK', tool: 'nltk' },
      { name: 'OpenCV', tool: 'opencv' },
      { name: 'Optimizely', tool: 'optimizely' },
    ],
  },
  {
    slug: 'customer-interaction-engagement',
    title: serviceTitles['customer-interaction-engagement'],
    description:
      'Fewer messages, better timed, on the channel each customer answers, with loyalty and service joined up.',
    benefits: [
      'Nobody gets a sale e-mail in the middle of a complaint',
      'One weekly limit across all channels',
      'Loyalty rewards people want to redeem',
    ],
    technologies: [
      { name: 'scikit-learn', tool: 'scikit-learn' },
      { name: 'Botpress', tool: 'botpress' },
      { name: 'Brandwatch', tool: 'brandwatch' },
      { name: 'Optimizely', tool: 'optimizely' },
    ],
  },
  {
    slug: 'pricing-inventory-management',
    title: serviceTitles['pricing-inventory-management'],
    description:
      'Forecast, order quantity and markdown worked out in one plan, so that price and stock stop arguing.',
    benefits: [
      'Bestsellers that last until the next delivery',
      'Less cash asleep in slow stock',
      'Clearance planned with the order, months ahead of the panic',
    ],
    technologies: [
      { name: 'Facebook Prophet', tool: 'facebook-prophet' },
      { name: 'ARIMA', tool: 'arima' },
      { name: 'Pyomo', tool: 'pyomo' },
      { name: 'PuLP', tool: 'pulp' },
      { name: 'R', tool: 'r' },
    ],
  },
  {
    slug: 'robotic-process-automation-2',
    title: serviceTitles['robotic-process-automation-2'],
    description:
      'Software hands for invoices, listings, returns and stock files, with your people kept for the exceptions.',
    benefits: [
      'Supplier files in the shop by opening time',
      'Typing errors stop reaching the invoice',
      'Odd cases land on a desk with everything attached',
    ],
    technologies: [
      { name: 'Playwright' },
      { name: 'OpenCV', tool: 'opencv' },
      { name: 'scikit-learn', tool: 'scikit-learn' },
      { name: 'PuLP', tool: 'pulp' },
    ],
  },
];

/** The eight services of the home page's grid, in the order it shows them. */
export const homeServiceSlugs = [
  'personalization-recommendation',
  'product-discovery-visualization',
  'dynamic-pricing',
  'visual-search',
  'conversational-ai',
  'sentiment-analysis',
  'security-fraud-prevention',
  'customer-segmentation',
] as const satisfies readonly ServiceSlug[];
export type HomeServiceSlug = (typeof homeServiceSlugs)[number];
