import { commitments } from '../../commitments';
import type { ProductContent } from '../types';

export const product: ProductContent = {
  name: 'Fraud Shield',
  category: 'security',
  priceCents: 4999,
  originalPriceCents: 5999,
  rating: 4.9,
  reviews: 76,
  availability: 'Limited Stock',
  description:
    'Checks every order before it ships and tells you whether to approve, review, or decline it, and why.',
  highlights: [
    'Good customers go straight through',
    'A short queue for your team',
    'Rules tested on past orders first',
  ],
  services: ['security-fraud-prevention', 'analytical-insight'],
  forWhom: 'Stores that lose merchandise to stolen cards, or good customers to overly strict filters',
  setUp: `${commitments.implementationWeeks} weeks, then shadow mode for as long as you like`,
  dataNeeded: 'Orders, payment result codes (address and CVV match), a year of chargebacks if you have it',
};
