import { Button } from '../../../components/ui/Button';
import { focusAfterRender } from '../../../components/hooks/focusAfterRender';
import styles from './Csv.module.css';
import type { CsvSource } from './source';

interface InterpretationNoteProps {
  /** Says how the table was interpreted; null for the example. */
  readonly sentence: string | null;
  /** Id of the first required column. */
  readonly column: string;
}

/** Says above a result how the visitor's table was interpreted, with a button to change it. */
export function InterpretationNote({ sentence, column }: InterpretationNoteProps) {
  if (sentence === null) return null;
  return (
    <p className={styles.interpretation}>
      {sentence}{' '}
      <Button
        variant="quiet"
        onClick={() => {
          focusAfterRender(`column-${column}`);
        }}
      >
        Change this
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
