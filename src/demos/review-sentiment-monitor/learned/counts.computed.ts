import { labeled } from './labeled';
import { countWords } from './naiveBayes';

/** Word counts from the training half of the labeled sentences. */
export const trainingCounts = countWords(labeled.filter(({ isTest }) => !isTest));
