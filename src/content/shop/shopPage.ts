import { byAnyPeriod } from '../billingUnits';
import { capitalized, inWords } from '../../domain/numerals';
import { everyProductHasDemo } from '../demos/hasDemo';
import { productIds } from '../slugs';
import type { PageMeta } from '../types';

const count = inWords(productIds.length);
const oneJob = `does one job${everyProductHasDemo ? ' and has a live demo' : ''}`;

export const shopPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** Text of the link to /compare. */
  readonly compare: string;
  readonly pricePeriod: string;
  /** Shown instead of the filters if scripts are off. */
  readonly withoutScripts: string;
} = {
  meta: {
    title: `Shop: ${count} AI products for online retailers`,
    description: `Compare ${count} AI products for your online store, from sorting your catalog to stopping fraud. Each ${oneJob}. Billed ${byAnyPeriod}.`,
    keywords: [
      'AI products',
      'online retail',
      'subscription',
      'dynamic pricing',
      'chat assistant',
      'fraud prevention',
    ],
  },
  heading: `${capitalized(count)} products for your online store`,
  lead: `Each product ${oneJob}.`,
  compare: `Compare all ${count}`,
  pricePeriod: 'Prices are shown for the billing period you chose on the pricing page.',
  withoutScripts:
    'Filtering and sorting need JavaScript, which is turned off in this browser. Here are all products, by name.',
};
