import { NotFound } from '../../../components/layout/NotFound';
import { ProductGrid } from '../../../components/shop/ProductGrid';
import { paths } from '../../../content/paths';
import { catalog } from '../../../content/products/catalog';
import { productNotFound } from '../../../content/products/page';
import styles from './ProductPage.module.css';
import type { productLoader } from './productLoader';
import { ProductView } from './ProductView';

export function Component({
  content: loaded,
}: {
  readonly content: Awaited<ReturnType<typeof productLoader>>;
}) {
  // Keyed by product, so that picture, quantity, and billing period reset when the visitor opens a related
  // product.
  if (loaded) return <ProductView key={loaded.product.id} {...loaded} />;
  return (
    <NotFound text={productNotFound} home={{ path: paths.shop, back: 'Back to the shop' }}>
      <h2 className={styles.heading}>{productNotFound.others}</h2>
      <ProductGrid products={catalog} heading="h3" />
    </NotFound>
  );
}
