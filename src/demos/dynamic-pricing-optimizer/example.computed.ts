import { runToEnd } from '../shared/model/withProgress';
import { learnDemand } from './model';

export const exampleResult = runToEnd(learnDemand(null));
