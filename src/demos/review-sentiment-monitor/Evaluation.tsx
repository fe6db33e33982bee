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
    { name: 'Both, where they agree', right: agreed.right, of: agreed.count },
    { name: 'Rated words, where they differ', right: disagreed.vaderRight, of: disagreed.count },
    { name: 'Learned words, where they differ', right: disagreed.learnedRight, of: disagreed.count },
  ];
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.threshold}>
          <p>
            People rated {grouped(count)} sentences that neither method had seen (held-out data). How often
            does each method agree with them? One adds up people’s ratings of opinion words (
            <a href="https://doi.org/10.1609/icwsm.v8i1.14550">VADER</a>, Hutto and Gilbert, 2014). The other
            learned its words from {grouped(trainingSentences.positive)} positive and{' '}
            {grouped(trainingSentences.negative)} negative sentences in reviews of cameras, phones, and media
            players (<a href="https://web.stanford.edu/~jurafsky/slp3/4.pdf">naive Bayes</a>).
          </p>
          <RangeField
            id="threshold"
            label="Scores closer to 0 than this are neutral (threshold)"
            value={threshold}
            min={bounds.min}
            max={bounds.max}
            step={0.05}
            onChange={onThreshold}
            format={(value) => value.toFixed(2)}
          />
          <p className={styles.note}>{thresholdText()}</p>
          <p className={styles.note}>
            The difference between the methods{' '}
            {differenceIsSignificant(disagreed)
              ? 'is more than chance would explain (significant'
              : 'could be chance (not significant'}
            , McNemar’s test, 5% level). On all {grouped(count)} sentences, each method’s share of right
            answers has a margin of error of about ±{(196 * Math.sqrt(0.25 / count)).toFixed(1)} points (95%
            confidence).
          </p>
          <p className={styles.note}>
            For statisticians: the sentences are from Amazon reviews collected by M. Hu and B. Liu (2004).
            VADER’s authors had at least 20 people rate each one from −4 to +4. We count a mean of +0.5 or
            more as positive and −0.5 or less as negative. A sentence without opinion words counts as neutral.
            Our own ratings of stars and emoji aren’t used, and naive Bayes learned no neutral sentences.
          </p>
        </div>
        <div className={styles.tables}>
          <h3>Accuracy</h3>
          <DataTable
            caption="Accuracy of each method"
            columns={['Method', 'Right', 'Of', 'Share right']}
            rows={accuracies.map(({ name, right, of }) => [
              name,
              grouped(right),
              grouped(of),
              of === 0 ? '–' : percent(right / of),
            ])}
          />
          <h3>Which mistakes they make</h3>
          <ConfusionTable method="Rated words" confusion={vader} />
          <ConfusionTable method="Learned words" confusion={learned} />
        </div>
      </div>
      <h3>Where they differ most</h3>
      <DataTable
        caption="Sentences on which the methods differ"
        columns={['Sentence', 'People say', methodNames.vader, methodNames.learned]}
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
    ? `${authors} It also did best on the other half of the reviews.`
    : `${authors} The value that did best on the other half of the reviews, ${chosen}, gets ${accuracyAt(chosen)} right here.`;
}
