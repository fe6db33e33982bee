import { ratingsIn } from './additions';
import type { SourceReview } from './readSource';
import type { Sentence } from './score';
import { mean, score } from './score';
import { wordsOf } from './vader/words';

/** A review whose words say the opposite of its stars. */
export interface Contradiction {
  /** From 1 to 5. */
  readonly stars: number;
  /** The score of its words alone, from -1 to 1. */
  readonly score: number;
  /** The word without which the score comes nearest to the stars, and the score then; null if there is none. */
  readonly without: { readonly word: string; readonly score: number } | null;
}

/** From these stars on a review is good, or bad. */
const GOOD = 4;
const BAD = 2;
/** Reviews with more sentences are not looked through for the word: each of their words would be tried. */
const MAX_SENTENCES = 40;

/** Compares a review's words with its stars: those of a table, or the first ones in its text. */
export function contradictionOf(
  { rating, text }: Pick<SourceReview, 'rating' | 'text'>,
  sentences: readonly Sentence[],
): Contradiction | null {
  const stars = rating ?? ratingsIn(wordsOf(text))[0]?.stars ?? 3;
  if (stars > BAD && stars < GOOD) return null;
  const direction = stars >= GOOD ? 1 : -1;
  const scores = sentences.map((sentence) => score(sentence.text));
  const own = mean(scores);
  if (own * direction >= 0) return null;
  const tried = sentences.slice(0, MAX_SENTENCES).flatMap((sentence, index) => {
    const words = wordsOf(sentence.text);
    return placesThatCount(sentence).map((place) => ({
      word: words[place] ?? '',
      score: mean(scores.with(index, score(words.toSpliced(place, 1).join(' ')))),
    }));
  });
  const [without] = tried.toSorted((a, b) => direction * (b.score - a.score));
  return { stars, score: own, without: without ?? null };
}

/** The words that VADER rates, and those that change what they are worth. */
function placesThatCount({ vader: { steps } }: Sentence): readonly number[] {
  const own = steps.filter(({ isAdded }) => !isAdded);
  const because = own.flatMap(({ changes }) => changes.flatMap((change) => change.because));
  return [...new Set([...own.map(({ place }) => place), ...because])];
}
