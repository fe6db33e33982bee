import { exposeModel } from '../shared/model/modelRunner';
import { findSegments } from './model';

exposeModel(findSegments, null);
