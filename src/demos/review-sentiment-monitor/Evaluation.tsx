import type { Bounds } from '../../components/hooks/useSettings';
import { capitalized, grouped, percent } from '../../domain/numerals';
import { formatSigned } from '../shared/amounts';
import { DataTable } from '../shared/plot/DataTable';
import { RangeField } from '../shared/RangeField';
import { evaluation } from './learned/evaluation.computed';
import { trainingSentences } from './learned/trainingSentences.computed';
import type { Confusion } from './learned/results';
import { correctCount, differenceIsSignificant, resultAt } from './learned/results';
import styles from './ReviewDemo.module.css';
import { DEFAULT_THRESHOLD, verdictLabels, verdicts } from './verdict';

interface EvaluationProps {
  readonly threshold: number;
  readonly bounds: Bounds;
  readonly onThreshold: (threshold: number) => void;
}

/** Each method's accuracy on unseen sentences rated by people, and where the methods differ. */
export function Evaluation({ threshold, bounds, onThreshold }: EvaluationProps) {
  const { count, positive, disagreements } = evaluation;
  const result = resultAt(evaluation, threshold);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.threshold}>
          <p>
            <a href="https://doi.org/10.1609/icwsm.v8i1.14550">VADER</a> (Hutto and Gilbert, 2014) adds up how
            people rated each word, and applies rules. We added star ratings and 27 emoji to it.{' '}
            <a href="https://web.stanford.edu/~jurafsky/slp3/4.pdf">Naive Bayes</a> counted the words of{' '}
            {grouped(trainingSentences.positive)} positive and {grouped(trainingSentences.negative)} negative
            sentences in reviews of cameras, phones and players. Both are tested on {grouped(count)} held-out
            sentences from other reviews, without our additions.
          </p>
          <RangeField
            id="threshold"
            label="Threshold (±)"
            value={threshold}
            min={bounds.min}
            max={bounds.max}
            step={0.05}
            onChange={onThreshold}
            format={(value) => value.toFixed(2)}
          />
          <p className={styles.note}>{chosenText()}</p>
          <p className={styles.note}>
            The sentences are from Amazon reviews collected by M. Hu and B. Liu (2004). VADER’s authors had at
            least 20 people rate each one from −4 to +4. We count a mean of +0.5 or more as positive, −0.5 or
            less as negative. Here, a sentence without a rated word counts as neutral. The margin of error of
            each method’s accuracy is about ±{(196 * Math.sqrt(0.25 / count)).toFixed(1)} points (95%
            confidence).{' '}
            {result &&
              `The methods’ accuracy ${differenceIsSignificant(result.disagreed) ? 'differs significantly' : 'does not differ significantly'} (McNemar’s test, 5% level).`}{' '}
            A review’s score is the mean of its sentences, which this doesn’t test.
          </p>
        </div>
        {result && (
          <div className={styles.tables}>
            <h3>Accuracy</h3>
            <DataTable
              caption="Accuracy of each method"
              columns={['Method', 'Correct', 'Of', 'Accuracy']}
              rows={[
                ['Always “positive” (baseline)', positive, count] as const,
                ['VADER', correctCount(result.vader), count] as const,
                ['Naive Bayes', correctCount(result.learned), count] as const,
                ['Both, where they agree', result.agreed.right, result.agreed.count] as const,
                ['VADER, where they differ', result.disagreed.vaderRight, result.disagreed.count] as const,
                [
                  'Naive Bayes, where they differ',
                  result.disagreed.learnedRight,
                  result.disagreed.count,
                ] as const,
              ].map(([method, right, of]) => [
                method,
                grouped(right),
                grouped(of),
                of === 0 ? '–' : percent(right / of),
              ])}
            />
            <h3>Confusion matrices</h3>
            <ConfusionTable method="VADER" confusion={result.vader} />
            <ConfusionTable method="Naive Bayes" confusion={result.learned} />
          </div>
        )}
      </div>
      <h3>Where they differ most</h3>
      <DataTable
        caption="Sentences on which the methods differ"
        columns={['Sentence', 'People', 'VADER', 'Naive Bayes']}
        rows={disagreements.map(({ text, label, vader, learned }) => [
          capitalized(text),
          verdictLabels[label],
          formatSigned(vader),
          formatSigned(learned),
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
        'People say',
        ...verdicts.map((verdict) => `${method}: ${verdictLabels[verdict].toLowerCase()}`),
      ]}
      rows={verdicts.map((label) => [
        verdictLabels[label],
        ...verdicts.map((verdict) => grouped(confusion[label][verdict])),
      ])}
    />
  );
}

/** The accuracy here of the threshold chosen on the other half. */
function chosenText(): string {
  const { chosen, count } = evaluation;
  const right = (threshold: number) => {
    const result = resultAt(evaluation, threshold);
    return result ? percent(correctCount(result.vader) / count) : '';
  };
  const authors = `VADER’s authors use ${DEFAULT_THRESHOLD}, which gets ${right(DEFAULT_THRESHOLD)} of these sentences right.`;
  return chosen === DEFAULT_THRESHOLD
    ? `${authors} It also did best on the training half.`
    : `${authors} The threshold that did best on the training half, ${chosen}, gets ${right(chosen)} right here.`;
}
