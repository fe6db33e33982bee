import type { Bounds } from '../../components/hooks/useSettings';
import { grouped, percent } from '../../domain/numerals';
import { DataTable } from '../shared/plot/DataTable';
import { RangeField } from '../shared/RangeField';
import { accuracyAt, confusionAt } from './evaluation';
import { evaluation } from './evaluation.computed';
import styles from './ReviewDemo.module.css';
import { ALPHA } from './vader/step';
import { DEFAULT_THRESHOLD, verdictLabels, verdicts } from './verdict';

interface EvaluationProps {
  readonly threshold: number;
  readonly bounds: Bounds;
  readonly onThreshold: (threshold: number) => void;
}

/** Shows the accuracy on held-out sentences rated by people. */
export function Evaluation({ threshold, bounds, onThreshold }: EvaluationProps) {
  const { count, positive } = evaluation;
  const confusion = confusionAt(evaluation, threshold);
  return (
    <div className={styles.columns}>
      <div className={styles.threshold}>
        <p>
          People rated {grouped(count)} sentences from reviews of cameras, phones, and media players. The word
          list (<a href="https://doi.org/10.1609/icwsm.v8i1.14550">VADER</a>, Hutto and Gilbert, 2014) agreed
          with them on {percent(accuracyAt(evaluation, threshold))}, give or take{' '}
          {(196 * Math.sqrt(0.25 / count)).toFixed(1)} percentage points (95% confidence). Always guessing
          “positive” would be right {percent(positive / count)} of the time (baseline).
        </p>
        <RangeField
          id="threshold"
          label="Neutral if the score is closer to 0 than this (threshold)"
          value={threshold}
          min={bounds.min}
          max={bounds.max}
          step={0.05}
          onChange={onThreshold}
          format={(value) => value.toFixed(2)}
        />
        <p className={styles.note}>{thresholdText()}</p>
        <p className={styles.note}>
          For statisticians: VADER scales a sum s to s ÷ √(s² + {ALPHA}), and a change over time counts if a
          permutation test is significant at 5%. The sentences are from Amazon reviews collected by M. Hu and
          B. Liu (2004). At least 20 people rated each one from −4 to +4 for VADER’s authors. We count a mean
          of +0.5 or more as positive and −0.5 or less as negative. A sentence without opinion words counts as
          neutral. Our own ratings of stars and emoji aren’t used here.
        </p>
      </div>
      {confusion && (
        <div className={styles.tables}>
          <h3>What it gets wrong</h3>
          <DataTable
            caption="Confusion matrix"
            columns={[
              'Human rating',
              ...verdicts.map((verdict) => `Word list: ${verdictLabels[verdict].toLowerCase()}`),
            ]}
            rows={verdicts.map((label) => [
              verdictLabels[label],
              ...verdicts.map((verdict) => grouped(confusion[label][verdict])),
            ])}
          />
        </div>
      )}
    </div>
  );
}

/** Compares the accuracy at VADER's threshold with that at the best one on the other half. */
function thresholdText(): string {
  const { chosen } = evaluation;
  const authors = `With ${DEFAULT_THRESHOLD}, the threshold of VADER’s authors, the word list scores ${percent(accuracyAt(evaluation, DEFAULT_THRESHOLD))} of these sentences correctly.`;
  return chosen === DEFAULT_THRESHOLD
    ? `${authors} It was also the best on the other half of the reviews.`
    : `${authors} With ${chosen}, the best threshold on the other half of the reviews, it’s ${percent(accuracyAt(evaluation, chosen))}.`;
}
