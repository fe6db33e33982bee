import { expose } from 'comlink';
import { modelRunner } from '../shared/model/modelRunner';
import { findSegments } from './model';

expose(modelRunner(findSegments));
