import { expose } from 'comlink';
import { modelRunner } from '../shared/model/modelRunner';
import { scoreOrders } from './model';

expose(modelRunner(scoreOrders));
