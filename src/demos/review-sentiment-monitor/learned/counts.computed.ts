import { labelled } from './labelled';
import { countWords } from './naiveBayes';

/** Word counts from the training half of the labeled sentences. */
export const seenCounts = countWords(labelled.filter(({ isUnseen }) => !isUnseen));
