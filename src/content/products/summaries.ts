import type { ProductId } from '../slugs';
import type { ProductSummary } from './types';

/** Texts of the product cards; name, price, and rating are in the catalog. */
export const productSummaries: Readonly<Record<ProductId, ProductSummary>> = {
  'ai-personalization-engine': {
    description:
      'Re-sorts your catalog for every visitor, so the first row shows what they’re likely to buy.',
    highlights: [
      'A separate sort order for each page',
      'New arrivals placed from day one',
      'Your rules come first',
    ],
  },
  'dynamic-pricing-optimizer': {
    description:
      'Suggests prices based on demand, stock, and cost. You set the limits and approve every change.',
    highlights: [
      'Floors and ceilings per category',
      'Approval before any price changes',
      'One price for every shopper',
    ],
  },
  'conversational-ai-assistant': {
    description:
      'Answers order and product questions from your data around the clock, and hands the hard ones to your team.',
    highlights: [
      'Looks up the order, never guesses',
      'Product cards inside the chat',
      'Handoff with the full thread',
    ],
  },
  'customer-insight-analytics': {
    description:
      'Shows which customers come back, which are drifting away, and which campaigns brought buyers worth keeping.',
    highlights: [
      'Who came back, month by month',
      'Segments with everyday names',
      'Lifetime value as a range',
    ],
  },
  'review-sentiment-monitor': {
    description:
      'Reads every review sentence by sentence and warns you when complaints about fit, fabric, or delivery increase.',
    highlights: [
      'Praise separated from complaints',
      'An alert at the first real drop',
      'Store and public reviews together',
    ],
  },
  'fraud-shield': {
    description:
      'Checks every order before it ships and tells you whether to approve, review, or decline it, and why.',
    highlights: [
      'Good customers go straight through',
      'A short queue for your team',
      'Rules tested on past orders first',
    ],
  },
};
