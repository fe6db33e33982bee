import { clsx } from 'clsx';
import { Camera, ChevronDown } from 'lucide-react';
import type { DrawnItem, Screen, ScreenRow } from '../../content/types';
import art from './art.module.css';
import { Garment } from './Garment';
import styles from './ScreenPicture.module.css';

interface ScreenPictureProps {
  readonly screen: Screen;
  readonly className?: string | undefined;
}

/**
 * An example screen, drawn as a window. It's text, not SVG, so that it wraps and screen readers can read it.
 */
export function ScreenPicture({ screen: { where, rows }, className }: ScreenPictureProps) {
  return (
    <figure className={clsx(styles.screen, className)}>
      <figcaption className={styles.where}>{where}</figcaption>
      <div className={styles.rows}>
        {rows.map((row) => (
          <Row key={JSON.stringify(row)} row={row} />
        ))}
      </div>
    </figure>
  );
}

function Row({ row }: { readonly row: ScreenRow }) {
  switch (row.kind) {
    case 'field':
      return (
        <p className={styles.field}>
          <span>
            <span className={styles.label}>{row.label}: </span>
            {row.value}
          </span>
          {row.hasCamera ? <Camera aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        </p>
      );
    case 'items':
      return (
        <p className={styles.items} aria-hidden="true">
          {row.items.map((item, index) => (
            <ItemDrawing key={`${index} ${item}`} item={item} isFirst={index === 0} />
          ))}
        </p>
      );
    case 'item':
      return (
        <p className={clsx(styles.item, row.isMarked && styles.marked)}>
          <span>{row.text}</span> <span>{row.note}</span>
        </p>
      );
    case 'said':
      return <p className={clsx(styles.said, styles[row.by])}>{row.text}</p>;
    case 'line':
      return <p className={styles.line}>{row.text}</p>;
  }
}

/** The y coordinate of each item's center. The origin is the item's hook or base. */
const middles: Readonly<Record<DrawnItem, number>> = {
  coat: 108,
  dress: 108,
  hat: -30,
  shoe: -26,
  bag: -44,
  lamp: -80,
};

function ItemDrawing({ item, isFirst }: { readonly item: DrawnItem; readonly isFirst: boolean }) {
  return (
    <svg viewBox="-66 -90 132 180" className={art.picture}>
      <Garment kind={item} x={0} y={-middles[item]} className={isFirst ? art.brand : art.pith} />
    </svg>
  );
}
