import { RangeField } from '../shared/RangeField';
import { DataTable } from '../shared/plot/Plot';
import type { Bounds } from '../../components/ui/useSettings';
import styles from './ReviewDemo.module.css';
import { judged } from './example.computed';
import { percent } from '../../domain/numerals';
import { signed } from '../shared/amounts';
import { verdictLabels, verdictOn, verdicts } from './verdict';

interface AccuracyProps {
  readonly threshold: number;
  readonly bounds: Bounds;
  readonly onThreshold: (threshold: number) => void;
}

/** How often the model is right on sentences that people have labelled, and which ones it gets wrong. */
export function Accuracy({ threshold, bounds, onThreshold }: AccuracyProps) {
  const all = judged.map((sentence) => ({ ...sentence, verdict: verdictOn(sentence.score, threshold) }));
  const wrong = all.filter(({ label, verdict }) => label !== verdict);
  const right = all.length - wrong.length;
  return (
    <section className={styles.accuracy} aria-labelledby="accuracy-heading">
      <h2 id="accuracy-heading">Where it fails</h2>
      <div className={styles.columns}>
        <div className={styles.threshold}>
          <p className={styles.share}>
            <strong>
              {right} of {all.length}
            </strong>{' '}
            right: {percent(right / all.length)}
          </p>
          <p>
            We wrote and labeled {all.length} sentences as reviews have them, some of them made to mislead a
            word list. Move the threshold and see who changes sides.
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
        </div>
        <div className={styles.tables}>
          <h3>What we say, by what VADER says</h3>
          <DataTable
            caption="Labels and verdicts"
            columns={[
              'We say',
              ...verdicts.map((verdict) => `VADER: ${verdictLabels[verdict].toLowerCase()}`),
            ]}
            rows={verdicts.map((label) => [
              verdictLabels[label],
              ...verdicts.map((verdict) =>
                String(
                  all.filter((sentence) => sentence.label === label && sentence.verdict === verdict).length,
                ),
              ),
            ])}
          />
          <h3>The {wrong.length} that it misreads</h3>
          <DataTable
            caption="Misread sentences"
            columns={['Sentence', 'We say', 'VADER says', 'Score']}
            rows={wrong.map(({ text, label, verdict, score }) => [
              text,
              verdictLabels[label],
              verdictLabels[verdict],
              signed(score),
            ])}
          />
        </div>
      </div>
    </section>
  );
}
