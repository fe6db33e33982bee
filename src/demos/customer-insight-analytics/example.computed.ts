import { runToEnd } from '../shared/model/withProgress';
import { findSegments } from './model';

export const exampleResult = runToEnd(findSegments(null));
