import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { problemByProduct } from '../../content/lists/productSummaries.computed';
import { paths } from '../../content/paths';
import { priceRange } from '../../content/pricing/prices';
import { pricingLink } from '../../content/pricing/prices';
import { productOf } from '../../content/products/catalog';
import type { ProductId } from '../../content/slugs';
import { Price } from '../ui/Price';
import styles from './FeaturedProduct.module.css';

interface FeaturedProductProps {
  readonly productId: ProductId;
  /** The product's picture, linked to the product; left out on homes 2 to 6, whose links the specification lists. */
  readonly picture?: ReactNode;
}

/** A product with its price, for the first screen of a home page. With a picture, also the range of all prices. */
export function FeaturedProduct({ productId, picture }: FeaturedProductProps) {
  const { name, priceCents } = productOf(productId);
  const to = paths.product(productId);
  return (
    <div className={styles.featured}>
      {picture && (
        <Link to={to} tabIndex={-1} aria-hidden="true">
          {picture}
        </Link>
      )}
      <p>
        <span className={styles.range}>{`If ${problemByProduct[productId]}:`}</span>{' '}
        <span className={styles.name}>{picture ? <Link to={to}>{name}</Link> : name}</span>{' '}
        <Price cents={priceCents} per="monthly" />{' '}
        <span className={styles.range}>
          {picture && `${priceRange} `}
          <Link to={pricingLink.to}>{pricingLink.label}</Link>
        </span>
      </p>
    </div>
  );
}
