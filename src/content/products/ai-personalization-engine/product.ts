import { commitments } from '../../commitments';
import type { DemoTexts, ProductContent } from '../types';

export const product: ProductContent = {
  name: 'AI Personalization Engine',
  category: 'ai-solutions',
  priceCents: 2999,
  originalPriceCents: 3699,
  rating: 4.8,
  reviews: 212,
  availability: 'In Stock',
  description:
    'Re-sorts your catalog for every visitor, so the first row shows what they’re likely to buy and keep.',
  highlights: [
    'Fewer returns: what people keep comes first',
    'New arrivals placed from day one',
    'Your rules come first',
  ],
  services: ['personalization-recommendation', 'recommendation-engines', 'customer-segmentation'],
  problem: 'returns are high, or shoppers can’t find things',
  forWhom: 'Stores with more products than fit on page one, sorted by hand until now',
  setUp: `${commitments.implementationWeeks} weeks`,
  dataNeeded: 'Three months of orders for a good start; product feed',
};

export const demo: DemoTexts = {
  meta: {
    title: 'AI Personalization Engine demo: a shelf that sorts itself',
    description:
      'Sixty items in a sample outdoor store change places as you click, and each one tells you why. See how often the suggestions are right.',
    keywords:
      'personalization demo, matrix factorization, implicit feedback, recommendations, try recommendations, personalized home page',
  },
  heading: 'A shelf that sorts itself',
  summary: 'Click items in a sample store and watch the shelf re-sort for you.',
  input: 'No data needed. Takes a minute.',
  lead: 'Choose items you like in this sample store. After each choice, the shelf re-sorts for you, and every item tells you why it’s there.',
  data: 'We made up the 300 shoppers. The demo knows who clicked what, but nothing about the items themselves, not even their departments. Your clicks are kept only in this page’s address, so a copied link includes them.',
  limits:
    'The product keeps learning, and it can recommend new items that nobody has clicked yet. It takes inventory, returns, and your own rules into account. This demo sees only clicks and doesn’t keep learning.',
};
