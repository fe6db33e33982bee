import { commitments } from '../../commitments';
import type { ProductContent } from '../types';

export const product: ProductContent = {
  name: 'Dynamic Pricing Optimizer',
  category: 'optimization',
  priceCents: 1999,
  originalPriceCents: 2299,
  rating: 4.6,
  reviews: 148,
  availability: 'In Stock',
  description:
    'Suggests prices based on demand, stock, and cost. You set the limits and approve every change.',
  highlights: [
    'Floors and ceilings per category',
    'Approval before any price changes',
    'One price for every shopper',
  ],
  services: ['dynamic-pricing', 'pricing-inventory-management', 'analytical-insight'],
  forWhom: 'Stores that set prices once and rarely check them, with buyers who want to approve each change',
  setUp: `${commitments.implementationWeeks} weeks, ending with a week of proposals only`,
  dataNeeded: 'Daily sales with prices, ideally for a year; current stock; unit cost',
};
