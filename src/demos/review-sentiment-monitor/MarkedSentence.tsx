import { clsx } from 'clsx';
import styles from './ReviewList.module.css';
import type { Sentence } from './score';
import { wordsOf } from './vader/step';

type WordRole = 'positive' | 'negative' | 'modifier';

export function MarkLegend() {
  return (
    <>
      Highlighted: <span className={styles.positive}>positive words</span>,{' '}
      <span className={styles.negative}>negative words</span>, and{' '}
      <span className={styles.modifier}>words that change them</span>.
    </>
  );
}

/**
 * Renders a sentence with its words marked by VADER's ratings. A negated positive word is marked negative.
 */
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
      if (rule !== 'negates') for (const place of because) roles.set(place, 'modifier');
  for (const { place, value } of steps)
    if (value !== 0) roles.set(place, value > 0 ? 'positive' : 'negative');
  return roles;
}
