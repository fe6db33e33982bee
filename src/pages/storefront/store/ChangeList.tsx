import styles from './Actions.module.css';
import type { Change } from './model/changes';

const MAX_CHANGES_LISTED = 40;
const MAX_VALUE_CHARACTERS = 160;

export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return <p className={styles.nothing}>No changes.</p>;
  return (
    <>
      <ul role="list" className={styles.changes}>
        {changes.slice(0, MAX_CHANGES_LISTED).map(({ path, before, after }) => (
          <li key={path} translate="no">
            <code>{path}</code>
            <span>
              <del>{short(before)}</del> → <ins>{short(after)}</ins>
            </span>
          </li>
        ))}
      </ul>
      {changes.length > MAX_CHANGES_LISTED && (
        <p className={styles.nothing}>… and {changes.length - MAX_CHANGES_LISTED} more.</p>
      )}
    </>
  );
}

const short = (value: string) =>
  value.length > MAX_VALUE_CHARACTERS ? `${value.slice(0, MAX_VALUE_CHARACTERS)} …` : value;
