import { commitments } from '../../commitments';
import type { ProductContent } from '../types';

export const product: ProductContent = {
  name: 'AI Personalization Engine',
  category: 'ai-solutions',
  priceCents: 2999,
  originalPriceCents: 3699,
  rating: 4.8,
  reviews: 212,
  availability: 'In Stock',
  description: 'Re-sorts your catalog for every visitor, so the first row shows what they’re likely to buy.',
  highlights: [
    'A separate sort order for each page',
    'New arrivals placed from day one',
    'Your rules come first',
  ],
  services: ['personalization-recommendation', 'recommendation-engines', 'customer-segmentation'],
  forWhom: 'Stores with more products than fit on page one, sorted by hand until now',
  setUp: `${commitments.implementationWeeks} weeks`,
  dataNeeded: 'Product feed and order history; three months of orders are a good start',
};
