import { Figures } from '../../components/ui/Figures';
import type { ScoredReview } from './model';
import { signed } from '../shared/amounts';
import { verdictLabels, verdictOn, verdicts } from './verdict';

interface ReviewFiguresProps {
  readonly reviews: readonly ScoredReview[];
  readonly threshold: number;
}

/** How many reviews praise or complain, and the mean of all scores. */
export function ReviewFigures({ reviews, threshold }: ReviewFiguresProps) {
  const mean = reviews.reduce((sum, { score }) => sum + score, 0) / reviews.length;
  return (
    <Figures
      figures={[
        ...verdicts.map((verdict) => ({
          value: String(reviews.filter(({ score }) => verdictOn(score, threshold) === verdict).length),
          label: verdictLabels[verdict],
        })),
        { value: signed(mean), label: 'Mean score, from −1 to +1' },
      ]}
    />
  );
}
