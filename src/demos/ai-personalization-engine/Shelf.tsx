import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/ui/Button';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { currency } from '../../domain/money';
import { capitalized, counted } from '../../domain/numerals';
import { formatSigned } from '../shared/amounts';
import { SHOPPER_COUNT } from './generateShoppers';
import { ItemPicture, departmentIcons } from './ItemPicture';
import { items } from './items';
import type { Placement } from './placements';
import { TOP_COUNT } from './placements';
import styles from './Shelf.module.css';
import { useReorderAnimation } from './useReorderAnimation';

interface ShelfProps {
  readonly shelf: readonly Placement[];
  readonly onToggle: (item: number) => void;
}

/**
 * Lists the items in their current order, each with a button that marks it as clicked, and with the reason for its
 * position.
 */
export function Shelf({ shelf, onToggle }: ShelfProps) {
  const list = useRef<HTMLOListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  useReorderAnimation(list, shelf.map(({ item }) => item).join());
  return (
    <>
      <ol role="list" ref={list} className={styles.shelf}>
        {shelf.slice(0, isWhole ? shelf.length : TOP_COUNT).map((placement) => (
          <Card key={placement.item} placement={placement} onToggle={onToggle} />
        ))}
      </ol>
      <Button
        variant="outline"
        className={styles.all}
        aria-expanded={isWhole}
        onClick={() => {
          setIsWhole(!isWhole);
        }}
      >
        {isWhole ? `Show the first ${TOP_COUNT}` : `Show all ${shelf.length}`}
      </Button>
    </>
  );
}

function Card({ placement, onToggle }: Pick<ShelfProps, 'onToggle'> & { readonly placement: Placement }) {
  const { item: number, isViewed, place, popularity, popularityRank } = placement;
  const item = items[number];
  if (!item) return null;
  const Icon = departmentIcons[item.department];
  return (
    <li className={clsx(styles.card, isViewed && styles.viewed)}>
      <button
        type="button"
        className={styles.item}
        aria-pressed={isViewed}
        onClick={() => {
          onToggle(number);
        }}
      >
        <ItemPicture item={item} />
        <span className={styles.name}>{item.name}</span>
        <span className={styles.about}>
          <Icon aria-hidden="true" className={styles.icon} /> {capitalized(item.department)} ·{' '}
          {currency.symbol}
          {item.price}
        </span>
        <span className={styles.reason}>{becauseOf(placement)}</span>
        {isViewed && <Check aria-hidden="true" className={styles.check} />}
      </button>
      <details name="why" className={styles.why}>
        <summary>
          Why?<VisuallyHidden> {item.name}</VisuallyHidden>
        </summary>
        <div className={styles.note}>
          <p>
            #{place} on your shelf and #{popularityRank} in popularity. {popularity} of {SHOPPER_COUNT}{' '}
            shoppers clicked it.
            {placement.score !== null &&
              (isViewed
                ? ' Items you’ve clicked keep their places.'
                : ' Match score: about 0 (no match) to 1 (perfect). What each click adds:')}
          </p>
          {placement.score !== null && (
            <ul role="list" className={styles.reasons}>
              {placement.reasons.map(({ item: viewedItem, effect }) => (
                <li key={viewedItem}>
                  <span>{items[viewedItem]?.name}</span> <span>{formatSigned(effect)}</span>
                </li>
              ))}
              <li className={styles.sum}>
                <span>Match score</span> <span>{formatSigned(placement.score)}</span>
              </li>
            </ul>
          )}
        </div>
      </details>
    </li>
  );
}

/** Minimum effect on a score for a click to be named as the reason. */
const MIN_REASON = 0.05;

function becauseOf({ isViewed, score, reasons, popularityRank }: Placement): string {
  if (isViewed) return 'You clicked this';
  if (score === null) return `#${popularityRank} in popularity`;
  const [strongest] = reasons;
  const name = items[strongest?.item ?? -1]?.name;
  if (!strongest || name === undefined || strongest.effect < MIN_REASON) return 'Unrelated to your clicks';
  return `Like: ${name}`;
}

/** Number of items that the status message names. */
const ANNOUNCED_COUNT = 3;

/** Returns what the order is now, for an announcement. */
export function statusOf(shelf: readonly Placement[]): string {
  const viewedCount = shelf.filter(({ isViewed }) => isViewed).length;
  const first = shelf
    .filter(({ isViewed }) => !isViewed)
    .slice(0, ANNOUNCED_COUNT)
    .map(({ item }) => items[item]?.name)
    .join(', ');
  return viewedCount === 0
    ? `Sorted by popularity. On top: ${first}.`
    : `Re-sorted after ${counted(viewedCount, 'click')}. Best new matches: ${first}.`;
}
