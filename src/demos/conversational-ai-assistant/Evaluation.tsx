import { Figures } from '../../components/ui/Figures';
import { capitalized, inWords, percent } from '../../domain/numerals';
import { DataTable } from '../shared/plot/DataTable';
import styles from './AssistantDemo.module.css';
import { onSeen, onUnseen, wrongMessages } from './evaluation/evaluation.computed';

/** Shows the assistant's accuracy in held-out conversations, and the messages without a right answer. */
export function Evaluation() {
  const { messages, conversations, right, partly, interval, actions, wrongActions } = onUnseen;
  const [from, to] = interval;
  return (
    <section className={styles.evaluation} aria-labelledby="rate-heading">
      <h2 id="rate-heading">How often it’s right</h2>
      <Figures
        layout="row"
        figures={[
          {
            value: percent(right / messages),
            label: `Messages answered correctly (${right} of ${messages})`,
          },
          {
            value: percent((right + partly) / messages),
            label: 'Messages answered correctly or partly right',
          },
          {
            value: `${onUnseen.allRight} of ${conversations}`,
            label: `Conversations with every answer correct (about ${inWords(Math.round(messages / conversations))} messages each)`,
          },
          {
            value: String(wrongActions),
            label: `Unrequested cart changes (out of ${actions})`,
          },
        ]}
      />
      <p className={styles.text}>
        We wrote the test conversations ourselves, so expect fewer correct answers with real shoppers. When
        the assistant isn’t sure, it quotes a passage from this site. If no passage fits, it says it doesn’t
        know.
      </p>
      <details className={styles.details}>
        <summary>How we test it</summary>
        <p className={styles.text}>
          We wrote {onSeen.conversations + conversations} conversations and their correct answers before we
          built the assistant. We used half of them to improve it; it answers{' '}
          {percent(onSeen.right / onSeen.messages)} of those correctly. The figures above are from the other
          half (held-out data). It first scored 120 of 150, but 19 of the 150 messages had also been used in
          training. After we replaced them, it scored 112. We’ve since changed the assistant and twice widened
          what counts as correct, so today’s figures may be slightly high. In a new test, it would probably
          answer {percent(from)} to {percent(to)} of messages correctly: that’s the 95% confidence interval,
          which allows for similar messages within a conversation (bootstrap by conversation).{' '}
          {wrongActions === 0 &&
            // Rule of three: with no event in n trials, 3/n is about the upper end of a 95% interval.
            `It made no unrequested cart change in ${conversations} conversations, so we’re 95% confident that it makes one in at most ${percent(3 / conversations)} of conversations.`}{' '}
          A <a href="https://arxiv.org/abs/1607.01759">linear classifier</a> (Joulin et al., 2016) finds a
          message’s topic from its words and three-letter sequences.
        </p>
      </details>
      <details className={styles.details}>
        <summary>The {wrongMessages.length} messages it got wrong or only partly right</summary>
        <DataTable
          caption="Messages it got wrong or only partly right, the hardest topics first"
          columns={['Message', 'Result', 'Expected topic', 'Topic answered']}
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
