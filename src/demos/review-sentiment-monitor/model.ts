import { rollups } from 'd3-array';
import { counted, grouped } from '../../domain/numerals';
import type { Finding } from '../shared/csv/finding';
import type { Outcome } from '../shared/csv/outcomes';
import { statementOf } from '../shared/csv/outcomes';
import type { Total, WithReading } from '../shared/csv/reading';
import { lineFindings } from '../shared/csv/reading';
import type { TableInput } from '../shared/csv/source';
import { firstCharacters } from '../../domain/typedText';
import type { WithProgress } from '../shared/model/withProgress';
import { scaleProgress } from '../shared/model/withProgress';
import { ratingsIn } from './additions';
import { isEnglish } from './language';
import type { ReadReviews } from './readReviews';
import { readReviews } from './readReviews';
import type { Scale } from './ratings';
import { FIVE_STARS, onScale, starsText } from './ratings';
import type { ReviewColumn } from './reviewColumns';
import type { SourceReview } from './reviewLine';
import type { Sentence } from './score';
import { mean, readSentence, score, sentencesOf, unreadSentence } from './score';
import { pValueOf, trendOf } from './trend';
import { lexicon } from './vader/lexicon';
import { wordsOf } from './vader/step';
import type { ReviewScore } from './verdict';
import { isScored, verdictOn } from './verdict';

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

export interface ReviewResult extends WithReading<ReviewColumn>, Pick<ReadReviews, 'isPlain'> {
  readonly reviews: readonly ScoredReview[];
  /** P-value of a change over time; null if there are too few reviews or no dates. */
  readonly changePValue: number | null;
}

/** Maximum number of characters scored: about 5,000 reviews. */
const MAX_CHARACTERS = 500_000;
/** Reasons why a review has no score. */
const unscored = {
  unrated: 'no opinion words',
  unread: 'not in English',
  beyond: `beyond ${grouped(MAX_CHARACTERS)} characters, the most that we score`,
} as const;
/** Ratings are counted one by one on scales up to this. */
const MAX_COUNTED_SCALE = 10;
/** Maximum number of a review's sentences to show. */
const MAX_SHOWN_SENTENCES = 40;
const MIN_GOOD_STARS = 4;
const MAX_BAD_STARS = 2;
const READ_PROGRESS = 0.2;
const SCORED_PROGRESS = 0.9;

/** Scores the reviews of a text or a table. */
export function* readAll(input: ReviewInput): WithProgress<ReviewResult> {
  const { outcomes, lines, ratings, scale, findings, reading, isPlain } = yield* scaleProgress(
    readReviews(input),
    0,
    READ_PROGRESS,
  );
  const reviews = outcomes.flatMap((outcome) => ('item' in outcome ? [outcome.item] : []));
  const scored = yield* scaleProgress(scoreAll(reviews), READ_PROGRESS, SCORED_PROGRESS);
  const trend = trendOf(scored);
  const changePValue = trend.hasDates
    ? yield* scaleProgress(pValueOf(trend.points), SCORED_PROGRESS, 1)
    : null;
  const byLine = new Map(scored.map(({ line, score }) => [line, score]));
  const statement = yield* statementOf(
    outcomes.map((outcome): Outcome<unknown> => {
      const score = 'item' in outcome ? (byLine.get(outcome.item.line) ?? 'beyond') : 0;
      return typeof score === 'number' ? outcome : { kind: 'left out', reason: unscored[score] };
    }),
    lines,
    () => null,
  );
  return {
    reviews: scored,
    changePValue,
    isPlain: isPlain && scored.length === reviews.length,
    findings: [...findings, ...foreignTexts(scored), ...lineFindings(statement, reviews.length, '')],
    reading: reading && {
      ...reading,
      totals: totalsOf(scored, ratings, scale, reading.totals),
      statement: outcomes.length === 0 ? null : statement,
    },
  };
}

/** With a smaller share, the few texts that pass as English say nothing about the others. */
const MIN_ENGLISH_SHARE = 0.2;

/** Says how many texts aren't in English; an error if nearly all aren't. */
function foreignTexts(reviews: readonly ScoredReview[]): readonly Finding[] {
  const foreign = reviews.filter(({ score }) => score === 'unread').length;
  if (foreign === 0) return [];
  const least = reviews.some(({ isEnglish: isKnown }) => isKnown) ? 0 : MIN_ENGLISH_SHARE;
  const isNone = reviews.length - foreign <= least * reviews.length;
  const texts =
    foreign === reviews.length
      ? 'None of the texts is'
      : `${grouped(foreign)} of ${counted(reviews.length, 'text')} ${foreign === 1 ? 'isn’t' : 'aren’t'}`;
  return [
    {
      severity: isNone ? 'error' : 'info',
      message: `${texts} in English, the only language that we score.`,
      suggestion: isNone ? 'Translate them first.' : 'Only the others are scored.',
    },
  ];
}

/** Scores reviews up to the maximum number of characters. */
function* scoreAll(reviews: readonly SourceReview[]): WithProgress<readonly ScoredReview[]> {
  const scored: ScoredReview[] = [];
  let characters = 0;
  for (const review of reviews) {
    if (scored.length > 0 && characters + review.text.length > MAX_CHARACTERS) break;
    characters += review.text.length;
    scored.push(yield* scoreReview(review, (share) => (scored.length + share) / reviews.length));
  }
  return scored;
}

/**
 * Returns what a store knows by heart: how many reviews, and how many have each rating.
 * @param all ratings of all lines; null for texts without one
 * @param read number of reviews, and others
 */
function totalsOf(
  reviews: readonly ScoredReview[],
  all: readonly (number | null)[],
  scale: Scale,
  [texts, ...others]: readonly Total[],
): readonly Total[] {
  if (reviews.length === 0) return [];
  const ratings = all.filter((rating) => rating !== null);
  const unrated = all.length - ratings.length;
  const counts = rollups(
    scale.most > MAX_COUNTED_SCALE ? [] : ratings,
    ({ length }) => length,
    (rating) => Math.round(onScale(rating, scale)),
  ).toSorted(([a], [b]) => b - a);
  const nameOf = (rating: number) =>
    scale.most === FIVE_STARS.most ? starsText(rating) : `${rating} of ${scale.most}`;
  return [
    ...(texts ? [texts] : []),
    { value: grouped(reviews.filter(isScored).length), label: 'in English with opinion words, so scored' },
    ...others,
    ...counts.map(([own, count]) => ({ value: grouped(count), label: `with ${nameOf(own)}` })),
    ...(ratings.length > 0 && unrated > 0 ? [{ value: grouped(unrated), label: 'without a rating' }] : []),
  ];
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
  if (!(review.isEnglish ?? isEnglish(review.text, (word) => lexicon.has(word))))
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
