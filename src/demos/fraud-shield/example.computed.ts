import { runToEnd } from '../shared/model/withProgress';
import { EXAMPLE_SEED } from './example';
import { scoreOrders } from './model';

export const exampleResult = runToEnd(scoreOrders(EXAMPLE_SEED));
