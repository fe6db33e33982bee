import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { filledStars } from '../../domain/products';
import styles from './Stars.module.css';
import { VisuallyHidden } from './VisuallyHidden';

const FIVE = [1, 2, 3, 4, 5];

interface StarsProps {
  readonly rating: number;
  /** How many reviews it is the mean of; left out for that of one. */
  readonly reviews?: number;
}

/** A rating as five stars beside its exact number. */
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
