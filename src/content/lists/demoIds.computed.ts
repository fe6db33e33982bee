import { keysOf } from '../../domain/records';
import { demoTexts } from './demoTexts';

/** Products with a live demo, in shop order. Visitors request demos of the others by form. */
export const demoIds = keysOf(demoTexts);
