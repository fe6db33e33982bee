import { Figures } from '../../components/ui/Figures';
import { percent } from '../../domain/numerals';
import { DataTable } from '../shared/plot/DataTable';
import styles from './AssistantDemo.module.css';
import { onSeen, onUnseen, worstTopics } from './evaluation/evaluation.computed';

/** The assistant's accuracy in held-out conversations, and the topics that it got wrong most often. */
export function Evaluation() {
  const { messages, conversations, right, partly, interval, wrongActions } = onUnseen;
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
            label: `Right or partly right: ${right + partly} of ${messages} messages`,
          },
          {
            value: `${onUnseen.allPartly} of ${conversations}`,
            label: `Conversations with no wrong answer (in ${onUnseen.allRight} of them, every answer was fully right)`,
          },
          {
            value: `${wrongActions} of ${messages}`,
            label: `Unrequested changes to the cart${wrongActions === 0 ? ` (the true rate could still be up to about ${percent(3 / messages)})` : ''}`,
          },
        ]}
      />
      <p className={styles.text}>
        We wrote {onSeen.conversations + conversations} conversations in the voices of different strangers,
        and the correct answer to each message. We wrote the test ourselves, so expect fewer right answers
        with real strangers. We set half of the conversations aside until the assistant was finished. The
        figures above come from that half. On the half we used to build it,{' '}
        {percent(onSeen.right / onSeen.messages)} of the answers are right. None of the held-out messages were
        used for training. A <a href="https://arxiv.org/abs/1607.01759">linear classifier</a> of words and
        letter trigrams (Joulin and others, 2016) finds the topic of a message. If it isn’t sure, the
        assistant looks for a matching passage on this site. If it finds none, it says that it doesn’t know.
      </p>
      <details className={styles.details}>
        <summary>Messages it got wrong, or only partly right</summary>
        <DataTable
          caption={`Messages it got wrong, or only partly right: the ${worstTopics.length} hardest topics`}
          columns={['Message', 'Expected', 'Actual']}
          rows={worstTopics.flatMap(({ expected, messages: wrong }) =>
            wrong.map(({ said, got }) => [said, expected, got]),
          )}
        />
      </details>
    </section>
  );
}
