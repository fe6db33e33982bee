import { ratingsIn } from './additions';
import type { SourceReview } from './readSource';
import type { Sentence } from './score';
import { mean, score } from './score';
import { wordsOf } from './vader/step';

/** A review whose words contradict its stars. */
export interface Contradiction {
  /** From 1 to 5. */
  readonly stars: number;
  /** The score of its words without the stars, from -1 to 1. */
  readonly score: number;
  /** The word whose removal brings the score closest to the stars, with that score; null if there is none. */
  readonly without: { readonly word: string; readonly score: number } | null;
}

/** Minimum stars of a good review, and maximum of a bad one. */
const GOOD = 4;
const BAD = 2;
/** Longer reviews are skipped, because every word is tried. */
const MAX_SENTENCES = 40;

/** Compares a review's words with its stars, from the table or else from its text. */
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
    return scoredPlaces(sentence).map((place) => ({
      word: words[place] ?? '',
      score: mean(scores.with(index, score(words.toSpliced(place, 1).join(' ')))),
    }));
  });
  const [without] = tried.toSorted((a, b) => direction * (b.score - a.score));
  return { stars, score: own, without: without ?? null };
}

/** The words that VADER rates, and their modifiers. */
function scoredPlaces({ vader: { steps } }: Sentence): readonly number[] {
  const own = steps.filter(({ isAdded }) => !isAdded);
  const because = own.flatMap(({ changes }) => changes.flatMap((change) => change.because));
  return [...new Set([...own.map(({ place }) => place), ...because])];
}
