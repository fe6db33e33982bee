import { clsx } from 'clsx';
import { Eye } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/ui/Button';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { currency } from '../../domain/money';
import { counted } from '../../domain/numerals';
import { formatSigned } from '../shared/amounts';
import { icons } from './icons';
import { ItemPicture } from './ItemPicture';
import { items, departmentLabels } from './items';
import styles from './Shelf.module.css';
import type { Placement, Reason } from './shelf';
import { useReorderAnimation } from './useReorderAnimation';
import { TOP_COUNT } from './clickEffect';

interface ShelfProps {
  readonly shelf: readonly Placement[];
  /** How many shoppers have clicked each item. */
  readonly popularity: readonly number[];
  readonly shoppers: number;
  readonly onToggle: (item: number) => void;
}

/** The items in their current order. Each is a button that marks the item as viewed and explains its position. */
export function Shelf({ shelf, popularity, shoppers, onToggle }: ShelfProps) {
  const list = useRef<HTMLOListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  useReorderAnimation(list, shelf.map(({ item }) => item).join());
  return (
    <>
      <SettledAnnouncement text={statusOf(shelf)} />
      <ol role="list" ref={list} className={styles.shelf}>
        {shelf.slice(0, isWhole ? shelf.length : TOP_COUNT).map((placement) => (
          <Card
            key={placement.item}
            placement={placement}
            popularity={popularity[placement.item] ?? 0}
            shoppers={shoppers}
            onToggle={onToggle}
          />
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

interface CardProps extends Pick<ShelfProps, 'shoppers' | 'onToggle'> {
  readonly placement: Placement;
  readonly popularity: number;
}

function Card({ placement, popularity, shoppers, onToggle }: CardProps) {
  const { item: number, isViewed, place, popularityRank } = placement;
  const item = items[number];
  if (!item) return null;
  const Icon = icons[item.department];
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
          <Icon aria-hidden="true" className={styles.icon} /> {departmentLabels[item.department]} ·{' '}
          {currency.symbol}
          {item.price}
        </span>
        {isViewed && <Eye aria-hidden="true" className={styles.eye} />}
      </button>
      <details className={styles.why}>
        <summary aria-label={`${item.name}: ${becauseOf(placement)}`}>{becauseOf(placement)}</summary>
        <p>
          Rank {place} ({popularityRank} by popularity). {popularity} of {shoppers} shoppers clicked it.
          {placement.score !== null &&
            (isViewed
              ? ' Items that you viewed keep their place, whatever their score.'
              : ' Items that you haven’t viewed are in the order of their scores.')}
        </p>
        {placement.score !== null && (
          <ul role="list" className={styles.reasons}>
            {placement.reasons.map(({ item: viewedItem, effect }) => (
              <li key={viewedItem}>
                <span>{items[viewedItem]?.name}</span> <span>{formatSigned(effect)}</span>
              </li>
            ))}
            <li className={styles.sum}>
              <span>Score</span> <span>{placement.score.toFixed(2).replace('-', '−')}</span>
            </li>
          </ul>
        )}
      </details>
    </li>
  );
}

/** Minimum share of a score for a click to be given as a reason. */
const MIN_REASON = 0.05;

function becauseOf({ isViewed, score, reasons, popularityRank }: Placement): string {
  if (isViewed) return 'You viewed it';
  if (score === null) return `No. ${popularityRank} by popularity`;
  const strongest: Reason | undefined = reasons[0];
  const name = items[strongest?.item ?? -1]?.name;
  if (!strongest || name === undefined || strongest.effect < MIN_REASON) return 'Unrelated to your clicks';
  return `Because you viewed ${name}`;
}

/** Number of items that the status message names. */
const ANNOUNCED_COUNT = 3;

function statusOf(shelf: readonly Placement[]): string {
  const viewedCount = shelf.filter(({ isViewed }) => isViewed).length;
  const first = shelf
    .filter(({ isViewed }) => !isViewed)
    .slice(0, ANNOUNCED_COUNT)
    .map(({ item }) => items[item]?.name)
    .join(', ');
  return viewedCount === 0
    ? `Sorted by popularity. First: ${first}.`
    : `Sorted for you after ${counted(viewedCount, 'click')}. First: ${first}.`;
}
