import { expose } from 'comlink';
import { modelRunner } from '../shared/model/modelRunner';
import { learnDemand } from './model';

expose(modelRunner(learnDemand));
