import { exposeModel } from '../shared/model/exposeModel';
import { exampleInput } from './example';
import { findSegments } from './model';

exposeModel(findSegments, exampleInput);
