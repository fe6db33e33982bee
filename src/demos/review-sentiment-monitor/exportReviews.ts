import { csvText } from '../shared/csv/writeCsv';
import type { ScoredReview } from './model';
import type { ReviewScore } from './verdict';
import { reviewVerdictLabels, verdictOnReview } from './verdict';

/** Writes reviews with their scores as CSV. Without a score, the cell is empty and the verdict says why. */
export function scoresAsCsv(reviews: readonly ScoredReview[]): string {
  const rows = reviews.map(({ line, date, product, rating, score, text }) => [
    line,
    date ?? '',
    product ?? '',
    rating ?? '',
    scoreCell(score),
    reviewVerdictLabels[verdictOnReview(score)],
    text,
  ]);
  const names = ['line', 'date', 'product', 'rating', 'score (VADER)', 'verdict', 'review'];
  return csvText([names, ...rows]);
}

/** Rounds a score to four decimals, like VADER's own. */
function scoreCell(score: ReviewScore): number | '' {
  return typeof score === 'number' ? Number(score.toFixed(4)) : '';
}
