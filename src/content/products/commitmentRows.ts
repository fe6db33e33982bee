import { commitments } from '../commitments';
import type { Specification } from './types';

export const limitsRow: Specification = {
  name: 'Limits',
  value: 'None on orders, products, or visitors; the price is per store',
};

export const guaranteeRows: readonly Specification[] = [
  {
    name: 'Support',
    value: `Response within ${commitments.supportHours} hours for customers, follow-up within ${commitments.followUpHours} hours for everyone`,
  },
  { name: 'Money-back guarantee', value: `${commitments.moneyBackDays} days from going live` },
];

/** The last rows of a product's specifications, which are the same for all products. */
export const commitmentRows: readonly Specification[] = [limitsRow, ...guaranteeRows];
