import { csvText } from '../shared/csv/writeCsv';
import type { ScoredReview } from './model';
import type { Method } from './rows';
import { sumOf } from './rows';
import type { ReviewScore } from './verdict';
import { learnedVerdictLabels, reviewVerdictLabels, verdictOnReview } from './verdict';

/** Writes reviews with their scores as CSV. Without a score, the cell is empty and the verdict says why. */
export function scoresAsCsv(reviews: readonly ScoredReview[], threshold: number): string {
  const rows = reviews.map(({ line, date, product, rating, score, learned, text }) => [
    line,
    date ?? '',
    product ?? '',
    rating ?? '',
    scoreText(score),
    reviewVerdictLabels[verdictOnReview(score, threshold)],
    scoreText(learned),
    learnedVerdictLabels[verdictOnReview(learned, threshold)],
    text,
  ]);
  const names = [
    'line',
    'date',
    'product',
    'rating',
    'score by word list (VADER)',
    'verdict by word list',
    'score by trained model (naive Bayes)',
    'verdict by trained model',
    'review',
  ];
  return csvText([names, ...rows]);
}

/** Writes each word of the reviews, with what it adds to the sum of its sentence, as CSV. */
export function wordsAsCsv(reviews: readonly ScoredReview[], method: Method): string {
  const rows = reviews
    .filter(({ score }) => score !== 'unread')
    .flatMap(({ line, sentences }) =>
      sentences.flatMap((sentence) =>
        sumOf(sentence, method).rows.map(({ word, value, detail, sum }) => [
          line,
          sentence.text,
          word,
          value,
          detail,
          Number(sum.toFixed(3)),
        ]),
      ),
    );
  return csvText([['line', 'sentence', 'word', 'adds', 'reason', 'sum'], ...rows]);
}

/** Rounds a score to four decimals, like VADER's own. */
function scoreText(score: ReviewScore): string {
  return typeof score === 'number' ? String(Number(score.toFixed(4))) : '';
}
