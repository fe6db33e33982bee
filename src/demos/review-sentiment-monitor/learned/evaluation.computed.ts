import { evaluate } from './evaluation';
import { labelled } from './labelled';

/** Both methods on the half of the labelled sentences that nothing was learned from. */
export const evaluation = evaluate(labelled);
