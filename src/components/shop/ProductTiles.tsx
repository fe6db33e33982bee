import { Link } from 'react-router-dom';
import type { Product } from '../../content/products/types';
import { ProductCover } from '../art/ProductCover';
import styles from './ProductTiles.module.css';

interface ProductTilesProps {
  readonly title: string;
  readonly products: readonly Product[];
  readonly linkTo: (id: Product['id']) => string;
}

export function ProductTiles({ title, products, linkTo }: ProductTilesProps) {
  return (
    <section aria-labelledby="next-products" className={styles.next} data-screen-only>
      <h2 id="next-products">{title}</h2>
      <ul role="list" className={styles.tiles}>
        {products.map(({ id, name }) => (
          <li key={id}>
            <Link to={linkTo(id)} className={styles.tile}>
              <ProductCover productId={id} alt="" lettered={false} className={styles.picture} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
