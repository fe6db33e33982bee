import { runToEnd } from '../shared/model/steps';
import { exampleInput } from './example';
import { readAll } from './model';

/** What the model says of the example. */
export const exampleResult = runToEnd(readAll(exampleInput));
