import type { Bounds } from '../../components/ui/useSettings';
import { capitalized, grouped, percent } from '../../domain/numerals';
import { signed } from '../shared/amounts';
import { DataTable } from '../shared/plot/DataTable';
import { RangeField } from '../shared/RangeField';
import { evaluation } from './learned/evaluation.computed';
import { seenSentences } from './learned/seen.computed';
import type { Confusion } from './learned/trial';
import { rightOf, trialAt } from './learned/trial';
import styles from './ReviewDemo.module.css';
import { DEFAULT_THRESHOLD, verdictLabels, verdicts } from './verdict';

interface EvaluationProps {
  readonly threshold: number;
  readonly bounds: Bounds;
  readonly onThreshold: (threshold: number) => void;
}

/** How often each method is right on sentences that people have rated and it has not seen, and where they differ. */
export function Evaluation({ threshold, bounds, onThreshold }: EvaluationProps) {
  const { count, praise, quarrels } = evaluation;
  const trial = trialAt(evaluation, threshold);
  return (
    <section className={styles.evaluation} aria-labelledby="evaluation-heading">
      <h2 id="evaluation-heading">Where they fail</h2>
      <div className={styles.columns}>
        <div className={styles.threshold}>
          <p>
            VADER goes by what people rated each word, and by rules. The other method is naive Bayes: it
            counted the words of {grouped(seenSentences.praise)} sentences of praise and{' '}
            {grouped(seenSentences.complaint)} complaints, from reviews of cameras, phones and players. Both
            are tried on {grouped(count)} sentences of reviews from which nothing was learned.
          </p>
          <RangeField
            id="threshold"
            label="Praise from +, complaint from −"
            value={threshold}
            min={bounds.min}
            max={bounds.max}
            step={0.05}
            onChange={onThreshold}
            format={(value) => value.toFixed(2)}
          />
          <p className={styles.note}>{chosenText()}</p>
          <p className={styles.note}>
            The sentences are from Amazon, collected by M. Hu and B. Liu (2004); for VADER (C. J. Hutto and E.
            Gilbert, 2014) at least twenty people rated each from −4 to +4. From ±0.5 on we count it as praise
            or complaint.
          </p>
        </div>
        {trial && (
          <div className={styles.tables}>
            <h3>How often each is right</h3>
            <DataTable
              caption="Methods and how often they are right"
              columns={['Method', 'Right', 'Of', 'Share']}
              rows={[
                ['Always “praise”', praise, count] as const,
                ['VADER’s rules', rightOf(trial.vader), count] as const,
                ['What was learned', rightOf(trial.learned), count] as const,
                ['Both, where they agree', trial.agreed.right, trial.agreed.count] as const,
                ['VADER, where they differ', trial.disagreed.vaderRight, trial.disagreed.count] as const,
                ['Learned, where they differ', trial.disagreed.learnedRight, trial.disagreed.count] as const,
              ].map(([method, right, of]) => [
                method,
                grouped(right),
                grouped(of),
                of === 0 ? '–' : percent(right / of),
              ])}
            />
            <h3>What people say, by what VADER says</h3>
            <ConfusionTable method="VADER" confusion={trial.vader} />
            <h3>What people say, by what was learned</h3>
            <ConfusionTable method="Learned" confusion={trial.learned} />
          </div>
        )}
      </div>
      <h3>Where they differ most</h3>
      <DataTable
        caption="Sentences on which the methods differ"
        columns={['Sentence', 'People', 'VADER', 'Learned']}
        rows={quarrels.map(({ text, label, vader, learned }) => [
          capitalized(text),
          verdictLabels[label],
          signed(vader),
          signed(learned),
        ])}
      />
    </section>
  );
}

function ConfusionTable({ method, confusion }: { readonly method: string; readonly confusion: Confusion }) {
  return (
    <DataTable
      caption={`Labels and verdicts: ${method}`}
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

/** What a threshold that was chosen on the other half is worth here. */
function chosenText(): string {
  const { chosen, count } = evaluation;
  const right = (threshold: number) => {
    const trial = trialAt(evaluation, threshold);
    return trial ? percent(rightOf(trial.vader) / count) : '';
  };
  const authors = `VADER’s authors take ${DEFAULT_THRESHOLD}, which is right on ${right(DEFAULT_THRESHOLD)} of these sentences.`;
  return chosen === DEFAULT_THRESHOLD
    ? `${authors} On the half that was learned from it is the best one too.`
    : `${authors} The best one on the half that was learned from is ${chosen}: here it comes to ${right(chosen)}.`;
}
