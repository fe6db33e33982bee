import { Undo2 } from 'lucide-react';
import { counted, enumerated } from '../../domain/numerals';
import { Button } from '../ui/Button';
import styles from './RemovedRow.module.css';

interface RemovedRowProps {
  /** The id of the button, which takes the focus from the one that removed. */
  readonly id: string;
  /** What happened, as a sentence. */
  readonly sentence: string;
  /** What the button puts back. */
  readonly names: readonly string[];
  readonly onUndo: () => void;
}

/** Is shown in the place of what was removed, and puts it back. */
export function RemovedRow({ id, sentence, names, onUndo }: RemovedRowProps) {
  const [first, ...others] = names;
  return (
    <li className={styles.removed}>
      <p>{sentence}</p>
      <Button
        id={id}
        variant="outline"
        aria-label={`Undo: put ${others.length === 0 ? first : `all ${names.length}`} back`}
        onClick={onUndo}
      >
        <Undo2 aria-hidden="true" /> Undo
      </Button>
    </li>
  );
}

/** `Fraud Shield was removed.`; of several at once how many, and which. */
export function removedSentence(names: readonly string[]): string {
  return names.length === 1
    ? `${enumerated(names, 'and')} was removed.`
    : `${counted(names.length, 'product')} were removed: ${enumerated(names, 'and')}.`;
}

/** `Fraud Shield is back.`, for a screen reader. */
export function backSentence(names: readonly string[]): string {
  return `${enumerated(names, 'and')} ${names.length === 1 ? 'is' : 'are'} back.`;
}
