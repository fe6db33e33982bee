import { runToEnd } from '../shared/model/steps';
import { exampleInput } from './example';
import { readAll } from './model';

/** The example's result, computed at build time. */
export const exampleResult = runToEnd(readAll(exampleInput));
