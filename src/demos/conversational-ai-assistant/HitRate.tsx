import { Figures } from '../../components/ui/Figures';
import { percent } from '../../domain/numerals';
import { DataTable } from '../shared/plot/Plot';
import type { Evaluation, Verdict } from './evaluation';
import { verdicts } from './evaluation';
import { byThreshold, chosenOn, onUnseen } from './evaluation.computed';
import styles from './HitRate.module.css';
import { THRESHOLD } from './model';

const verdictLabels: Readonly<Record<Verdict, string>> = {
  answered: 'Right source',
  declined: 'Rightly “I don’t know”',
  'wrongly answered': 'Wrong source',
  'wrongly declined': 'Wrongly “I don’t know”',
};

/** How often the assistant is right on questions whose answers are known, and where it is not. */
export function HitRate() {
  const wrong = [...onUnseen.wrong, ...chosenOn.wrong];
  const threshold = percent(THRESHOLD);
  return (
    <section className={styles.section} aria-labelledby="rate-heading">
      <h2 id="rate-heading">How often it is right</h2>
      <Figures
        layout="row"
        figures={[
          {
            value: percent(onUnseen.right / onUnseen.total),
            label: `Right on questions that were kept back until the method stood: ${rateOf(onUnseen)}`,
          },
          {
            value: percent(chosenOn.right / chosenOn.total),
            label: `Right on questions that the method was chosen on: ${rateOf(chosenOn)}`,
          },
        ]}
      />
      <div className={styles.columns}>
        <div className={styles.text}>
          <p>
            We wrote {onUnseen.total + chosenOn.total} questions and noted where the site answers each, or
            that it does not. Right is the right source, or “I don’t know” where there is none. These are
            counted anew each time the site is built.
          </p>
          <p>
            The assistant answers if the best passage covers {threshold} of the question, rare words counting
            more. A lower threshold answers more and makes more up; a higher one sends more people away. At{' '}
            {threshold} the most are right.
          </p>
        </div>
        <div className={styles.tables}>
          <details>
            <summary>Why {threshold}: what each threshold gets right</summary>
            <DataTable
              caption="Verdicts by threshold"
              columns={['Threshold', ...verdicts.map((verdict) => verdictLabels[verdict]), 'Right in all']}
              rows={byThreshold.map((evaluation) => [
                `${percent(evaluation.threshold)}${evaluation.threshold === THRESHOLD ? ' (chosen)' : ''}`,
                ...verdicts.map((verdict) => String(evaluation.counts[verdict])),
                rateOf(evaluation),
              ])}
            />
          </details>
          <details>
            <summary>The {wrong.length} that it gets wrong</summary>
            <DataTable
              caption="Questions that it gets wrong"
              columns={['Question', 'Verdict', 'It found', 'Covers', 'Right would be']}
              rows={wrong.map(({ question, verdict, found, coverage, places }) => [
                question,
                verdictLabels[verdict],
                found ?? 'nothing',
                percent(coverage),
                places[0] ?? 'I don’t know',
              ])}
            />
          </details>
        </div>
      </div>
    </section>
  );
}

function rateOf({ right, total }: Pick<Evaluation, 'right' | 'total'>): string {
  return `${right} of ${total}`;
}
