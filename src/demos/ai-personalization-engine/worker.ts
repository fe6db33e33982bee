import { expose } from 'comlink';
import { modelRunner } from '../shared/model/modelRunner';
import { train } from './model';

expose(modelRunner(train));
