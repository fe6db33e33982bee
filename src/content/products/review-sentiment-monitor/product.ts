import { commitments } from '../../commitments';
import type { ProductContent } from '../types';

export const product: ProductContent = {
  name: 'Review Sentiment Monitor',
  category: 'analytics',
  priceCents: 999,
  originalPriceCents: 1299,
  rating: 4.4,
  reviews: 131,
  availability: 'In Stock',
  description:
    'Reads every review sentence by sentence and warns you when complaints about fit, fabric, or delivery increase.',
  highlights: [
    'Praise separated from complaints',
    'An alert at the first real drop',
    'Store and public reviews together',
  ],
  services: ['sentiment-analysis', 'analytical-insight'],
  forWhom: 'Stores with more reviews than anyone has time to read',
  setUp: `${commitments.implementationWeeks} weeks, past reviews included`,
  dataNeeded: 'Review text, date, and product; the stars are optional',
};
