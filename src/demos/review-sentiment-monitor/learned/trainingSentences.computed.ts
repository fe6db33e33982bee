import { trainingCounts } from './counts.computed';

/** The number of positive and negative training sentences; the page needs no other counts. */
export const trainingSentences = trainingCounts.sentences;
