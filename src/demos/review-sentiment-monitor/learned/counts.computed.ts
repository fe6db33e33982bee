import { labelled } from './labelled';
import { countWords } from './naiveBayes';

/** What the seen half of the labelled sentences teaches. */
export const seenCounts = countWords(labelled.filter(({ isUnseen }) => !isUnseen));
