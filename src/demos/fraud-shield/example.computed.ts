import { runToEnd } from '../shared/model/steps';
import { EXAMPLE_SEED } from './example';
import { scoreOrders } from './model';

/** What both methods say of the example's orders. */
export const exampleResult = runToEnd(scoreOrders(EXAMPLE_SEED));
