import { X } from 'lucide-react';
import { enumerated } from '../../domain/numerals';
import { items } from './items';
import type { Training } from './model';
import styles from './PersonalizationDemo.module.css';
import { differenceWithout, FIRST_PLACES } from './vanished';

interface TrayProps {
  readonly training: Training;
  readonly lookedAt: readonly number[];
  /** The click that is struck out; null if none is. */
  readonly struck: number | null;
  readonly onStrike: (item: number | null) => void;
  readonly onRemove: (item: number) => void;
}

const nameOf = (item: number) => items[item]?.name ?? '';

/** The visitor's clicks. Each can be struck out, to see its effect, or removed. */
export function Tray({ training, lookedAt, struck, onStrike, onRemove }: TrayProps) {
  return (
    <>
      <div className={styles.tray}>
        {lookedAt.length === 0 ? (
          <p>Sorted by popularity. Click what you like.</p>
        ) : (
          <ul role="list" className={styles.chips} aria-label="Your clicks">
            {lookedAt.map((item) => (
              <li key={item} className={styles.click}>
                <button
                  type="button"
                  className={styles.chip}
                  aria-label={`Strike out: ${nameOf(item)}`}
                  aria-pressed={item === struck}
                  onClick={() => {
                    onStrike(item === struck ? null : item);
                  }}
                >
                  {nameOf(item)}
                </button>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`Remove: ${nameOf(item)}`}
                  onClick={() => {
                    onRemove(item);
                  }}
                >
                  <X aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p role="status" className={styles.difference}>
        {lookedAt.length > 0 &&
          (struck === null
            ? 'Strike out a click to see what changes.'
            : withoutText(differenceWithout(training, lookedAt, struck), struck))}
      </p>
    </>
  );
}

function withoutText({ vanished, appeared }: ReturnType<typeof differenceWithout>, struck: number): string {
  const without = `Without ${nameOf(struck)},`;
  if (vanished.length === 0) return `${without} the first ${FIRST_PLACES} suggestions stay the same.`;
  return `${without} ${enumerated(vanished.map(nameOf), 'and')} ${vanished.length === 1 ? 'drops' : 'drop'} out of the first ${FIRST_PLACES}. ${enumerated(appeared.map(nameOf), 'and')} ${appeared.length === 1 ? 'appears' : 'appear'} instead.`;
}
