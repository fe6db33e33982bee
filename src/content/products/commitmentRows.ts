import { commitments } from '../commitments';
import type { Specification } from './types';

/** Guarantees that apply to every product, shown as the last rows of its specifications. */
export const commitmentRows: readonly Specification[] = [
  { name: 'Limits', value: 'None on orders, products, or visitors; the price is per store' },
  {
    name: 'Support',
    value: `Response within ${commitments.supportHours} hours for customers, follow-up within ${commitments.followUpHours} hours for everyone`,
  },
  { name: 'Money-back guarantee', value: `${commitments.moneyBackDays} days from going live` },
];
