import { runToEnd } from '../shared/model/steps';
import { exampleInput } from './example';
import { findSegments } from './model';

/** What the model finds in the example. */
export const exampleResult = runToEnd(findSegments(exampleInput));
