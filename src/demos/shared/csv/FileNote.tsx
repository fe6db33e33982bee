import styles from './Csv.module.css';
import type { CsvSource } from './source';

/** Says next to 'Copy link' that links don't include files. */
export function FileNote({ source }: { readonly source: CsvSource | null }) {
  if (source?.kind !== 'file') return null;
  return (
    <p className={styles.hint}>
      Links include your settings but not your file. Paste the rows to share them.
    </p>
  );
}
