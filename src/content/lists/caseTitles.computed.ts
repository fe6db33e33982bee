import { mapValues } from '../../domain/records';
import { cases } from './cases';

export const caseTitles = mapValues(cases, ({ title }) => title);
