import { Figures } from '../../components/ui/Figures';
import { DataTable } from '../shared/plot/Plot';
import { tuned, unseen } from './evaluation.computed';
import type { JudgedQuestion, Verdict } from './evaluation';
import { rightAt, thresholds, verdictOn, verdicts } from './evaluation';
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
  const all = [...unseen, ...tuned];
  const wrong = all.filter((question) => verdictOn(question, THRESHOLD).startsWith('wrongly'));
  return (
    <section className={styles.section} aria-labelledby="rate-heading">
      <h2 id="rate-heading">How often it is right</h2>
      <div className={styles.columns}>
        <div className={styles.text}>
          <Figures
            figures={[
              { value: rateOf(unseen), label: 'Questions kept back until the method stood' },
              { value: rateOf(tuned), label: 'Questions that the method was chosen on' },
            ]}
          />
          <p>
            We wrote {all.length} questions and noted where the site answers each, or that it does not. Right
            is the right source, or “I don’t know” where there is none. These are counted anew each time the
            site is built.
          </p>
          <p>
            The assistant answers if the best passage covers {Math.round(THRESHOLD * 100)}% of the question,
            rare words counting more. A lower threshold answers more and makes more up; a higher one sends
            more people away. At {Math.round(THRESHOLD * 100)}% the most are right.
          </p>
        </div>
        <div className={styles.tables}>
          <details>
            <summary>Why {Math.round(THRESHOLD * 100)}%: what each threshold gets right</summary>
            <DataTable
              caption="Verdicts by threshold"
              columns={['Threshold', ...verdicts.map((verdict) => verdictLabels[verdict]), 'Right in all']}
              rows={thresholds.map((threshold) => [
                `${Math.round(threshold * 100)}%${threshold === THRESHOLD ? ' (chosen)' : ''}`,
                ...verdicts.map((verdict) =>
                  String(tuned.filter((question) => verdictOn(question, threshold) === verdict).length),
                ),
                `${rightAt(tuned, threshold)} of ${tuned.length}`,
              ])}
            />
          </details>
          <details>
            <summary>The {wrong.length} that it gets wrong</summary>
            <DataTable
              caption="Questions that it gets wrong"
              columns={['Question', 'Verdict', 'It found', 'Covers', 'Right would be']}
              rows={wrong.map((question) => [
                question.question,
                verdictLabels[verdictOn(question, THRESHOLD)],
                question.found ?? 'nothing',
                `${Math.round(question.coverage * 100)}%`,
                question.places[0] ?? 'I don’t know',
              ])}
            />
          </details>
        </div>
      </div>
    </section>
  );
}

function rateOf(questions: readonly JudgedQuestion[]): string {
  const right = rightAt(questions, THRESHOLD);
  return `${right} of ${questions.length}`;
}
