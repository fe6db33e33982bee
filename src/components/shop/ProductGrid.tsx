import type { Product } from '../../content/products/types';
import { ProductCard } from './ProductCard';
import styles from './ProductGrid.module.css';

interface ProductGridProps {
  readonly products: readonly Product[];
  readonly heading?: undefined | 'h2' | 'h3';
}

/** Products side by side. */
export function ProductGrid({ products, heading }: ProductGridProps) {
  return (
    <ul role="list" className={styles.grid}>
      {products.map((product) => (
        <li key={product.id} className={styles.item}>
          <ProductCard product={product} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
