import { percent } from '../../domain/numerals';
import { Fold } from '../shared/Fold';
import { DataTable } from '../shared/plot/DataTable';
import styles from './AssistantDemo.module.css';
import { evaluation } from './evaluation';

/** Shows the assistant's accuracy in other people's conversations. */
export function Evaluation() {
  const { conversations, messages, requests, firstRun, now, rightByWriter } = evaluation;
  const share = (count: number, all: number) => `${percent(count / all)} (${count} of ${all})`;
  return (
    <Fold id="rate" title="How often it’s right">
      <DataTable
        caption={`${messages} messages in ${conversations} conversations`}
        columns={['Result', 'The first time', 'Now']}
        rows={[
          ['Answered correctly', share(firstRun.right, messages), share(now.right, messages)],
          [
            'Cart changed as requested',
            share(firstRun.carriedOut, requests),
            share(now.carriedOut, requests),
          ],
          ['Change offered as a button', share(firstRun.offered, requests), share(now.offered, requests)],
          ['Cart changed unasked', String(firstRun.wrongActions), String(now.wrongActions)],
        ]}
      />
      <p className={styles.about}>
        Two writers wrote the conversations and their correct answers. They saw neither the assistant nor the
        phrases it learned from. Now it answers{' '}
        {rightByWriter.map((right) => percent(right / (messages / 2))).join(' and ')} of their messages
        correctly, but expect results like the first time: we changed its rules after seeing its mistakes. A{' '}
        <a href="https://arxiv.org/abs/1607.01759">linear classifier</a> (Joulin et al., 2016) finds a
        message’s topic from its words, pairs of words, and three-letter sequences.
      </p>
    </Fold>
  );
}
