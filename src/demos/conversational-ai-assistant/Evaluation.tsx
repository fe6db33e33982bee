import { Figures } from '../../components/ui/Figures';
import { capitalized, percent } from '../../domain/numerals';
import { DataTable } from '../shared/plot/DataTable';
import styles from './AssistantDemo.module.css';
import { onSeen, onUnseen, wrongMessages } from './evaluation/evaluation.computed';

/** Shows the assistant's accuracy in held-out conversations, and the messages without a right answer. */
export function Evaluation() {
  const { messages, conversations, right, partly, interval, actions, wrongActions } = onUnseen;
  const [from, to] = interval;
  // Rule of three: with no event in n trials, 3/n is about the upper end of a 95% interval.
  return (
    <section className={styles.evaluation} aria-labelledby="rate-heading">
      <h2 id="rate-heading">How often it’s right</h2>
      <Figures
        layout="row"
        figures={[
          {
            value: percent(right / messages),
            label: `Right answers: ${right} of ${messages} test messages (95% confidence interval ${percent(from)} to ${percent(to)})`,
          },
          {
            value: percent((right + partly) / messages),
            label: 'At least partly right: mostly “I don’t know” with the right topic among the suggestions',
          },
          {
            value: `${onUnseen.allPartly} of ${conversations}`,
            label: `Conversations with no wrong answers (in ${onUnseen.allRight}, every answer was fully right)`,
          },
          {
            value: `${wrongActions} of ${actions}`,
            label: `Cart changes nobody asked for${wrongActions === 0 ? ` (95% confidence: in at most ${percent(3 / conversations)} of conversations)` : ''}`,
          },
        ]}
      />
      <p className={styles.text}>
        Real shoppers will get fewer right answers, because we wrote the test conversations ourselves. If the
        assistant isn’t sure, it quotes a matching passage of this site. If there is none, it says that it
        doesn’t know.
      </p>
      <details className={styles.details}>
        <summary>How we test it</summary>
        <p className={styles.text}>
          We wrote {onSeen.conversations + conversations} conversations and their correct answers before we
          built the assistant. We used half of them to improve it; there,{' '}
          {percent(onSeen.right / onSeen.messages)} of its answers are right. The figures above come from the
          other half (held-out data). On the first try, it got 120 right. But 19 of the test messages had also
          been used in training. After we replaced those 19, it got 112 right. Since then we have changed the
          assistant and twice accepted more answers as correct, so the figures may be a little too high. The
          confidence interval allows for messages of one conversation being alike (bootstrap by conversation).
          A <a href="https://arxiv.org/abs/1607.01759">linear classifier</a> (Joulin and others, 2016) finds a
          message’s topic from its words and groups of three letters.
        </p>
      </details>
      <details className={styles.details}>
        <summary>The {wrongMessages.length} messages without a right answer</summary>
        <DataTable
          caption="Messages without a right answer, the hardest topics first"
          columns={['Message', 'Result', 'Right answer', 'Answer given']}
          rows={wrongMessages.map(({ said, expected, got, verdict }) => [
            said,
            capitalized(verdict),
            expected,
            got,
          ])}
        />
      </details>
    </section>
  );
}
