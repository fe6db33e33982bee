import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { Button } from '../../components/ui/Button';
import { Figures } from '../../components/ui/Figures';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { downloadText } from '../../components/sharing/downloadText';
import { counted, enumerated, grouped, percent } from '../../domain/numerals';
import { formatSigned } from '../shared/amounts';
import { hasError } from '../shared/csv/finding';
import { isNoTable } from '../shared/csv/reading';
import { CopyTableLink, TableField } from '../shared/csv/TableField';
import { ConfirmedTotals, TableReading } from '../shared/csv/TableReading';
import styles from '../shared/Demo.module.css';
import { DemoOffer } from '../shared/DemoOffer';
import { RunStatus } from '../shared/RunStatus';
import { evaluation } from './evaluation.computed';
import { scoresAsCsv } from './exportReviews';
import type { ScoredReview } from './model';
import { ReviewList } from './ReviewList';
import { mean } from './score';
import { TrendPlot } from './TrendPlot';
import { useReviews } from './useReviews';
import type { ReviewVerdict } from './verdict';
import { isScored, reviewVerdictLabels, verdictOnReview, verdicts } from './verdict';

/** Ids of the result's heading, and of what is wrong in the table. */
const RESULTS = 'results-heading';
const FINDINGS = 'reviews-findings';

export function Demo() {
  const { settings, change, table, hasSampleFailed, model } = useReviews();
  const { isConfirmed } = model;
  const { reviews } = model.result;

  return (
    <>
      <section className={styles.stack} aria-label="Your reviews">
        {hasSampleFailed && (
          <p role="status" className={styles.note}>
            The product’s reviews couldn’t be loaded, so you see those of a dress. Check your connection and
            reload the page.
          </p>
        )}
        <TableField
          what="reviews"
          hint="One review per line, or a table. Dates, ratings, and products are optional. Nothing is uploaded."
          sample={'Lovely color, but the zipper broke.\n2026-09-02 I love it. It fits perfectly.'}
          table={table}
          onChange={change}
          errorsId={isNoTable(model.result) ? FINDINGS : undefined}
        />
        <RunStatus
          model={model}
          hasEarlier={model.isShown}
          done={`${counted(reviews.length, 'review')} found.${isConfirmed || hasError(model.result) ? '' : ' Check the figures below.'}`}
        />
      </section>
      {isConfirmed ? (
        <Results settings={settings} change={change} table={table} model={model} />
      ) : (
        model.isShown && (
          <TableReading id={FINDINGS} table={table} model={model} onChange={change} resultId={RESULTS} />
        )
      )}
      <DemoOffer
        productId="review-sentiment-monitor"
        settings={counted(reviews.length, table.source ? 'own review' : 'sample review')}
      />
    </>
  );
}

/** Shows the scores of the reviews, over time and word by word. */
function Results({
  settings,
  change,
  table,
  model,
}: Pick<ReturnType<typeof useReviews>, 'settings' | 'change' | 'table' | 'model'>) {
  const { reviews, changePValue } = model.result;
  return (
    <>
      <div className={clsx(styles.stage, styles.desk)}>
        <section
          className={styles.stack}
          aria-labelledby={RESULTS}
          aria-busy={model.state.kind === 'running'}
        >
          <h2 id={RESULTS} tabIndex={-1}>
            How positive the reviews are
          </h2>
          {table.source && <ConfirmedTotals model={model} />}
          <ReviewFigures reviews={reviews} />
          <div className={styles.tools}>
            <Button
              variant="quiet"
              onClick={() => {
                downloadText('scored-reviews.csv', 'text/csv', [scoresAsCsv(reviews)]);
              }}
            >
              <Download aria-hidden="true" /> Download scores (CSV)
            </Button>
            <CopyTableLink table={table} />
          </div>
        </section>
        <section className={styles.stack} aria-labelledby="list-heading">
          <h2 id="list-heading">Word by word</h2>
          <ReviewList
            reviews={reviews}
            show={settings.show}
            onShow={(show) => {
              change({ show });
            }}
          />
        </section>
      </div>
      <div className={styles.section}>
        <TrendPlot reviews={reviews} changePValue={changePValue} />
      </div>
    </>
  );
}

/** Shows the number of reviews with each verdict, and the mean score. */
function ReviewFigures({ reviews }: { readonly reviews: readonly ScoredReview[] }) {
  const scores = reviews.filter(isScored).map(({ score }) => score);
  const meanText = scores.length === 0 ? '–' : formatSigned(mean(scores));
  const countOf = (verdict: ReviewVerdict) =>
    reviews.filter(({ score }) => verdictOnReview(score) === verdict).length;
  const unscored = [
    ...(countOf('unrated') > 0 ? [`${grouped(countOf('unrated'))} without opinion words`] : []),
    ...(countOf('unread') > 0 ? [`${grouped(countOf('unread'))} not in English`] : []),
  ];
  return (
    <>
      <SettledAnnouncement
        text={`${grouped(scores.length)} of ${counted(reviews.length, 'review')} scored: ${verdicts.map((verdict) => `${grouped(countOf(verdict))} ${verdict}`).join(', ')}. ${scores.length === 0 ? 'No average yet' : `Average score ${meanText}`}.`}
      />
      <Figures
        figures={[
          ...verdicts.map((verdict) => ({
            value: grouped(countOf(verdict)),
            label: reviewVerdictLabels[verdict],
          })),
          { value: meanText, label: 'Average score, from −1 (negative) to +1 (positive)' },
        ]}
      />
      {unscored.length > 0 && <p>Not scored: {enumerated(unscored, 'and')}.</p>}
      <p className={styles.note}>
        How much to trust this: the word list (VADER, Hutto and Gilbert, 2014) agreed with people on{' '}
        {percent(evaluation.correct / evaluation.count)} of {grouped(evaluation.count)} sentences from{' '}
        <a href="https://doi.org/10.1609/icwsm.v8i1.14550">reviews of electronics</a>. Always guessing
        “positive” would be right {percent(evaluation.positive / evaluation.count)} of the time.
      </p>
    </>
  );
}
