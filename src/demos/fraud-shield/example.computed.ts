import { runToEnd } from '../shared/model/steps';
import { EXAMPLE_SEED } from './example';
import { scoreOrders } from './model';

/** The example's result, computed at build time. */
export const exampleResult = runToEnd(scoreOrders(EXAMPLE_SEED));
