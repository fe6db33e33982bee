import { promises } from '../promises';
import type { Specification } from './types';

/** The last rows of every product's specifications: what the company promises for all of them. */
export const promisedRows: readonly Specification[] = [
  {
    name: 'Support',
    value: `Response within ${promises.supportHours} hours, follow-up within ${promises.followUpHours} hours`,
  },
  { name: 'Money-back guarantee', value: `${promises.moneyBackDays} days` },
];
