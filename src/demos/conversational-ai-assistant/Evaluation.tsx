import { percent } from '../../domain/numerals';
import { Fold } from '../shared/Fold';
import { DataTable } from '../shared/plot/DataTable';
import styles from './AssistantDemo.module.css';
import { evaluation } from './evaluation';

/** Shows the assistant's accuracy in other people's conversations. */
export function Evaluation() {
  const { conversations, questions, answered, offered, requests, meant, nearlyMeant } = evaluation;
  const share = (count: number, all: number) => `${percent(count / all)} (${count} of ${all})`;
  return (
    <Fold id="rate" title="How often it’s right">
      <DataTable
        caption={`${questions + requests} messages in ${conversations} conversations`}
        columns={['Result', 'Messages']}
        rows={[
          ['Questions answered right', share(answered, questions)],
          ['Questions whose answer was one press away', share(offered, questions)],
          ['Changes proposed as meant', share(meant, requests)],
          ['Changes proposed that need one correction', share(nearlyMeant, requests)],
        ]}
      />
      <p className={styles.about}>
        Two writers wrote the conversations and the replies they expected. They saw neither the assistant nor
        the phrases it learned from. A third person judged strictly: half an answer counts as wrong. The
        figures are of a second run, after it learned to ask back. A{' '}
        <a href="https://people.csail.mit.edu/jrennie/papers/icml03-nb.pdf">naive Bayes classifier</a> (Rennie
        et al., 2003) finds a question’s topic from its words, their first four letters, and pairs of words.
        If it isn’t sure, it asks which of two questions you mean. It never changes your cart on its own, only
        when you press a button or say “yes.”
      </p>
    </Fold>
  );
}
