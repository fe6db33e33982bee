import { filledStars } from '../../domain/products';
import styles from './Stars.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface StarsProps {
  readonly rating: number;
  /** Number of reviews behind a mean rating; omitted for a single review. */
  readonly reviews?: number;
}

/** A rating as a number and, rounded down, as five stars, in one drawing because a product's page has 13 of them. */
export function Stars({ rating, reviews }: StarsProps) {
  const filled = filledStars(rating);
  return (
    <span className={styles.stars}>
      <VisuallyHidden>Rated </VisuallyHidden>
      <span className={styles.number}>{rating.toFixed(1)}</span>
      <VisuallyHidden> out of 5</VisuallyHidden>
      <svg className={styles.row} viewBox="0 0 124 24" aria-hidden="true">
        <path d={outlines(0, filled)} className={styles.filled} />
        <path d={outlines(filled, 5)} />
      </svg>
      {reviews !== undefined && <span className={styles.reviews}> ({reviews} reviews)</span>}
    </span>
  );
}

/** Returns the outlines of the stars at some of the five places, 24 units wide and 1 apart. */
function outlines(from: number, to: number): string {
  return [12, 37, 62, 87, 112]
    .slice(from, to)
    .map((x) => `M${x} 2l3.1 6.3 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3L${x - 5} 14.2l-5-4.9 6.9-1z`)
    .join('');
}
