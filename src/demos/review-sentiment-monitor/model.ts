import type { Chosen } from '../shared/csv/columns';
import { part } from '../shared/csv/readCsv';
import type { CsvSource } from '../shared/csv/source';
import type { Steps } from '../shared/model/steps';
import type { Contradiction } from './contradiction';
import { contradictionOf } from './contradiction';
import { isEnglish } from './language';
import { isLearned } from './learned/score';
import { MAX_CHARACTERS } from './limits';
import type { ReadSource, SourceReview } from './readSource';
import { readSource } from './readSource';
import type { ReviewColumn } from './reviewColumns';
import type { Sentence } from './score';
import { mean, readSentence, sentencesOf, unreadSentence } from './score';
import { lexicon } from './vader/lexicon';

/** Reviews to score, and the columns of their table. */
export interface ReviewInput {
  readonly source: CsvSource;
  readonly columns: Chosen<ReviewColumn>;
}

/** A review with both methods' scores: the mean of its sentences' scores, from -1 to 1. */
export interface ScoredReview extends SourceReview {
  /** VADER's score; null if the review is not in English, or nothing in it can be read. */
  readonly score: number | null;
  /** The learned method's score; null like `score`. */
  readonly learned: number | null;
  readonly sentences: readonly Sentence[];
  /** Number of sentences scored but not explained word by word. */
  readonly left: number;
  /** Set if its words contradict its stars. */
  readonly contradiction: Contradiction | null;
}

/** The scored reviews. */
export interface ReviewResult extends Omit<ReadSource, 'reviews'> {
  readonly reviews: readonly ScoredReview[];
  /** Number of reviews beyond the limit. */
  readonly beyond: number;
}

/** Maximum number of sentences explained per review; the rest are only scored. */
const MAX_SHOWN_SENTENCES = 40;
/** Progress after reading the table. */
const READING = 0.2;

/** Scores the reviews of a text or a table. */
export function* readAll({ source, columns }: ReviewInput): Steps<ReviewResult> {
  const { reviews, ...read } = yield* part(readSource(source, columns), 0, READING);
  const scored: ScoredReview[] = [];
  let characters = 0;
  for (const review of reviews) {
    if (scored.length > 0 && characters + review.text.length > MAX_CHARACTERS) break;
    characters += review.text.length;
    scored.push(
      yield* scoreReview(
        review,
        (share) => READING + (1 - READING) * ((scored.length + share) / reviews.length),
      ),
    );
  }
  return { ...read, reviews: scored, beyond: reviews.length - scored.length };
}

function* scoreReview(review: SourceReview, progress: (share: number) => number): Steps<ScoredReview> {
  const texts = sentencesOf(review.text.slice(0, MAX_CHARACTERS));
  const sentences: Sentence[] = [];
  for (const [place, text] of texts.entries()) {
    sentences.push(readSentence(text));
    yield progress((place + 1) / texts.length);
  }
  const shown = sentences.slice(0, MAX_SHOWN_SENTENCES);
  const left = sentences.length - shown.length;
  if (!isReadable(review.text, sentences))
    return {
      ...review,
      score: null,
      learned: null,
      sentences: shown.map(({ text }) => unreadSentence(text)),
      left,
      contradiction: null,
    };
  return {
    ...review,
    score: mean(sentences.map(({ vader }) => vader.compound)),
    learned: mean(sentences.map(({ learned }) => learned.score)),
    sentences: shown,
    left,
    contradiction: contradictionOf(review, sentences),
  };
}

/** Whether a review has English words or rated signs, and is not in another language. */
function isReadable(text: string, sentences: readonly Sentence[]): boolean {
  if (!/\p{L}/u.test(text)) return sentences.some(({ vader }) => vader.steps.length > 0);
  return isEnglish(text, (word) => lexicon.has(word) || isLearned(word));
}
