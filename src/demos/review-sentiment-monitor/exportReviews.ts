import { csvText } from '../shared/csv/writeCsv';
import type { ScoredReview } from './model';
import { sumOf } from './rows';
import type { ReviewScore } from './verdict';
import { reviewVerdictLabels, verdictOnReview } from './verdict';

/** Writes reviews with their scores as CSV. Without a score, the cell is empty and the verdict says why. */
export function scoresAsCsv(reviews: readonly ScoredReview[], threshold: number): string {
  const rows = reviews.map(({ line, date, product, rating, score, text }) => [
    line,
    date ?? '',
    product ?? '',
    rating ?? '',
    scoreCell(score),
    reviewVerdictLabels[verdictOnReview(score, threshold)],
    text,
  ]);
  const names = ['line', 'date', 'product', 'rating', 'score (VADER)', 'verdict', 'review'];
  return csvText([names, ...rows]);
}

/** Writes each word of the reviews, with what it adds to the sum of its sentence, as CSV. */
export function wordsAsCsv(reviews: readonly ScoredReview[]): string {
  const rows = reviews
    .filter(({ score }) => score !== 'unread')
    .flatMap(({ line, sentences }) =>
      sentences.flatMap((sentence) =>
        sumOf(sentence).rows.map(({ word, value, detail, sum }) => [
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
function scoreCell(score: ReviewScore): number | '' {
  return typeof score === 'number' ? Number(score.toFixed(4)) : '';
}
