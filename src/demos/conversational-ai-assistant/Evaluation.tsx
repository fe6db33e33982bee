import { percent } from '../../domain/numerals';
import { Fold } from '../shared/Fold';
import { DataTable } from '../shared/plot/DataTable';
import styles from './AssistantDemo.module.css';
import { evaluation } from './evaluation';

/** Shows the assistant's accuracy in other people's conversations. */
export function Evaluation() {
  const { conversations, messages, requests } = evaluation;
  const share = (count: number, all: number) => `${percent(count / all)} (${count} of ${all})`;
  return (
    <Fold id="rate" title="How often it’s right">
      <DataTable
        caption={`${messages} messages in ${conversations} conversations`}
        columns={['Result', 'Messages']}
        rows={[
          ['Answered correctly', share(evaluation.right, messages)],
          ['Cart changed as requested', share(evaluation.carriedOut, requests)],
          ['Change offered as a button', share(evaluation.offered, requests)],
          ['Cart changed unasked', String(evaluation.wrongActions)],
        ]}
      />
      <p className={styles.about}>
        Two writers wrote the conversations and their correct answers. They saw neither the assistant nor the
        phrases it learned from. It answered{' '}
        {evaluation.rightByWriter.map((right) => percent(right / (messages / 2))).join(' and ')} of their
        messages correctly. A <a href="https://arxiv.org/abs/1607.01759">linear classifier</a> (Joulin et al.,
        2016) finds a message’s topic from its words, pairs of words, and three-letter sequences.
      </p>
    </Fold>
  );
}
