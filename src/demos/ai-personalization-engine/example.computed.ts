import { runToEnd } from '../shared/model/withProgress';
import { exampleInput } from './example';
import { train } from './model';

export const exampleResult = runToEnd(train(exampleInput));
