import { judge } from './evaluation';
import { keptBack, tunedOn } from './labelled';
import { passages } from './passages.computed';

/** What the assistant finds for the questions that its method and its threshold were chosen on. */
export const tuned = judge(tunedOn, passages);

/** What it finds for the questions that were kept back. */
export const unseen = judge(keptBack, passages);
