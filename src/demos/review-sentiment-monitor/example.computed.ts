import { runToEnd } from '../shared/model/withProgress';
import { exampleInput } from './example';
import type { ReviewResult } from './model';
import { readAll } from './model';

export const exampleResult: ReviewResult = { ...runToEnd(readAll(exampleInput)), reading: null };
