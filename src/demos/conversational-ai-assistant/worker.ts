import { expose } from 'comlink';
import { readingFrom } from './model';
import { site } from './site.computed';

expose(readingFrom(site));
