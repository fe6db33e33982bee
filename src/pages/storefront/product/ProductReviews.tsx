import { Link } from 'react-router-dom';
import { Stars } from '../../../components/ui/Stars';
import { paths } from '../../../content/paths';
import { reviewTexts } from '../../../content/products/page';
import type { Product, ProductReview } from '../../../content/products/types';
import { formatDay } from '../../../domain/dates';
import styles from './ProductReviews.module.css';

interface ProductReviewsProps {
  readonly product: Product;
  readonly reviews: readonly ProductReview[];
}

/** Lists the product's reviews. The star rating links here. */
export function ProductReviews({ product, reviews }: ProductReviewsProps) {
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className={styles.section}>
      <div className={styles.about}>
        <h2 id="reviews-heading">{reviewTexts.heading}</h2>
        <Stars rating={product.rating} reviews={product.reviews} />
        <p>{reviewTexts.note(product, reviews.length)}</p>
        <p>
          <Link to={paths.reviewsDemo(product.id)}>{reviewTexts.demo}</Link>
        </p>
      </div>
      <ul role="list" className={styles.list}>
        {reviews.map(({ author, shop, date, stars, text }) => (
          <li key={author}>
            <Stars rating={stars} />
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <p className={styles.author}>
              <strong>{author}</strong>, {shop} · <time dateTime={date}>{formatDay(date)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
