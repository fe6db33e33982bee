import { csvRow } from '../shared/csv/writeCsv';
import type { ScoredReview } from './model';
import { reviewVerdictLabels, verdictOnReview } from './verdict';

/** Reviews with their scores as CSV. A review that couldn't be read has no score. */
export function scoresAsCsv(reviews: readonly ScoredReview[], threshold: number): string {
  const rows = reviews.map(({ line, date, product, rating, score, learned, text }) => [
    line,
    date ?? '',
    product ?? '',
    rating ?? '',
    score ?? '',
    reviewVerdictLabels[verdictOnReview(score, threshold)],
    learned ?? '',
    reviewVerdictLabels[verdictOnReview(learned, threshold)],
    text,
  ]);
  const names = [
    'line',
    'date',
    'product',
    'rating',
    'VADER score',
    'VADER verdict',
    'naive Bayes score',
    'naive Bayes verdict',
    'review',
  ];
  return [names, ...rows].map((row) => `${csvRow(row)}\r\n`).join('');
}
