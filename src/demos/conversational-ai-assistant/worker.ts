import { expose } from 'comlink';
import { modelRunner } from '../shared/model/modelRunner';
import { answeringFrom } from './model';
import { passagesOf } from './passage';
import { facts, places } from './passages.computed';

expose(modelRunner(answeringFrom(passagesOf(places), facts)));
