import { runToEnd } from '../shared/model/withProgress';
import { exampleInput } from './example';
import { findSegments } from './model';

export const exampleResult = runToEnd(findSegments(exampleInput));
