import { Figures } from '../../components/ui/Figures';
import { capitalized, percent } from '../../domain/numerals';
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
            label: `Messages answered correctly: ${right} of ${messages} (95% confidence interval: ${percent(from)} to ${percent(to)})`,
          },
          {
            value: percent((right + partly) / messages),
            label: 'Messages answered, or at least pointed to the right topic',
          },
          {
            value: `${onUnseen.allPartly} of ${conversations}`,
            label: `Conversations without a wrong answer. In ${onUnseen.allRight} of those ${onUnseen.allPartly}, every answer was fully right`,
          },
          {
            value: String(wrongActions),
            label: `Cart changes that nobody asked for, out of ${actions} it made`,
          },
        ]}
      />
      <p className={styles.text}>
        Expect fewer right answers with real shoppers, because we wrote the test conversations ourselves. When
        the assistant isn’t sure, it quotes a passage from this site. If there isn’t one, it says it doesn’t
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
          what counts as correct, so today’s figures may be slightly high. The confidence interval accounts
          for similar messages within a conversation (bootstrap by conversation).{' '}
          {wrongActions === 0 &&
            // Rule of three: with no event in n trials, 3/n is about the upper end of a 95% interval.
            `With no cart change that nobody asked for in ${conversations} conversations, at most ${percent(3 / conversations)} of conversations have one (95% confidence).`}{' '}
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
