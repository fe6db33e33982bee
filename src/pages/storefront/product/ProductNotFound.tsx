import { NotFound } from '../../../components/layout/NotFound';
import { ProductGrid } from '../../../components/shop/ProductGrid';
import { paths } from '../../../content/paths';
import { catalogue } from '../../../content/products/catalogue';
import { productNotFound } from '../../../content/products/notFound';
import styles from './ProductNotFound.module.css';

/** The page for an unknown product. */
export function ProductNotFound() {
  return (
    <NotFound text={productNotFound} home={{ path: paths.shop, back: 'Back to the shop' }}>
      <h2 className={styles.heading}>{productNotFound.others}</h2>
      <ProductGrid products={catalogue} heading="h3" />
    </NotFound>
  );
}
