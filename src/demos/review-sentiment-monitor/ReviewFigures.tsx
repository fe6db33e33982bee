import { Figures } from '../../components/ui/Figures';
import type { ScoredReview } from './model';
import { signed } from '../shared/amounts';
import { isRead, reviewVerdictLabels, reviewVerdicts, verdictOnReview } from './verdict';

interface ReviewFiguresProps {
  readonly reviews: readonly ScoredReview[];
  readonly threshold: number;
}

/** How many reviews have each verdict, and the mean score of those that were read. */
export function ReviewFigures({ reviews, threshold }: ReviewFiguresProps) {
  const read = reviews.filter(isRead);
  const mean = read.reduce((sum, { score }) => sum + score, 0) / read.length;
  const count = (verdict: string) =>
    reviews.filter(({ score }) => verdictOnReview(score, threshold) === verdict).length;
  return (
    <Figures
      figures={[
        ...reviewVerdicts.map((verdict) => ({
          value: String(count(verdict)),
          label: reviewVerdictLabels[verdict],
        })),
        { value: read.length === 0 ? '–' : signed(mean), label: 'Mean score, from −1 to +1' },
      ]}
    />
  );
}
