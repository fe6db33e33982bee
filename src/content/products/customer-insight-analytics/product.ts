import { commitments } from '../../commitments';
import type { DemoTexts, ProductContent } from '../types';

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
  problem: 'you don’t know which customers come back',
  forWhom: 'Stores that know what was sold, but not who came back for more',
  setUp: `${commitments.implementationWeeks} weeks; the retention table is usually ready first`,
  dataNeeded: 'At least twelve months of orders; visits and campaigns if you track them',
};

export const demo: DemoTexts = {
  meta: {
    title: 'Customer Insight Analytics demo: segments from orders',
    description:
      'Group customers by when they last ordered, how often, and how much they spent. Try it with 1,000 sample customers or your own orders, and export the result.',
    keywords:
      'RFM demo, customer segmentation, k-means, silhouette, customer analytics, repeat buyers, try it with your own orders, upload a CSV of orders',
  },
  heading: 'Who your customers are',
  summary:
    'Turn a list of orders into named groups of customers, such as regulars, one-time buyers, and lapsed customers.',
  input: 'Your file, if you like: customer, date, and amount of each order. Takes two minutes.',
  lead: 'Group your customers into segments by how recently they bought, how often, and how much they spent. The demo names each segment and recommends how many segments to use.',
  data: 'The sample is two years of orders from 1,000 made-up customers. If you use your own file, its orders and names stay in this tab and are never sent or stored.',
  limits:
    'The product also uses visits and campaigns, and it predicts who is likely to leave. This demo uses three numbers per customer: days since the last order, number of orders, and spend.',
};
