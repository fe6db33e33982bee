import { Download } from 'lucide-react';
import { Button } from '../../components/ui/Button';
import { Figures } from '../../components/ui/Figures';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { downloadText } from '../../components/sharing/downloadText';
import type { Bounds } from '../../components/hooks/useSettings';
import { choiceIn, numberIn, useSettings, wholeIn } from '../../components/hooks/useSettings';
import { counted, grouped, percent } from '../../domain/numerals';
import { formatSigned } from '../shared/amounts';
import { ReadingNote } from '../shared/csv/Notes';
import { useConfirmation } from '../shared/csv/useConfirmation';
import { DemoOffer } from '../shared/DemoOffer';
import { Fold } from '../shared/Fold';
import { useModel } from '../shared/model/useModel';
import { Evaluation } from './Evaluation';
import { accuracyAt } from './evaluation';
import { evaluation } from './evaluation.computed';
import { exampleInput } from './example';
import { exampleResult } from './example.computed';
import { scoresAsCsv, wordsAsCsv } from './exportReviews';
import type { ScoredReview } from './model';
import { MAX_CHARACTERS } from './model';
import styles from './ReviewDemo.module.css';
import { ReviewList, shownReviews } from './ReviewList';
import { mean } from './score';
import { ScoreSum } from './ScoreSum';
import { StarsAgainstWords } from './StarsAgainstWords';
import { startModel } from './startModel';
import { TrendPlot } from './TrendPlot';
import { exampleIds, useReviewInput } from './useReviewInput';
import type { ReviewVerdict } from './verdict';
import {
  DEFAULT_THRESHOLD,
  isScored,
  reviewVerdictLabels,
  reviewVerdicts,
  verdictOnReview,
  verdicts,
} from './verdict';
import { YourReviews } from './YourReviews';

const example = { input: exampleInput, result: exampleResult };

const threshold: Bounds = { min: 0, max: 0.5, initial: DEFAULT_THRESHOLD };
/** Number of the review to explain, from 1. The initial one is short. */
const review: Bounds = { min: 1, max: MAX_CHARACTERS, initial: 22 };

function readSettings(search: URLSearchParams) {
  return {
    of: choiceIn(search, 'of', exampleIds),
    threshold: numberIn(search, 'threshold', threshold),
    show: choiceIn(search, 'show', shownReviews),
    review: wholeIn(search, 'review', review),
  };
}

function ReviewDemo() {
  const [settings, change] = useSettings(readSettings);
  const own = useReviewInput(settings.of);
  const model = useModel(startModel, own.input, example);
  const { reviews, readback } = model.result;
  const confirmation = useConfirmation(model.input, readback !== null && !own.isExample);
  const choose = (index: number) => {
    change({ review: index + 1 });
    document.getElementById('sum-heading')?.focus();
  };

  return (
    <>
      <div className={styles.desk}>
        <ScoreSum
          reviews={reviews}
          chosen={Math.min(settings.review, reviews.length) - 1}
          threshold={settings.threshold}
          onChange={change}
        />
        <YourReviews
          of={settings.of}
          own={own}
          model={model}
          confirmation={confirmation}
          onExample={(of) => {
            own.restoreExample();
            change({ of });
          }}
        />
      </div>
      <section
        className={styles.results}
        aria-labelledby="results-heading"
        aria-busy={model.state.kind === 'running'}
      >
        <h2 id="results-heading">How positive the reviews are</h2>
        <ReadingNote
          sentence={
            confirmation.isConfirmed ? null : `${counted(reviews.length, 'review')} read from your table.`
          }
          isConfirmed={confirmation.isConfirmed}
        />
        {reviews.length === 0 ? (
          <p>No reviews yet. Paste some, open a file, or use the sample reviews.</p>
        ) : (
          <div className={styles.columns}>
            <div>
              <ReviewFigures reviews={reviews} threshold={settings.threshold} />
              <Button
                variant="quiet"
                onClick={() => {
                  downloadText('scored-reviews.csv', 'text/csv', [scoresAsCsv(reviews, settings.threshold)]);
                }}
              >
                <Download aria-hidden="true" /> Download scored reviews (CSV)
              </Button>
              <Button
                variant="quiet"
                onClick={() => {
                  downloadText('review-words.csv', 'text/csv', [wordsAsCsv(reviews)]);
                }}
              >
                <Download aria-hidden="true" /> Download word scores (CSV)
              </Button>
            </div>
            <TrendPlot
              reviews={reviews}
              changePValue={model.result.changePValue}
              threshold={settings.threshold}
            />
          </div>
        )}
      </section>
      <Fold id="list" title="All reviews" isRequested={settings.show !== 'all'}>
        <ReviewList
          reviews={reviews}
          threshold={settings.threshold}
          show={settings.show}
          onShow={(show) => {
            change({ show });
          }}
          onChoose={choose}
        />
      </Fold>
      <Fold id="stars" title="Stars that don’t match the words">
        <StarsAgainstWords reviews={reviews} threshold={settings.threshold} onChoose={choose} />
      </Fold>
      <Fold
        id="evaluation"
        title="How accurate are the scores?"
        isRequested={settings.threshold !== DEFAULT_THRESHOLD}
      >
        <Evaluation
          threshold={settings.threshold}
          bounds={threshold}
          onThreshold={(value) => {
            change({ threshold: value });
          }}
        />
      </Fold>
      <DemoOffer
        productId="review-sentiment-monitor"
        settings={`${counted(reviews.length, 'review')}, threshold ${settings.threshold}`}
      />
    </>
  );
}

interface ReviewFiguresProps {
  readonly reviews: readonly ScoredReview[];
  readonly threshold: number;
}

/**
 * Shows the number of reviews with each verdict, and the mean score. Omits reasons for a missing score that
 * no review has.
 */
function ReviewFigures({ reviews, threshold }: ReviewFiguresProps) {
  const scores = reviews.filter(isScored).map(({ score }) => score);
  const meanText = scores.length === 0 ? '–' : formatSigned(mean(scores));
  const countOf = (verdict: ReviewVerdict) =>
    reviews.filter(({ score }) => verdictOnReview(score, threshold) === verdict).length;
  const figures = reviewVerdicts
    .filter((verdict) => countOf(verdict) > 0 || verdicts.some((own) => own === verdict))
    .map((verdict) => ({ value: grouped(countOf(verdict)), label: reviewVerdictLabels[verdict] }));
  return (
    <>
      <SettledAnnouncement
        text={`${grouped(scores.length)} of ${counted(reviews.length, 'review')} scored: ${verdicts.map((verdict) => `${grouped(countOf(verdict))} ${verdict}`).join(', ')}. ${scores.length === 0 ? 'No average yet' : `Average score ${meanText}`}.`}
      />
      <Figures
        figures={[
          ...figures,
          { value: meanText, label: 'Average score, from −1 (negative) to +1 (positive)' },
        ]}
      />
      <p className={styles.note}>
        How much to trust this: people judged {grouped(evaluation.count)} sentences from reviews of
        electronics as positive, neutral, or negative. The word list agreed with them on{' '}
        {percent(accuracyAt(evaluation, threshold))}. Always guessing “positive” would be right{' '}
        {percent(evaluation.positive / evaluation.count)} of the time.
      </p>
    </>
  );
}

export { ReviewDemo as Demo };
