import { commitments } from '../commitments';
import type { ProductId } from '../slugs';

/** Facts for the comparison that aren't in the catalog. */
interface ProductFacts {
  readonly forWhom: string;
  /** Setup time, with a note on what it includes. */
  readonly setUp: string;
  readonly dataNeeded: string;
}

const weeks = `${commitments.implementationWeeks} weeks`;

export const productFacts: Readonly<Record<ProductId, ProductFacts>> = {
  'ai-personalization-engine': {
    forWhom: 'Stores with more products than fit on page one, sorted by hand until now',
    setUp: weeks,
    dataNeeded: 'Product feed and order history; three months of orders are a good start',
  },
  'dynamic-pricing-optimizer': {
    forWhom: 'Stores that set prices once and rarely check them, with buyers who want to approve each change',
    setUp: `${weeks}, ending with a week of proposals only`,
    dataNeeded: 'Daily sales with prices, ideally for a year; current stock; unit cost',
  },
  'conversational-ai-assistant': {
    forWhom: 'Stores whose inbox fills up with the same few questions, mostly after hours',
    setUp: `${weeks}, including a rehearsal on past questions`,
    dataNeeded: 'Help pages, policies, product feed, and read access to orders; past conversations help',
  },
  'customer-insight-analytics': {
    forWhom: 'Stores that know what was sold, but not who came back for more',
    setUp: `${weeks}; the retention table is usually ready first`,
    dataNeeded: 'At least twelve months of orders; visits and campaigns if you track them',
  },
  'review-sentiment-monitor': {
    forWhom: 'Stores with more reviews than anyone has time to read',
    setUp: `${weeks}, past reviews included`,
    dataNeeded: 'Review text, date, and product; the stars are optional',
  },
  'fraud-shield': {
    forWhom: 'Stores that lose merchandise to stolen cards, or good customers to overly strict filters',
    setUp: `${weeks}, then shadow mode for as long as you like`,
    dataNeeded: 'Orders, payment result codes (address and CVV match), a year of chargebacks if you have it',
  },
};
