import { technologiesByService } from '../relations';
import type { ServiceSlug } from '../slugs';
import { serviceSlugs } from '../slugs';
import { technologiesNamed } from '../technologies';
import { serviceTitles } from '../titles';
import type { Service } from '../types';

/** Card texts of each service besides its title and technologies. */
const cards: Readonly<Record<ServiceSlug, Pick<Service, 'description' | 'benefits'>>> = {
  'personalization-recommendation': {
    description:
      'Home page, category shelves and emails rearrange themselves around what each visitor is shopping for.',
    benefits: [
      'First-time visitors see a sensible shelf after a click or two',
      'Regulars stop scrolling past things they already own',
      'Your merchandisers keep the last word on every slot',
    ],
  },
  'product-discovery-visualization': {
    description:
      'Search that knows your customers’ words, filters that fit each category, and products they can turn around.',
    benefits: [
      'Fewer searches that end on an empty page',
      'Size and finish judged before the box arrives',
      'Filters in the order people really choose',
    ],
  },
  'dynamic-pricing': {
    description:
      'Prices that follow demand and competitors between the limits you set, each change with its reason.',
    benefits: [
      'Markdowns that start earlier and go less deep',
      'No price under your floor, whatever a rival does',
      'Each change can be explained, and taken back',
    ],
  },
  'visual-search': {
    description:
      'A customer photographs a lamp; your shop shows that lamp, or the most similar ones in stock.',
    benefits: [
      'Shoppers find what they cannot name',
      'A sold-out item leads to its nearest look-alike',
      'Twin listings in the catalog come to light',
    ],
  },
  'conversational-ai': {
    description:
      'An assistant that answers from your own policies and orders, and knows when to fetch a person.',
    benefits: [
      '“Where is my parcel?” answered at any hour',
      'Agents pick up a chat without asking twice',
      'Answers drawn from your texts, with the source shown',
    ],
  },
  'sentiment-analysis': {
    description:
      'Reviews, tickets and public posts read as they arrive, and sorted by product, praise and complaint.',
    benefits: [
      'A bad batch shows in the words before the returns',
      'Buyers get quotes to bring to the supplier',
      'The most urgent ticket is answered first',
      'Praise turns into better product copy',
    ],
  },
  'security-fraud-prevention': {
    description:
      'Orders, logins and refunds weighed as they happen; reviewers see the doubtful few, good customers notice nothing.',
    benefits: [
      'Fewer chargebacks, and fewer good orders refused',
      'Stolen accounts noticed before they are emptied',
      'Reviewers see why a case was raised',
    ],
  },
  'customer-segmentation': {
    description:
      'Customer groups built from what people do, few enough to remember and steady enough to plan with.',
    benefits: [
      'Discounts only for shoppers who need a nudge',
      'Early notice when a good customer drifts off',
      'One set of groups for marketing, buying and service',
    ],
  },
  'analytical-insight': {
    description:
      'Reports built backward from a decision: one question, one picture, one answer that you can check.',
    benefits: [
      'One definition of revenue, margin and return for everybody',
      'Meetings that start at “what do we do”',
      'Each number can be opened down to its orders',
    ],
  },
  'recommendation-engines': {
    description:
      'The machinery behind “goes well with”: candidates, ranking, testing, and a service that answers in time.',
    benefits: [
      'A model you own, on your own servers',
      'Judged on held-out orders before it meets a customer',
      'New products enter the lists on day one',
      'A plain fallback when anything breaks',
    ],
  },
  'content-creative': {
    description:
      'Product copy, picture crops and campaign variants drafted in your voice, checked for facts, approved by you.',
    benefits: [
      'No product waits weeks for its description',
      'Claims that match the data sheet',
      'Pictures framed alike across the whole shelf',
    ],
  },
  'customer-interaction-engagement': {
    description:
      'Fewer messages, better timed, on the channel each customer answers, with loyalty and service joined up.',
    benefits: [
      'Nobody gets a sale email in the middle of a complaint',
      'One weekly limit across all channels',
      'Loyalty rewards people want to redeem',
    ],
  },
  'pricing-inventory-management': {
    description: 'Forecast, order quantity and markdown worked out in one plan.',
    benefits: [
      'Bestsellers that last until the next delivery',
      'Less money tied up in slow stock',
      'Clearance planned months ahead, together with the order',
    ],
  },
  'robotic-process-automation-2': {
    description:
      'Software that handles invoices, listings, returns and stock files and leaves the exceptions to your people.',
    benefits: [
      'Supplier files in the shop by opening time',
      'Typing errors stop reaching the invoice',
      'Odd cases land on a desk with everything attached',
    ],
  },
};

/** The card texts of a service. */
export function serviceCard(slug: ServiceSlug): Service {
  return {
    slug,
    title: serviceTitles[slug],
    technologies: technologiesNamed(technologiesByService[slug]),
    ...cards[slug],
  };
}

export const services: readonly Service[] = serviceSlugs.map(serviceCard);
