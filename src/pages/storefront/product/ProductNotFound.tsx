import { Page, PageHeader } from '../../../components/layout/Page';
import { ProductGrid } from '../../../components/shop/ProductGrid';
import { ButtonLink } from '../../../components/ui/Button';
import { Meta } from '../../../components/ui/Meta';
import { catalogue } from '../../../content/products/catalogue';
import { paths } from '../../../content/paths';
import styles from './ProductNotFound.module.css';

/** What stands at the address of a product that the shop does not have. */
export function ProductNotFound() {
  return (
    <Page>
      <Meta
        title="Product Not Found"
        description="The shop has no product at this address. See the six that it does have, with prices and ratings."
        path={paths.shop}
        noindex
      />
      <PageHeader
        title="Product Not Found"
        lead="The shop has no product at this address. It may have been renamed, or the link lost a letter on its way."
      >
        <p>
          <ButtonLink to={paths.shop}>Back to the shop</ButtonLink>
        </p>
      </PageHeader>
      <h2 className={styles.heading}>What the shop does have</h2>
      <ProductGrid products={catalogue} heading="h3" />
    </Page>
  );
}
