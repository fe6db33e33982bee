import { technologiesByService } from '../relations';
import type { ServiceSlug } from '../slugs';
import { serviceSlugs } from '../slugs';
import { technologiesNamed } from '../technologies';
import { serviceTitles } from '../titles';
import type { Service } from '../types';

const cards: Readonly<Record<ServiceSlug, Pick<Service, 'description' | 'benefits'>>> = {
  'personalization-recommendation': {
    description: 'Home page, category pages, and emails adapt to what each visitor is shopping for.',
    benefits: [
      'Relevant products for first-time visitors, after a click or two',
      'Regulars stop scrolling past things they already own',
      'Your merchandisers have the final say on every slot',
    ],
  },
  'product-discovery-visualization': {
    description:
      'Search that understands your customers’ words, filters that fit each category, and products in 3D.',
    benefits: [
      'Fewer searches that end on an empty page',
      'Shoppers can judge size and finish before they order',
      'Filters in the order people use them',
    ],
  },
  'dynamic-pricing': {
    description:
      'Prices that follow demand and competitors within the limits you set, with a reason for every change.',
    benefits: [
      'Earlier, smaller markdowns',
      'No price below your floor, no matter what rivals do',
      'Every change can be explained and undone',
    ],
  },
  'visual-search': {
    description:
      'A customer photographs a lamp; your store shows that lamp, or the most similar ones in stock.',
    benefits: [
      'Shoppers find products they can’t name',
      'Sold-out items lead to the closest look-alike',
      'Duplicate listings in your catalog are found',
    ],
  },
  'conversational-ai': {
    description:
      'An assistant that answers from your own policies and orders, and knows when to bring in a person.',
    benefits: [
      '“Where’s my order?” answered at any hour',
      'Agents take over a chat without asking twice',
      'Answers drawn from your own content, with the source shown',
    ],
  },
  'sentiment-analysis': {
    description:
      'Reviews, tickets, and public posts, read as they arrive and sorted by product, praise, and complaint.',
    benefits: [
      'Spot a bad batch before the returns arrive',
      'Buyers get quotes to bring to the supplier',
      'The most urgent ticket is answered first',
      'Praise turns into better product copy',
    ],
  },
  'security-fraud-prevention': {
    description:
      'Orders, logins, and refunds are checked as they happen. Reviewers see only the unclear ones, and good customers notice nothing.',
    benefits: [
      'Fewer chargebacks, and fewer good orders refused',
      'Stolen accounts caught before they are emptied',
      'Reviewers see why a case was flagged',
    ],
  },
  'customer-segmentation': {
    description: 'Segments based on what customers do: few enough to remember, stable enough to plan with.',
    benefits: [
      'Discounts only for shoppers who need a nudge',
      'Early notice when a good customer drifts away',
      'One set of segments for marketing, buying, and service',
    ],
  },
  'analytical-insight': {
    description: 'Reports built around a decision: one question, one chart, one answer you can check.',
    benefits: [
      'One definition of revenue, margin, and returns for everyone',
      'Meetings that start with “what do we do?”',
      'Click any figure to see its orders',
    ],
  },
  'recommendation-engines': {
    description:
      'The software behind rows such as “goes well with,” tested on your sales history and run by your own engineers.',
    benefits: [
      'A model you own, on your own servers',
      'Tested on past orders it hasn’t seen, before customers see it',
      'New products recommended from day one',
      'A simple fallback when anything breaks',
    ],
  },
  'content-creative': {
    description:
      'Product copy, photos, and campaign variants: drafted in your style, checked against the spec sheet, approved by your editors.',
    benefits: [
      'No product waits weeks for its description',
      'Claims that match the spec sheet',
      'Consistent photos across your catalog',
    ],
  },
  'customer-interaction-engagement': {
    description:
      'Fewer, better-timed messages on the channel each customer prefers, coordinated with loyalty and service.',
    benefits: [
      'No sale emails to customers with an open complaint',
      'One weekly limit across all channels',
      'Loyalty rewards people want to redeem',
    ],
  },
  'pricing-inventory-management': {
    description: 'One plan for how much to order, what it will sell for, and when to mark it down.',
    benefits: [
      'Bestsellers that last until the next delivery',
      'Less money tied up in slow stock',
      'Clearance planned months ahead, along with the order',
    ],
  },
  'robotic-process-automation-2': {
    description:
      'Software that handles invoices, listings, returns, and stock files, and leaves the exceptions to your people.',
    benefits: [
      'Supplier files loaded by opening time',
      'Typing errors stop reaching the invoice',
      'Exceptions reach a person with everything attached',
    ],
  },
};

export function serviceCard(slug: ServiceSlug): Service {
  return {
    slug,
    title: serviceTitles[slug],
    technologies: technologiesNamed(technologiesByService[slug]),
    ...cards[slug],
  };
}

export const services: readonly Service[] = serviceSlugs.map(serviceCard);
