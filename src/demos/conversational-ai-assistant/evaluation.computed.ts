import { evaluated, judge, thresholds } from './evaluation';
import { keptBack, tunedOn } from './labelled';
import { THRESHOLD } from './model';
import { passagesOf } from './passage';
import { places } from './passages.computed';

const passages = passagesOf(places);
const tuned = judge(tunedOn, passages);
const unseen = judge(keptBack, passages);

/** How the assistant does on the questions that its method was chosen on, at each threshold that was looked at. */
export const byThreshold = thresholds.map((threshold) => ({ ...evaluated(tuned, threshold), wrong: [] }));

/** How it does on these at its own threshold. */
export const chosenOn = evaluated(tuned, THRESHOLD);

/** How it does on the questions that were kept back. */
export const onUnseen = evaluated(unseen, THRESHOLD);
