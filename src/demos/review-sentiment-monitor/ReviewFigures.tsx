import { Figures } from '../../components/ui/Figures';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { counted } from '../../domain/numerals';
import type { ScoredReview } from './model';
import { formatSigned } from '../shared/amounts';
import { mean } from './score';
import { isScored, reviewVerdictLabels, reviewVerdicts, verdictOnReview, verdicts } from './verdict';

interface ReviewFiguresProps {
  readonly reviews: readonly ScoredReview[];
  readonly threshold: number;
}

/** Number of reviews with each verdict, and the mean of all scores. Reviews without a score are listed if there are any. */
export function ReviewFigures({ reviews, threshold }: ReviewFiguresProps) {
  const scored = reviews.filter(isScored);
  const meanText = scored.length === 0 ? '–' : formatSigned(mean(scored.map(({ score }) => score)));
  const figures = reviewVerdicts
    .map((verdict) => ({
      verdict,
      count: reviews.filter(({ score }) => verdictOnReview(score, threshold) === verdict).length,
    }))
    .filter(({ verdict, count }) => count > 0 || verdicts.some((own) => own === verdict))
    .map(({ verdict, count }) => ({ value: String(count), label: reviewVerdictLabels[verdict] }));
  return (
    <>
      <SettledAnnouncement
        text={`${counted(reviews.length, 'review')}: ${figures.map(({ value, label }) => `${label.toLowerCase()} ${value}`).join(', ')}. Mean score ${meanText}.`}
      />
      <Figures figures={[...figures, { value: meanText, label: 'Mean score, from −1 to +1' }]} />
    </>
  );
}
