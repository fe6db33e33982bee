import { seenCounts } from './counts.computed';

/** How many sentences of praise and of complaint were learned from; the page needs no more of what was counted. */
export const seenSentences = seenCounts.sentences;
