import { runToEnd } from '../shared/model/steps';
import { exampleInput } from './example';
import { train } from './model';

/** What the method has learned in the example. */
export const exampleResult = runToEnd(train(exampleInput));
