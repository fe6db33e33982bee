import { Page, PageHeader } from '../../../components/layout/Page';
import { ProductGrid } from '../../../components/shop/ProductGrid';
import { ButtonLink } from '../../../components/ui/Button';
import { Meta } from '../../../components/ui/Meta';
import { paths } from '../../../content/paths';
import { catalogue } from '../../../content/products/catalogue';
import { productNotFound } from '../../../content/products/notFound';
import styles from './ProductNotFound.module.css';

/** What stands at the address of a product that the shop does not have. */
export function ProductNotFound() {
  return (
    <Page>
      <Meta {...productNotFound.meta} path={paths.shop} noindex />
      <PageHeader title={productNotFound.heading} lead={productNotFound.message}>
        <p>
          <ButtonLink to={paths.shop}>Back to the shop</ButtonLink>
        </p>
      </PageHeader>
      <h2 className={styles.heading}>{productNotFound.others}</h2>
      <ProductGrid products={catalogue} heading="h3" />
    </Page>
  );
}
