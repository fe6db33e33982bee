import { runToEnd } from '../shared/model/steps';
import { exampleInput } from './example';
import { findSegments } from './model';

/** The example's result, computed at build time. */
export const exampleResult = runToEnd(findSegments(exampleInput));
