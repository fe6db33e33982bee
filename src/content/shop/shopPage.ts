import { byAnyPeriod } from '../billingUnits';
import { capitalized, inWords } from '../../domain/numerals';
import { productIds } from '../slugs';
import type { PageMeta } from '../types';

const count = inWords(productIds.length);

/** What /shop says around its products. */
export const shopPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** What leads to /compare. */
  readonly compare: string;
} = {
  meta: {
    title: `Shop: ${count} AI products for online retailers`,
    description: `Compare ${count} products by what they take over in your shop, from the order of its shelves to the order that should not ship. Billed ${byAnyPeriod}.`,
    keywords: [
      'AI products',
      'online retail',
      'subscription',
      'dynamic pricing',
      'chat assistant',
      'fraud prevention',
    ],
  },
  heading: `${capitalized(count)} products, one for each leak`,
  lead: 'A shelf that sells the wrong thing, a price nobody checked, a question nobody answered. Pick the leak that costs you most and close that one first.',
  compare: `Compare all ${count} side by side`,
};
