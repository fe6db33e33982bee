import { promises } from '../promises';
import type { Specification } from './types';

/** Last rows of every product's specifications: guarantees for all products. */
export const promisedRows: readonly Specification[] = [
  {
    name: 'Support',
    value: `Response within ${promises.supportHours} hours, follow-up within ${promises.followUpHours} hours`,
  },
  { name: 'Money-back guarantee', value: `${promises.moneyBackDays} days` },
];
