import { clsx } from 'clsx';
import styles from './MarkedSentence.module.css';
import type { Sentence } from './score';
import { wordsOf } from './vader/words';

/** What a word does to its sentence. */
type WordRole = 'praise' | 'complaint' | 'turns';

/** What the marks of a sentence mean. */
export function MarkKey() {
  return (
    <>
      <span className={styles.praise}>Positive</span> <span className={styles.complaint}>negative</span> and{' '}
      <span className={styles.turns}>words that reverse or strengthen them</span>
    </>
  );
}

/** A sentence with what VADER makes of its words. A word of praise that the sentence takes back counts as complaint. */
export function MarkedSentence({ sentence }: { readonly sentence: Sentence }) {
  const roles = rolesIn(sentence);
  return wordsOf(sentence.text).map((text, place) => {
    const role = roles.get(place);
    return role === undefined ? (
      `${text} `
    ) : (
      <span key={place}>
        <mark className={clsx(styles.mark, styles[role])}>{text}</mark>{' '}
      </span>
    );
  });
}

function rolesIn({ vader: { steps } }: Sentence): ReadonlyMap<number, WordRole> {
  const roles = new Map<number, WordRole>();
  for (const { changes } of steps)
    for (const { because, rule } of changes)
      if (rule !== 'negates') for (const place of because) roles.set(place, 'turns');
  for (const { place, value } of steps) if (value !== 0) roles.set(place, value > 0 ? 'praise' : 'complaint');
  return roles;
}
