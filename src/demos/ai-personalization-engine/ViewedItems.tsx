import { X } from 'lucide-react';
import { items } from './items';
import styles from './PersonalizationDemo.module.css';

interface ViewedItemsProps {
  readonly viewed: readonly number[];
  readonly onRemove: (item: number) => void;
}

/** Lists the visitor's clicks. Each can be removed to see the shelf without it. */
export function ViewedItems({ viewed, onRemove }: ViewedItemsProps) {
  return (
    <div className={styles.viewedItems}>
      {viewed.length === 0 ? (
        <p>Sorted by popularity. Choose items you like.</p>
      ) : (
        <ul role="list" className={styles.chips} aria-label="Your clicks">
          {viewed.map((item) => (
            <li key={item}>
              <button
                type="button"
                className={styles.chip}
                aria-label={`Remove: ${items[item]?.name ?? ''}`}
                onClick={() => {
                  onRemove(item);
                }}
              >
                {items[item]?.name} <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
