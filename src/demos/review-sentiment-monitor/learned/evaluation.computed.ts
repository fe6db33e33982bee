import { evaluate } from './evaluation';
import { labeled } from './labeled';

/** Both methods' results on the test half of the labeled sentences. */
export const evaluation = evaluate(labeled);
