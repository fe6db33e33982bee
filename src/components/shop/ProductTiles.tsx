import { Link } from 'react-router-dom';
import type { Product } from '../../content/products/types';
import type { BillingPeriod } from '../../domain/billing';
import { priceForPeriod } from '../../domain/billing';
import { ProductCover } from '../art/ProductCover';
import { Price } from '../ui/Price';
import styles from './ProductTiles.module.css';

interface ProductTilesProps {
  readonly title: string;
  readonly products: readonly Product[];
  readonly linkTo: (id: Product['id']) => string;
  /** Shows prices for this period. */
  readonly per?: BillingPeriod;
}

export function ProductTiles({ title, products, linkTo, per }: ProductTilesProps) {
  return (
    <section aria-labelledby="next-products" className={styles.next} data-screen-only>
      <h2 id="next-products">{title}</h2>
      <ul role="list" className={styles.tiles}>
        {products.map(({ id, name, priceCents }) => (
          <li key={id}>
            <Link to={linkTo(id)} className={styles.tile}>
              <ProductCover productId={id} alt="" lettered={false} className={styles.picture} />
              <span>
                {name}
                {per && (
                  <>
                    <br />
                    <Price cents={priceForPeriod(priceCents, per)} per={per} />
                  </>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
