import type { ProductId } from '../slugs';
import type { ProductSummary } from './types';

/** What each product's card says beside its name, price and rating. */
export const productSummaries: Readonly<Record<ProductId, ProductSummary>> = {
  'ai-personalization-engine': {
    description: 'Sorts your shelves anew for each visitor, so the first row holds something they might buy.',
    highlights: [
      'An order of its own on every page',
      'New arrivals placed from day one',
      'Your rules come first',
    ],
  },
  'dynamic-pricing-optimizer': {
    description:
      'Proposes a price per product from demand, stock and cost. You draw the limits and sign off.',
    highlights: [
      'Floors and ceilings per category',
      'Approval before any tag changes',
      'One price for every shopper',
    ],
  },
  'conversational-ai-assistant': {
    description:
      'Answers order and product questions from your own data and hands the hard ones to a person.',
    highlights: [
      'Looks up the parcel, never guesses',
      'Product cards inside the chat',
      'Hand-over with the full thread',
    ],
  },
  'customer-insight-analytics': {
    description:
      'Shows who comes back, who is drifting off, and which campaigns brought customers worth keeping.',
    highlights: ['Cohorts at a glance', 'Segments with plain names', 'Lifetime value with its range'],
  },
  'review-sentiment-monitor': {
    description: 'Reads every review line by line and warns you when fit, fabric or delivery turns sour.',
    highlights: [
      'Praise and complaint told apart',
      'A warning on the first real dip',
      'Shop and public reviews together',
    ],
  },
  'fraud-shield': {
    description: 'Scores each order before it ships: approve, review or decline, with the reason in words.',
    highlights: [
      'Good customers waved through',
      'A short queue for your team',
      'Rules tried on past orders first',
    ],
  },
};
