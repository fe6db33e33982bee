import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { filledStars } from '../../domain/products';
import styles from './Stars.module.css';
import { VisuallyHidden } from './VisuallyHidden';

const FIVE = [1, 2, 3, 4, 5];

/** A rating as five stars beside its exact number. */
export function Stars({ rating, reviews }: { readonly rating: number; readonly reviews: number }) {
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
      <span className={styles.reviews}> ({reviews} reviews)</span>
    </span>
  );
}
