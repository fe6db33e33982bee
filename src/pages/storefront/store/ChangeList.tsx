import { shorten } from '../../../domain/typedText';
import styles from './Actions.module.css';
import type { ValueChange } from './model/changes';

const MAX_CHANGES_LISTED = 40;
const MAX_VALUE_CHARACTERS = 160;

export function ChangeList({ changes }: { readonly changes: readonly ValueChange[] }) {
  if (changes.length === 0) return <p className={styles.nothing}>No changes.</p>;
  return (
    <>
      <ul role="list" className={styles.changes}>
        {changes.slice(0, MAX_CHANGES_LISTED).map(({ path, before, after }) => (
          <li key={path} translate="no">
            <code>{path}</code>
            <span>
              <del>{shorten(before, MAX_VALUE_CHARACTERS)}</del> →{' '}
              <ins>{shorten(after, MAX_VALUE_CHARACTERS)}</ins>
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
