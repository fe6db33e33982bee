import { commitments } from '../../commitments';
import type { ProductContent } from '../types';

export const product: ProductContent = {
  name: 'Customer Insight Analytics',
  category: 'analytics',
  priceCents: 1499,
  originalPriceCents: 1799,
  rating: 4.5,
  reviews: 94,
  availability: 'In Stock',
  description:
    'Shows which customers come back, which are drifting away, and which campaigns brought buyers worth keeping.',
  highlights: ['Who came back, month by month', 'Segments with everyday names', 'Lifetime value as a range'],
  services: ['analytical-insight', 'customer-segmentation'],
  forWhom: 'Stores that know what was sold, but not who came back for more',
  setUp: `${commitments.implementationWeeks} weeks; the retention table is usually ready first`,
  dataNeeded: 'At least twelve months of orders; visits and campaigns if you track them',
};
