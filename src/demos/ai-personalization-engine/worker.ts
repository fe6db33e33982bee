import { exposeModel } from '../shared/model/modelRunner';
import { exampleInput } from './example';
import { train } from './model';

exposeModel(train, exampleInput);
