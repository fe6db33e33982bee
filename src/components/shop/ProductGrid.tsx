import type { Product } from '../../content/products/types';
import { BelowTheFold } from '../loading/BelowTheFold';
import { ProductCard } from './ProductCard';
import styles from './ProductGrid.module.css';

interface ProductGridProps {
  readonly products: readonly Product[];
  readonly heading?: undefined | 'h2' | 'h3';
}

/** Number of cards on the first screen: one row of a wide window. */
const ABOVE_THE_FOLD = 3;

export function ProductGrid({ products, heading }: ProductGridProps) {
  const cards = products.map((product) => (
    <li key={product.id} className={styles.item}>
      <ProductCard product={product} heading={heading} />
    </li>
  ));
  return (
    <ul role="list" className={styles.grid}>
      {cards.slice(0, ABOVE_THE_FOLD)}
      {cards.length > ABOVE_THE_FOLD && (
        <BelowTheFold space={<li className={styles.rest} />}>{cards.slice(ABOVE_THE_FOLD)}</BelowTheFold>
      )}
    </ul>
  );
}
