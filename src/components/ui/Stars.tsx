import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import styles from './Stars.module.css';
import { VisuallyHidden } from './VisuallyHidden';

const FIVE = [1, 2, 3, 4, 5];

/** A rating as five stars, filled by the floor of the rating (specification §9), beside its exact number. */
export function Stars({ rating, reviews }: { readonly rating: number; readonly reviews: number }) {
  return (
    <span className={styles.stars}>
      <span className={styles.row} aria-hidden="true">
        {FIVE.map((star) => (
          <Star key={star} className={clsx(styles.star, star <= Math.floor(rating) && styles.filled)} />
        ))}
      </span>
      <VisuallyHidden>Rated </VisuallyHidden>
      <span className={styles.number}>{rating.toFixed(1)}</span>
      <VisuallyHidden> out of 5</VisuallyHidden>
      <span className={styles.reviews}> ({reviews} reviews)</span>
    </span>
  );
}
