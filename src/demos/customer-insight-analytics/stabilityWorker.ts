import { expose } from 'comlink';
import { modelRunner } from '../shared/model/modelRunner';
import { stabilityOf } from './stability';

expose(modelRunner(stabilityOf));
