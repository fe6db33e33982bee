import type { PageMeta } from '../types';

/** What /shop says around its products. */
export const shopPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
} = {
  meta: {
    title: 'Shop: six AI products for online retailers',
    description:
      'Compare six products that show, price, answer, count, listen and guard for your shop. Monthly or yearly billing, 30-day money-back.',
    keywords: [
      'AI products',
      'online retail',
      'subscription',
      'dynamic pricing',
      'chat assistant',
      'fraud prevention',
    ],
  },
  heading: 'Six products, one for each leak',
  lead: 'A shelf that sells the wrong thing, a price nobody checked, a question nobody answered. Pick the leak that costs you most and close that one first.',
};
