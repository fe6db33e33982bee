import { commitments } from '../commitments';
import type { Specification } from './types';

/** Guarantees that apply to every product, shown as the last rows of its specifications. */
export const commitmentRows: readonly Specification[] = [
  {
    name: 'Support',
    value: `Response within ${commitments.supportHours} hours, follow-up within ${commitments.followUpHours} hours`,
  },
  { name: 'Money-back guarantee', value: `${commitments.moneyBackDays} days` },
];
