import { promises } from '../promises';
import type { Specification } from './types';

/** Guarantees for every product, as the last rows of its specifications. */
export const promisedRows: readonly Specification[] = [
  {
    name: 'Support',
    value: `Response within ${promises.supportHours} hours, follow-up within ${promises.followUpHours} hours`,
  },
  { name: 'Money-back guarantee', value: `${promises.moneyBackDays} days` },
];
