import styles from './Events.module.css';
import type { Change } from './model/changes';

/** Maximum number of changes listed, and maximum length of a value in characters. */
const MOST_CHANGES = 40;
const LONGEST_VALUE = 160;

/** A table of changes: path, before, after. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return <p className={styles.nothing}>Nothing.</p>;
  return (
    <>
      <ul role="list" className={styles.changes}>
        {changes.slice(0, MOST_CHANGES).map(({ path, before, after }) => (
          <li key={path} translate="no">
            <code>{path}</code>
            <span>
              <del>{before === undefined ? 'nothing' : short(before)}</del> →{' '}
              <ins>{after === undefined ? 'nothing' : short(after)}</ins>
            </span>
          </li>
        ))}
      </ul>
      {changes.length > MOST_CHANGES && (
        <p className={styles.nothing}>… and {changes.length - MOST_CHANGES} more.</p>
      )}
    </>
  );
}

const short = (value: string) =>
  value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)} …` : value;
