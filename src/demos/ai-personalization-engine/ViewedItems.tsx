import { X } from 'lucide-react';
import { enumerated } from '../../domain/numerals';
import { items } from './items';
import type { Training } from './model';
import styles from './PersonalizationDemo.module.css';
import { TOP_COUNT, changesWithout } from './placements';

interface ViewedItemsProps {
  readonly training: Training;
  readonly viewed: readonly number[];
  readonly ignored: number | null;
  readonly onIgnore: (item: number | null) => void;
  readonly onRemove: (item: number) => void;
}

const nameOf = (item: number) => items[item]?.name ?? '';

/** Lists the visitor's clicks. Each can be ignored to see its effect, or removed. */
export function ViewedItems({ training, viewed, ignored, onIgnore, onRemove }: ViewedItemsProps) {
  return (
    <>
      <div className={styles.viewedItems}>
        {viewed.length === 0 ? (
          <p>Sorted by popularity. Click items you like.</p>
        ) : (
          <ul role="list" className={styles.chips} aria-label="Your clicks">
            {viewed.map((item) => (
              <li key={item} className={styles.click}>
                <button
                  type="button"
                  className={styles.chip}
                  aria-label={`Ignore: ${nameOf(item)}`}
                  aria-pressed={item === ignored}
                  onClick={() => {
                    onIgnore(item === ignored ? null : item);
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
        {viewed.length > 0 &&
          (ignored === null
            ? 'Select an item above to see the shelf without that click.'
            : changesText(changesWithout(training, viewed, ignored), ignored))}
      </p>
    </>
  );
}

function changesText({ dropped, appeared }: ReturnType<typeof changesWithout>, ignored: number): string {
  const without = `Without ${nameOf(ignored)}`;
  if (dropped.length === 0) return `${without}, the first ${TOP_COUNT} suggestions stay the same.`;
  return `${without}: ${enumerated(dropped.map(nameOf), 'and')} ${dropped.length === 1 ? 'drops' : 'drop'} out of the first ${TOP_COUNT}. ${enumerated(appeared.map(nameOf), 'and')} ${appeared.length === 1 ? 'appears' : 'appear'} instead.`;
}
