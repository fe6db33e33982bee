import { findProduct } from '../../content/products/catalog';
import { ProductCover } from '../art/ProductCover';
import styles from './LinePicture.module.css';

/** A small picture of an ordered product; none if it's no longer sold. */
export function LinePicture({ productId }: { readonly productId: string }) {
  const product = findProduct(productId);
  return (
    product && (
      <span className={styles.picture}>
        <ProductCover productId={product.id} alt="" lettered={false} />
      </span>
    )
  );
}
