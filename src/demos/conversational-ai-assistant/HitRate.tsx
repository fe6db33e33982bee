import { Figures } from '../../components/ui/Figures';
import { percent } from '../../domain/numerals';
import { DataTable } from '../shared/plot/DataTable';
import type { Evaluation, Verdict } from './evaluation';
import { verdicts } from './evaluation';
import { byThreshold, chosenOn, onCommands, onUnseen } from './evaluation.computed';
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
            label: `Right on questions that were not looked at while it was made: ${rateOf(onUnseen)}`,
          },
          {
            value: percent(onUnseen.counts['wrongly answered'] / onUnseen.total),
            label: `Of these, answered from the wrong place: ${onUnseen.counts['wrongly answered']}`,
          },
          {
            value: percent(onCommands.right / onCommands.total),
            label: `Messages about the cart that are read as meant: ${rateOf(onCommands)}`,
          },
          {
            value: String(onCommands.wrongDeeds),
            label: 'Of these, changes to the cart that nobody ordered',
          },
        ]}
      />
      <div className={styles.columns}>
        <div className={styles.text}>
          <p>
            We wrote {onUnseen.total + chosenOn.total} questions as owners, customers, engineers, reporters
            and strays type them, and noted where the site answers each, or that it does not. The method was
            chosen on {chosenOn.total} of them, of which {chosenOn.right} are right. These are counted anew
            each time the site is built.
          </p>
          <p>
            What the site knows as data, such as hours and prices, is answered from the data. All else is
            looked up: the assistant answers if the best passage has {threshold} of the question’s telling
            words, rare words counting more, and these words are rare enough together. At {threshold} it does
            best, if a wrong answer costs what two right ones gain.
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
              columns={['Question', 'Verdict', 'It found', 'Shares', 'Right would be']}
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
