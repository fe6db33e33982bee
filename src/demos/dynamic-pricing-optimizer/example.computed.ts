import { runToEnd } from '../shared/model/withProgress';
import { exampleInput } from './example';
import { learnDemand } from './model';

export const exampleResult = runToEnd(learnDemand(exampleInput));
