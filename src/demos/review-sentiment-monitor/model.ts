import { firstCharacters } from '../../domain/typedText';
import type { Chosen } from '../shared/csv/columns';
import type { CsvSource } from '../shared/csv/source';
import type { WithProgress } from '../shared/model/withProgress';
import { scaleProgress } from '../shared/model/withProgress';
import { ratingsIn } from './additions';
import { isEnglish } from './language';
import type { ReadSource, SourceReview } from './readSource';
import { readSource } from './readSource';
import type { ReviewColumn } from './reviewColumns';
import type { Sentence } from './score';
import { mean, readSentence, score, sentencesOf, unreadSentence } from './score';
import { pValueOf, trendOf } from './trend';
import { lexicon } from './vader/lexicon';
import { wordsOf } from './vader/step';
import type { ReviewScore } from './verdict';

export interface ReviewInput {
  readonly source: CsvSource;
  readonly columns: Chosen<ReviewColumn>;
}

/** A review whose words contradict its stars. */
interface Contradiction {
  /** From 1 to 5. */
  readonly stars: number;
  /** Score of the words alone, without star ratings and our emoji ratings, from -1 to 1. */
  readonly score: number;
  /** The word whose removal moves the score most toward the stars, with the resulting score. */
  readonly without: { readonly word: string; readonly score: number } | null;
}

/** A review with its score: the mean of its sentences' scores, from -1 to 1. */
export interface ScoredReview extends SourceReview {
  readonly score: ReviewScore;
  readonly sentences: readonly Sentence[];
  /** Number of sentences that are not shown. */
  readonly hiddenCount: number;
  /** Null unless its words contradict its stars. */
  readonly contradiction: Contradiction | null;
}

export interface ReviewResult extends Omit<ReadSource, 'reviews'> {
  readonly reviews: readonly ScoredReview[];
  /** Number of reviews beyond the limit, which aren't scored. */
  readonly beyond: number;
  /** P-value of a change over time; null if there are too few reviews. */
  readonly changePValue: number | null;
}

/** Maximum number of characters scored: about 5,000 reviews. */
export const MAX_CHARACTERS = 500_000;
/** Maximum number of a review's sentences to show, and to search word by word for a contradiction. */
const MAX_SHOWN_SENTENCES = 40;
const MIN_GOOD_STARS = 4;
const MAX_BAD_STARS = 2;
const READ_PROGRESS = 0.2;
const SCORED_PROGRESS = 0.9;

/** Scores the reviews of a text or a table. */
export function* readAll({ source, columns }: ReviewInput): WithProgress<ReviewResult> {
  const { reviews, ...read } = yield* scaleProgress(readSource(source, columns), 0, READ_PROGRESS);
  const scored: ScoredReview[] = [];
  let characters = 0;
  for (const review of reviews) {
    if (scored.length > 0 && characters + review.text.length > MAX_CHARACTERS) break;
    characters += review.text.length;
    scored.push(
      yield* scoreReview(
        review,
        (share) =>
          READ_PROGRESS + (SCORED_PROGRESS - READ_PROGRESS) * ((scored.length + share) / reviews.length),
      ),
    );
  }
  const changePValue = yield* scaleProgress(pValueOf(trendOf(scored)), SCORED_PROGRESS, 1);
  return { ...read, reviews: scored, beyond: reviews.length - scored.length, changePValue };
}

function* scoreReview(review: SourceReview, progress: (share: number) => number): WithProgress<ScoredReview> {
  const texts = sentencesOf(firstCharacters(review.text, MAX_CHARACTERS));
  const sentences: Sentence[] = [];
  for (const [place, text] of texts.entries()) {
    sentences.push(readSentence(text));
    yield progress((place + 1) / texts.length);
  }
  const shown = sentences.slice(0, MAX_SHOWN_SENTENCES);
  const hiddenCount = sentences.length - shown.length;
  if (!isEnglish(review.text, (word) => lexicon.has(word)))
    return {
      ...review,
      score: 'unread',
      sentences: shown.map(({ text }) => unreadSentence(text)),
      hiddenCount,
      contradiction: null,
    };
  return {
    ...review,
    score: sentences.some(({ vader }) => vader.steps.length > 0)
      ? mean(sentences.map(({ vader }) => vader.compound))
      : 'unrated',
    sentences: shown,
    hiddenCount,
    contradiction: contradictionOf(review, sentences),
  };
}

/** Compares a review's words with its stars, taken from the table or else from its text. */
function contradictionOf(
  { rating, text }: Pick<SourceReview, 'rating' | 'text'>,
  sentences: readonly Sentence[],
): Contradiction | null {
  const stars = rating ?? ratingsIn(wordsOf(text))[0]?.stars ?? 3;
  if (stars > MAX_BAD_STARS && stars < MIN_GOOD_STARS) return null;
  const direction = stars >= MIN_GOOD_STARS ? 1 : -1;
  const scores = sentences.map((sentence) => score(sentence.text));
  const own = mean(scores);
  if (own * direction >= 0) return null;
  const tried = sentences.slice(0, MAX_SHOWN_SENTENCES).flatMap((sentence, index) => {
    const words = wordsOf(sentence.text);
    return scoredPlaces(sentence).map((place) => ({
      word: words[place] ?? '',
      score: mean(scores.with(index, score(words.toSpliced(place, 1).join(' ')))),
    }));
  });
  const [without] = tried.toSorted((a, b) => direction * (b.score - a.score));
  return { stars, score: own, without: without ?? null };
}

/** Returns the indexes of the words that VADER rates, and of their modifiers. */
function scoredPlaces({ vader: { steps } }: Sentence): readonly number[] {
  const own = steps.filter(({ isAdded }) => !isAdded);
  const because = own.flatMap(({ changes }) => changes.flatMap((change) => change.because));
  return [...new Set([...own.map(({ place }) => place), ...because])];
}
