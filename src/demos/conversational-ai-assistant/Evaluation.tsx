import { Figures } from '../../components/ui/Figures';
import { capitalized, percent } from '../../domain/numerals';
import { DataTable } from '../shared/plot/DataTable';
import styles from './AssistantDemo.module.css';
import { byWriter, firstRun, onUnseen, wrongMessages } from './evaluation/evaluation.computed';

/** Shows the assistant's accuracy in other people's conversations, and the messages without a right answer. */
export function Evaluation() {
  const { messages, conversations, right, requests, carriedOut, offered, wrongActions } = onUnseen;
  return (
    <section className={styles.evaluation} aria-labelledby="rate-heading">
      <h2 id="rate-heading">How often it’s right</h2>
      <Figures
        layout="row"
        figures={[
          {
            value: percent(firstRun.right / messages),
            label: `Messages answered correctly the first time (${firstRun.right} of ${messages})`,
          },
          {
            value: percent((firstRun.carriedOut + firstRun.offered) / requests),
            label: `Cart requests understood the first time (${firstRun.carriedOut} carried out and ${firstRun.offered} offered as a button, of ${requests})`,
          },
          {
            value: percent(right / messages),
            label: `Messages answered correctly after we saw its mistakes (${right} of ${messages})`,
          },
          {
            value: String(wrongActions),
            label: `Unrequested cart changes now (${firstRun.wrongActions} the first time)`,
          },
        ]}
      />
      <p className={styles.text}>
        When the assistant isn’t sure about a change, it asks with a button. When it doesn’t know an answer,
        it says so.
      </p>
      <details className={styles.details}>
        <summary>How we test it</summary>
        <p className={styles.text}>
          Two writers wrote {conversations} conversations and their correct answers. They saw neither the
          assistant nor the phrases that it learned from. After the first run we saw its mistakes and changed
          general rules. We also accepted its answer about its accuracy for a question about the test, because
          it covers both. In the same conversations, it now carries out {carriedOut} of {requests} cart
          requests and offers {offered} as a button. Expect results like those of the first run, because the
          changes were made with these messages in mind. Right answers now, by writer:{' '}
          {byWriter
            .map(
              ({ right: own, messages: all, conversations: count }) =>
                `${percent(own / all)} of ${all} messages in ${count} conversations`,
            )
            .join('; ')}
          . A <a href="https://arxiv.org/abs/1607.01759">linear classifier</a> (Joulin et al., 2016) finds a
          message’s topic from its words, pairs of words, and three-letter sequences.
        </p>
      </details>
      <details className={styles.details}>
        <summary>The {wrongMessages.length} messages it got wrong or only partly right</summary>
        <DataTable
          caption="Messages it got wrong or only partly right"
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
