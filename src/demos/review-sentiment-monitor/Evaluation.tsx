import type { Bounds } from '../../components/hooks/useSettings';
import { capitalized, grouped, percent } from '../../domain/numerals';
import { formatSigned } from '../shared/amounts';
import { DataTable } from '../shared/plot/DataTable';
import { RangeField } from '../shared/RangeField';
import { evaluation, trainingSentences } from './learned/evaluation.computed';
import type { Confusion } from './learned/results';
import { correctCount, differenceIsSignificant, resultAt } from './learned/results';
import styles from './ReviewDemo.module.css';
import { DEFAULT_THRESHOLD, verdictLabels, verdicts } from './verdict';

interface EvaluationProps {
  readonly threshold: number;
  readonly bounds: Bounds;
  readonly onThreshold: (threshold: number) => void;
}

/** The accuracy of each method on held-out sentences rated by people, and where the methods differ. */
export function Evaluation({ threshold, bounds, onThreshold }: EvaluationProps) {
  const { count, positive, disagreements } = evaluation;
  const { vader, learned, agreed, disagreed } = resultAt(evaluation, threshold);
  const accuracies = [
    { name: 'Always “positive” (baseline)', right: positive, of: count },
    { name: 'VADER', right: correctCount(vader), of: count },
    { name: 'Naive Bayes', right: correctCount(learned), of: count },
    { name: 'Both, where they agree', right: agreed.right, of: agreed.count },
    { name: 'VADER, where they differ', right: disagreed.vaderRight, of: disagreed.count },
    { name: 'Naive Bayes, where they differ', right: disagreed.learnedRight, of: disagreed.count },
  ];
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.threshold}>
          <p>
            <a href="https://doi.org/10.1609/icwsm.v8i1.14550">VADER</a> (Hutto and Gilbert, 2014) adds up
            people’s ratings of each word and applies rules. We added star ratings and 27 emoji.{' '}
            <a href="https://web.stanford.edu/~jurafsky/slp3/4.pdf">Naive Bayes</a> learned from{' '}
            {grouped(trainingSentences.positive)} positive and {grouped(trainingSentences.negative)} negative
            sentences in reviews of cameras, phones, and media players. Both are tested on {grouped(count)}{' '}
            held-out sentences from other reviews, without our additions.
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
          <p className={styles.note}>{thresholdText()}</p>
          <p className={styles.note}>
            The sentences are from Amazon reviews collected by M. Hu and B. Liu (2004). VADER’s authors had at
            least 20 people rate each one from −4 to +4. We count a mean of +0.5 or more as positive and −0.5
            or less as negative. In this test, a sentence without a rated word counts as neutral. The margin
            of error of each method’s accuracy on all {grouped(count)} sentences is about ±
            {(196 * Math.sqrt(0.25 / count)).toFixed(1)} points (95% confidence). The difference between the
            methods is {differenceIsSignificant(disagreed) ? 'significant' : 'not significant'} (McNemar’s
            test, 5% level). This tests single sentences, but a review’s score is the mean of its sentences.
          </p>
        </div>
        <div className={styles.tables}>
          <h3>Accuracy</h3>
          <DataTable
            caption="Accuracy of each method"
            columns={['Method', 'Correct', 'Of', 'Accuracy']}
            rows={accuracies.map(({ name, right, of }) => [
              name,
              grouped(right),
              grouped(of),
              of === 0 ? '–' : percent(right / of),
            ])}
          />
          <h3>Confusion matrices</h3>
          <ConfusionTable method="VADER" confusion={vader} />
          <ConfusionTable method="Naive Bayes" confusion={learned} />
        </div>
      </div>
      <h3>Where they differ most</h3>
      <DataTable
        caption="Sentences on which the methods differ"
        columns={['Sentence', 'People', 'VADER', 'Naive Bayes']}
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

/** Compares VADER's accuracy at its authors' threshold with that at the one chosen on the training half. */
function thresholdText(): string {
  const { chosen, count } = evaluation;
  const accuracyAt = (threshold: number) =>
    percent(correctCount(resultAt(evaluation, threshold).vader) / count);
  const authors = `VADER’s authors use ${DEFAULT_THRESHOLD}, which gets ${accuracyAt(DEFAULT_THRESHOLD)} of these sentences right.`;
  return chosen === DEFAULT_THRESHOLD
    ? `${authors} It also did best on the training half.`
    : `${authors} The threshold that did best on the training half, ${chosen}, gets ${accuracyAt(chosen)} right here.`;
}
