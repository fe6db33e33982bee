import { runToEnd } from '../shared/model/steps';
import { exampleInput } from './example';
import { learnDemand } from './model';

/** What the model learns from the example. */
export const exampleResult = runToEnd(learnDemand(exampleInput));
