import { exposeModel } from '../shared/model/modelRunner';
import { exampleInput } from './example';
import { findSegments } from './model';

exposeModel(findSegments, exampleInput);
