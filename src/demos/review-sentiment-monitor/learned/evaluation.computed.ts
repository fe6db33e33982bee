import { evaluate } from './evaluation';
import { labelled } from './labelled';

/** Both methods' results on the test half of the labeled sentences. */
export const evaluation = evaluate(labelled);
