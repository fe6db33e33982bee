import { byAnyPeriod } from '../billingUnits';
import { promises } from '../promises';
import type { PageMeta, Point } from '../types';

/** What /cart says around its lines. */
export const cartPage: {
  readonly meta: PageMeta;
  readonly empty: string;
  readonly support: Point;
  /** The text of the link to /store. */
  readonly insideTheStore: string;
  /** The text of the link to /orders. */
  readonly orders: string;
} = {
  meta: {
    title: 'Cart',
    description: `What you have chosen so far, what it costs ${byAnyPeriod}, and what is due today, tax included.`,
    keywords: ['shopping cart', 'order summary', 'billing periods'],
  },
  empty: 'Nothing waits here, and nothing was lost. What you add stays on this device until you take it out.',
  support: {
    title: 'Stuck on a choice?',
    text: `Ask a person before you pay. Support answers within ${promises.supportHours} hours.`,
  },
  insideTheStore: 'How this cart is kept: see inside the store',
  orders: 'What you have ordered on this device',
};
