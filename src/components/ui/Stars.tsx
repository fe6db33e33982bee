import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { filledStars } from '../../domain/products';
import styles from './Stars.module.css';
import { VisuallyHidden } from './VisuallyHidden';

const FIVE = [1, 2, 3, 4, 5];

interface StarsProps {
  readonly rating: number;
  /** Number of reviews behind a mean rating; omitted for a single review. */
  readonly reviews?: number;
}

export function Stars({ rating, reviews }: StarsProps) {
  return (
    <span className={styles.stars}>
      <span className={styles.row} aria-hidden="true">
        {FIVE.map((star) => (
          <Star key={star} className={clsx(styles.star, star <= filledStars(rating) && styles.filled)} />
        ))}
      </span>
      <VisuallyHidden>Rated </VisuallyHidden>
      <span className={styles.number}>{rating.toFixed(1)}</span>
      <VisuallyHidden> out of 5</VisuallyHidden>
      {reviews !== undefined && <span className={styles.reviews}> ({reviews} reviews)</span>}
    </span>
  );
}
