import { exposeModel } from '../shared/model/modelRunner';
import { EXAMPLE_SEED } from './example';
import { scoreOrders } from './model';

exposeModel(scoreOrders, EXAMPLE_SEED);
