import { expose } from 'comlink';
import { answeringFrom } from './model';
import { site } from './site.computed';

expose(answeringFrom(site));
