import { byAnyPeriod } from '../billingUnits';
import { capitalized, inWords } from '../../domain/numerals';
import { productIds } from '../slugs';
import type { PageMeta } from '../types';

const count = inWords(productIds.length);

/** Texts of /shop around its products. */
export const shopPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** Label of the link to /compare. */
  readonly compare: string;
  /** Replaces the filters without scripts. */
  readonly withoutScripts: string;
} = {
  meta: {
    title: `Shop: ${count} AI products for online retailers`,
    description: `Compare ${count} products by what they help your store decide, from the order of its shelves to the order that should not ship. Billed ${byAnyPeriod}.`,
    keywords: [
      'AI products',
      'online retail',
      'subscription',
      'dynamic pricing',
      'chat assistant',
      'fraud prevention',
    ],
  },
  heading: `${capitalized(count)} products for your online shop`,
  lead: 'Each is AI that does one job, such as sorting the shelf, proposing prices or answering questions. Try its demo first.',
  compare: `Compare all ${count}`,
  withoutScripts:
    'Choosing a category and sorting need JavaScript, which this browser has turned off. Here are all products, by name.',
};
