import { Button } from '../../../components/ui/Button';
import { passFocus } from '../../../components/hooks/passFocus';
import styles from './Csv.module.css';

interface InterpretationNoteProps {
  /** Says how the table was interpreted; null for the example. */
  readonly sentence: string | null;
  /** The first required column. */
  readonly column: string;
}

/** Above a result, says how the visitor's table was interpreted, with links to change it. */
export function InterpretationNote({ sentence, column }: InterpretationNoteProps) {
  if (sentence === null) return null;
  return (
    <p className={styles.interpretation}>
      {sentence}{' '}
      <Button
        variant="quiet"
        onClick={() => {
          passFocus(`column-${column}`);
        }}
      >
        Change this
      </Button>
    </p>
  );
}
