import { runToEnd } from '../shared/model/withProgress';
import { exampleInput } from './example';
import { readAll } from './model';

export const exampleResult = runToEnd(readAll(exampleInput));
