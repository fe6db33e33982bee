import { Figures } from '../../components/ui/Figures';
import { capitalized, percent } from '../../domain/numerals';
import { DataTable } from '../shared/plot/DataTable';
import styles from './AssistantDemo.module.css';
import { onSeen, onUnseen, wrongMessages } from './evaluation/evaluation.computed';

/** The assistant's accuracy in held-out conversations, and the messages without a right answer. */
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
            label: `Right answers in held-out conversations: ${right} of ${messages} messages (95% confidence interval ${percent(from)} to ${percent(to)}, bootstrapped by conversation)`,
          },
          {
            value: percent((right + partly) / messages),
            label: `Right or partly right (mostly “I don’t know” with the right topic among its suggestions): ${right + partly} of ${messages} messages`,
          },
          {
            value: `${onUnseen.allPartly} of ${conversations}`,
            label: `Conversations with no wrong answer (in ${onUnseen.allRight} of them, every answer was fully right)`,
          },
          {
            value: `${wrongActions} of ${actions}`,
            label: `Cart changes nobody asked for${wrongActions === 0 ? ` (95% confidence: in at most ${percent(3 / conversations)} of conversations)` : ''}`,
          },
        ]}
      />
      <p className={styles.text}>
        Real shoppers will get fewer right answers than this, because we wrote these{' '}
        {onSeen.conversations + conversations} conversations and the correct answers ourselves. We built the
        assistant with half of them, where {percent(onSeen.right / onSeen.messages)} of its answers are right.
        The figures above come from the other half. There, the assistant first answered 120 messages
        correctly. 19 of those were also training examples; after we replaced them, it was 112. Since then we
        have changed the assistant and twice accepted more answers as correct, so the figures may be a little
        too high. A <a href="https://arxiv.org/abs/1607.01759">linear classifier</a> of words and letter
        trigrams (Joulin and others, 2016) finds the topic of a message. If it isn’t sure, the assistant looks
        for a matching passage on this site. If it finds none, it says that it doesn’t know.
      </p>
      <details className={styles.details}>
        <summary>The {wrongMessages.length} messages without a right answer</summary>
        <DataTable
          caption="Messages without a right answer, the hardest topics first"
          columns={['Message', 'Verdict', 'Expected', 'Actual']}
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
