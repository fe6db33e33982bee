import { promises } from '../promises';
import type { ProductId } from '../slugs';

/** Facts for comparing products, besides those in the catalogue and the summaries. */
interface ProductFacts {
  /** The ideal customer. */
  readonly forWhom: string;
  /** Setup time and requirements. */
  readonly setUp: string;
  /** Input data. */
  readonly dataNeeded: string;
}

const weeks = `${promises.implementationWeeks} weeks`;

/** Each product's facts, shown both on its page and in the comparison. */
export const productFacts: Readonly<Record<ProductId, ProductFacts>> = {
  'ai-personalization-engine': {
    forWhom: 'Shops with more products than a first page holds, sorted by hand until now',
    setUp: weeks,
    dataNeeded: 'Product feed and order history; three months of orders make a comfortable start',
  },
  'dynamic-pricing-optimizer': {
    forWhom:
      'Shops whose prices are set once and rarely checked, and whose buyers want to sign off each change',
    setUp: `${weeks}, the last on proposals only`,
    dataNeeded: 'Ideally a year of daily sales with prices, current stock, unit cost',
  },
  'conversational-ai-assistant': {
    forWhom: 'Shops whose inbox fills with the same few questions, most of them after hours',
    setUp: `${weeks}, including the rehearsal on past questions`,
    dataNeeded: 'Help pages, policies, product feed, read access to orders; past threads help',
  },
  'customer-insight-analytics': {
    forWhom: 'Shops that know what was sold, but not who came back for more',
    setUp: `${weeks}; the table of returning customers is usually ready first`,
    dataNeeded: 'At least twelve months of orders; visits and campaigns if you track them',
  },
  'review-sentiment-monitor': {
    forWhom: 'Shops with more reviews than anybody has the time to read',
    setUp: `${weeks}, past reviews included`,
    dataNeeded: 'Review text, date and product; the stars are optional',
  },
  'fraud-shield': {
    forWhom: 'Shops that lose goods to stolen cards, or good customers to filters that are too strict',
    setUp: `${weeks}, then the watching mode for as long as you like`,
    dataNeeded: 'Orders, payment result codes (address and CVV match), a year of chargebacks if you have it',
  },
};
