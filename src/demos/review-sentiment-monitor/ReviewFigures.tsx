import { Figures } from '../../components/ui/Figures';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { counted } from '../../domain/numerals';
import type { ScoredReview } from './model';
import { signed } from '../shared/amounts';
import { mean } from './score';
import { isScored, reviewVerdictLabels, reviewVerdicts, verdictOnReview } from './verdict';

interface ReviewFiguresProps {
  readonly reviews: readonly ScoredReview[];
  readonly threshold: number;
}

/** Number of reviews with each verdict, and the mean of all scores. */
export function ReviewFigures({ reviews, threshold }: ReviewFiguresProps) {
  const scored = reviews.filter(isScored);
  const meanText = scored.length === 0 ? '–' : signed(mean(scored.map(({ score }) => score)));
  const figures = reviewVerdicts.map((verdict) => ({
    value: String(reviews.filter(({ score }) => verdictOnReview(score, threshold) === verdict).length),
    label: reviewVerdictLabels[verdict],
  }));
  return (
    <>
      <SettledAnnouncement
        text={`${counted(reviews.length, 'review')}: ${figures.map(({ value, label }) => `${label.toLowerCase()} ${value}`).join(', ')}. Mean score ${meanText}.`}
      />
      <Figures figures={[...figures, { value: meanText, label: 'Mean score, from −1 to +1' }]} />
    </>
  );
}
