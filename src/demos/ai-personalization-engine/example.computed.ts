import { runToEnd } from '../shared/model/steps';
import { exampleInput } from './example';
import { train } from './model';

export const exampleResult = runToEnd(train(exampleInput));
