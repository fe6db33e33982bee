import { expose } from 'comlink';
import { classifier } from './classifier.computed';
import { answeringFrom } from './model';
import { site } from './site.computed';

expose(answeringFrom(site, classifier));
