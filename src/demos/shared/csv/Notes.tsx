import { Button } from '../../../components/ui/Button';
import { focusAfterRender } from '../../../components/hooks/focusAfterRender';
import styles from './Csv.module.css';
import { READBACK } from './CsvReport';
import type { CsvSource } from './source';

interface ReadingNoteProps {
  /** Says how the table was interpreted; null for the example. */
  readonly sentence: string | null;
  readonly isConfirmed: boolean;
}

/** Says above a result how the visitor's table was read, and whether the visitor has confirmed that. */
export function ReadingNote({ sentence, isConfirmed }: ReadingNoteProps) {
  if (sentence === null) return null;
  return (
    <p className={styles.interpretation}>
      {!isConfirmed && <strong>Not confirmed yet. </strong>}
      {sentence}{' '}
      <Button
        variant="quiet"
        onClick={() => {
          focusAfterRender(READBACK);
        }}
      >
        {isConfirmed ? 'Change this' : 'Check what we read'}
      </Button>
    </p>
  );
}

/** Says next to 'Copy link' that links don't include files. */
export function FileNote({ source }: { readonly source: CsvSource | null }) {
  if (source?.kind !== 'file') return null;
  return (
    <p className={styles.hint}>
      Links include your settings but not your file. Paste the rows to share them.
    </p>
  );
}
