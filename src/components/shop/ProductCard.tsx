import { useId } from 'react';
import { Link } from 'react-router-dom';
import { demoLink } from '../../content/demos/demoLinks';
import { paths } from '../../content/paths';
import { isScarce } from '../../content/products/catalog';
import { categoryLabels } from '../../content/products/categories';
import { problemByProduct, productSummaries } from '../../content/lists/productSummaries.computed';
import type { Product } from '../../content/products/types';
import { priceForPeriod } from '../../domain/billing';
import { capitalized } from '../../domain/numerals';
import { useAppSelector } from '../../store/hooks';
import { selectPricingBilling } from '../../store/pricing/pricingSlice';
import { ProductCover } from '../art/ProductCover';
import { ButtonLink } from '../ui/Button';
import { Price } from '../ui/Price';
import { Stars } from '../ui/Stars';
import { AddToCart } from './AddToCart';
import styles from './ProductCard.module.css';
import { WishlistButton } from './WishlistButton';

interface ProductCardProps {
  readonly product: Product;
  /** Choose it so that the page's headings descend one level at a time. */
  readonly heading?: undefined | 'h2' | 'h3';
}

/** A product in a list, priced for the selected billing period. */
export function ProductCard({ product, heading: Heading = 'h2' }: ProductCardProps) {
  // Two pages with a product's card can be mounted.
  const titleId = useId();
  const billing = useAppSelector(selectPricingBilling);
  const to = paths.offer(product.id, billing);
  const demo = demoLink(product.id);
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div data-picture-of={paths.product(product.id)}>
        <Link to={to} tabIndex={-1} aria-hidden="true">
          <ProductCover productId={product.id} alt="" className={styles.cover} />
        </Link>
      </div>
      <p className={styles.category}>
        {categoryLabels[product.category]}{' '}
        {isScarce[product.availability] && <span className={styles.limited}>{product.availability}</span>}
      </p>
      <Heading id={titleId} className={styles.name}>
        <Link to={to}>{product.name}</Link>
      </Heading>
      <div className={styles.offer}>
        <p className={styles.price}>
          <Price cents={priceForPeriod(product.priceCents, billing)} per={billing} />
        </p>
        <WishlistButton product={product} />
      </div>
      <Link to={paths.reviews(product.id)} className={styles.rating}>
        <Stars rating={product.rating} reviews={product.reviews} />
      </Link>
      <p>
        <strong>{capitalized(problemByProduct[product.id])}?</strong>{' '}
        {productSummaries[product.id].description}
      </p>
      <div className={styles.actions}>
        <AddToCart product={product} billing={billing} />
        <ButtonLink variant="quiet" to={to} aria-label={`View Details: ${product.name}`}>
          View Details
        </ButtonLink>
        <ButtonLink variant="quiet" to={demo.to} aria-label={`${demo.label}: ${product.name}`}>
          {demo.label}
        </ButtonLink>
      </div>
    </article>
  );
}
