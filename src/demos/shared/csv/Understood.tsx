import { Button } from '../../../components/ui/Button';
import { passFocus } from '../../../components/hooks/passFocus';
import styles from './Csv.module.css';

interface UnderstoodProps {
  /** Says how the table was interpreted; null for the example. */
  readonly sentence: string | null;
  /** The first required column. */
  readonly column: string;
}

/** Above a result, says how the visitor's table was interpreted, with links to change it. */
export function Understood({ sentence, column }: UnderstoodProps) {
  if (sentence === null) return null;
  return (
    <p className={styles.understood}>
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
