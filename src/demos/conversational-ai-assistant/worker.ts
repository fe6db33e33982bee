import { expose } from 'comlink';
import { modelRunner } from '../shared/model/modelRunner';
import { answeringFrom } from './model';
import { passages } from './passages.computed';

expose(modelRunner(answeringFrom(passages)));
