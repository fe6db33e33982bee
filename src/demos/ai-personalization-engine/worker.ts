import { exposeModel } from '../shared/model/exposeModel';
import { exampleInput } from './example';
import { train } from './model';

exposeModel(train, exampleInput);
