import { runToEnd } from '../shared/model/steps';
import { exampleInput } from './example';
import { learnDemand } from './model';

export const exampleResult = runToEnd(learnDemand(exampleInput));
