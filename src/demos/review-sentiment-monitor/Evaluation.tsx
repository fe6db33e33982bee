import type { Bounds } from '../../components/hooks/useSettings';
import { capitalized, grouped, percent } from '../../domain/numerals';
import { formatSigned } from '../shared/amounts';
import { DataTable } from '../shared/plot/DataTable';
import { RangeField } from '../shared/RangeField';
import { evaluation, trainingSentences } from './learned/evaluation.computed';
import type { Confusion } from './learned/results';
import { correctCount, differenceIsSignificant, resultAt } from './learned/results';
import styles from './ReviewDemo.module.css';
import { methodNames } from './rows';
import { ALPHA } from './vader/step';
import { DEFAULT_THRESHOLD, verdictLabels, verdicts } from './verdict';

interface EvaluationProps {
  readonly threshold: number;
  readonly bounds: Bounds;
  readonly onThreshold: (threshold: number) => void;
}

/** Shows the accuracy of each method on held-out sentences rated by people, and where the methods differ. */
export function Evaluation({ threshold, bounds, onThreshold }: EvaluationProps) {
  const { count, positive, disagreements } = evaluation;
  const { vader, learned, agreed, disagreed } = resultAt(evaluation, threshold);
  const accuracies = [
    { name: 'Always guessing “positive” (baseline)', right: positive, of: count },
    { name: methodNames.vader, right: correctCount(vader), of: count },
    { name: methodNames.learned, right: correctCount(learned), of: count },
    { name: 'Both methods, when they agree', right: agreed.right, of: agreed.count },
    { name: 'Word list, when they disagree', right: disagreed.vaderRight, of: disagreed.count },
    { name: 'Trained model, when they disagree', right: disagreed.learnedRight, of: disagreed.count },
  ];
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.threshold}>
          <p>
            We compared two methods with people’s ratings of {grouped(count)} sentences that neither method
            had seen (held-out data). The word list adds up ratings of opinion words (
            <a href="https://doi.org/10.1609/icwsm.v8i1.14550">VADER</a>, Hutto and Gilbert, 2014). The model
            is trained on {grouped(trainingSentences.positive)} positive and{' '}
            {grouped(trainingSentences.negative)} negative sentences from reviews of cameras, phones, and
            media players (<a href="https://web.stanford.edu/~jurafsky/slp3/4.pdf">naive Bayes</a>).
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
            {differenceIsSignificant(disagreed)
              ? 'The difference between the methods is probably not chance (significant'
              : 'The two methods are too close to call (not significant'}
            , McNemar’s test, 5% level). Each accuracy figure has a margin of error of about ±
            {(196 * Math.sqrt(0.25 / count)).toFixed(1)} percentage points (95% confidence).
          </p>
          <p className={styles.note}>
            For statisticians: VADER scales a sum s to s ÷ √(s² + {ALPHA}), and a change over time counts if a
            permutation test is significant at 5%. The sentences are from Amazon reviews collected by M. Hu
            and B. Liu (2004). At least 20 people rated each one from −4 to +4 for VADER’s authors. We count a
            mean of +0.5 or more as positive and −0.5 or less as negative. A sentence without opinion words
            counts as neutral. Our own ratings of stars and emoji aren’t used here, and naive Bayes wasn’t
            trained on neutral sentences.
          </p>
        </div>
        <div className={styles.tables}>
          <h3>Accuracy</h3>
          <DataTable
            caption="Accuracy of each method"
            columns={['Method', 'Correct', 'Total', 'Accuracy']}
            rows={accuracies.map(({ name, right, of }) => [
              name,
              grouped(right),
              grouped(of),
              of === 0 ? '–' : percent(right / of),
            ])}
          />
          <h3>What they get wrong</h3>
          <ConfusionTable method="Word list" confusion={vader} />
          <ConfusionTable method="Trained model" confusion={learned} />
        </div>
      </div>
      <h3>Where they disagree most</h3>
      <DataTable
        caption="Sentences on which the methods differ"
        columns={['Sentence', 'Human rating', methodNames.vader, methodNames.learned]}
        rows={disagreements.map((sentence) => [
          capitalized(sentence.text),
          verdictLabels[sentence.label],
          formatSigned(sentence.vader),
          formatSigned(sentence.learned),
        ])}
      />
    </>
  );
}

function ConfusionTable({ method, confusion }: { readonly method: string; readonly confusion: Confusion }) {
  return (
    <DataTable
      caption={`Confusion matrix: ${method}`}
      columns={[
        'Human rating',
        ...verdicts.map((verdict) => `${method}: ${verdictLabels[verdict].toLowerCase()}`),
      ]}
      rows={verdicts.map((label) => [
        verdictLabels[label],
        ...verdicts.map((verdict) => grouped(confusion[label][verdict])),
      ])}
    />
  );
}

/** Returns the share of held-out sentences that the word list gets right, from 0 to 1. */
export function accuracyAt(threshold: number): number {
  return correctCount(resultAt(evaluation, threshold).vader) / evaluation.count;
}

/** Compares VADER's accuracy at its authors' threshold with that at the one chosen on the training half. */
function thresholdText(): string {
  const { chosen } = evaluation;
  const authors = `With ${DEFAULT_THRESHOLD}, the threshold of VADER’s authors, the word list scores ${percent(accuracyAt(DEFAULT_THRESHOLD))} of these sentences correctly.`;
  return chosen === DEFAULT_THRESHOLD
    ? `${authors} It was also the best on the other half of the reviews.`
    : `${authors} With ${chosen}, the best threshold on the other half of the reviews, it’s ${percent(accuracyAt(chosen))}.`;
}
