import { grouped } from '../../domain/numerals';
import type { TableInput } from '../shared/csv/source';
import { firstCharacters } from '../../domain/typedText';
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
import { verdictOn } from './verdict';

export type ReviewInput = TableInput<ReviewColumn>;

/** A review with its score: the mean of its sentences' scores, from -1 to 1. */
export interface ScoredReview extends SourceReview {
  readonly score: ReviewScore;
  readonly sentences: readonly Sentence[];
  /** Number of sentences that are not shown. */
  readonly hiddenCount: number;
  /** True if its words contradict its stars. */
  readonly contradictsStars: boolean;
}

export interface ReviewResult extends Omit<ReadSource, 'reviews'> {
  readonly reviews: readonly ScoredReview[];
  /** P-value of a change over time; null if there are too few reviews. */
  readonly changePValue: number | null;
}

/** Maximum number of characters scored: about 5,000 reviews. */
const MAX_CHARACTERS = 500_000;
/** Maximum number of a review's sentences to show. */
const MAX_SHOWN_SENTENCES = 40;
const MIN_GOOD_STARS = 4;
const MAX_BAD_STARS = 2;
const READ_PROGRESS = 0.2;
const SCORED_PROGRESS = 0.9;

/** Scores the reviews of a text or a table. */
export function* readAll(input: ReviewInput): WithProgress<ReviewResult> {
  const { reviews, ...read } = yield* scaleProgress(readSource(input), 0, READ_PROGRESS);
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
  const beyond = reviews.length - scored.length;
  return {
    ...read,
    reviews: scored,
    changePValue,
    findings: [
      ...read.findings,
      ...(beyond === 0
        ? []
        : [
            {
              severity: 'warning' as const,
              message: `Only the first ${grouped(scored.length)} reviews are scored.`,
              suggestion: `This demo scores up to ${grouped(MAX_CHARACTERS)} characters. Split the file to score the other ${grouped(beyond)}.`,
            },
          ]),
    ],
  };
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
      contradictsStars: false,
    };
  return {
    ...review,
    score: sentences.some(({ vader }) => vader.steps.length > 0)
      ? mean(sentences.map(({ vader }) => vader.compound))
      : 'unrated',
    sentences: shown,
    hiddenCount,
    contradictsStars: contradictsStars(review, sentences),
  };
}

/** Tests whether a review's words contradict its stars, taken from the table or else from its text. */
function contradictsStars(
  { rating, text }: Pick<SourceReview, 'rating' | 'text'>,
  sentences: readonly Sentence[],
): boolean {
  const stars = rating ?? ratingsIn(wordsOf(text))[0]?.stars ?? 3;
  if (stars > MAX_BAD_STARS && stars < MIN_GOOD_STARS) return false;
  const ofWords = verdictOn(mean(sentences.map((sentence) => score(sentence.text))));
  return ofWords === (stars >= MIN_GOOD_STARS ? 'negative' : 'positive');
}
