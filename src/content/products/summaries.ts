import type { ProductId } from '../slugs';
import type { ProductSummary } from './types';

/** Card texts of each product besides name, price and rating. */
export const productSummaries: Readonly<Record<ProductId, ProductSummary>> = {
  'ai-personalization-engine': {
    description:
      'Reorders your catalog for every visitor, so the first row shows what they’re likely to buy.',
    highlights: [
      'A different sort order on each page',
      'New arrivals placed from day one',
      'Your rules come first',
    ],
  },
  'dynamic-pricing-optimizer': {
    description:
      'Software that proposes a price per product from demand, stock and cost. You draw the limits and sign off.',
    highlights: [
      'Floors and ceilings per category',
      'Approval before any tag changes',
      'One price for every shopper',
    ],
  },
  'conversational-ai-assistant': {
    description:
      'A chat assistant that answers order and product questions from your own data and hands hard ones to people.',
    highlights: [
      'Looks up the parcel, never guesses',
      'Product cards inside the chat',
      'Handover with the full thread',
    ],
  },
  'customer-insight-analytics': {
    description:
      'Reports that show who comes back, who is drifting off, and which campaigns brought customers worth keeping.',
    highlights: [
      'Who came back, month by month',
      'Segments with plain names',
      'Lifetime value with its range',
    ],
  },
  'review-sentiment-monitor': {
    description:
      'Software that reads every review line by line and warns you when fit, fabric or delivery gets worse.',
    highlights: [
      'Praise and complaint told apart',
      'A warning on the first real dip',
      'Shop and public reviews together',
    ],
  },
  'fraud-shield': {
    description: 'Checks every order before it ships and tells you why: approve, review or decline.',
    highlights: [
      'Good customers waved through',
      'A short queue for your team',
      'Rules tried on past orders first',
    ],
  },
};
