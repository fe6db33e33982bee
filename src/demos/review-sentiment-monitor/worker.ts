import { expose } from 'comlink';
import { modelRunner } from '../shared/model/modelRunner';
import { readAll } from './model';

expose(modelRunner(readAll));
