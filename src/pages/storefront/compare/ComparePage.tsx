import { useState } from 'react';
import { Page, PageHeader } from '../../../components/layout/Page';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { Button } from '../../../components/ui/Button';
import { Meta } from '../../../components/ui/Meta';
import { useClientSearch } from '../../../components/ui/useClientSearch';
import { paths } from '../../../content/paths';
import { productOf } from '../../../content/products/catalogue';
import { comparePage } from '../../../content/shop/comparePage';
import type { ProductId } from '../../../content/slugs';
import { productIds } from '../../../content/slugs';
import { LEAST_COMPARED } from '../../../domain/comparison';
import { comparedProducts } from './comparedProducts';
import styles from './ComparePage.module.css';
import { comparedRows } from './compareRows';
import { CompareTable } from './CompareTable';
import { ProductChoice } from './ProductChoice';

/** Products side by side; which ones, and in which order, is in the address. */
function ComparePage() {
  const [search, setSearch] = useClientSearch();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const compared = comparedProducts(search.get('products'));
  const products = compared.map(productOf);
  const rows = comparedRows(products);
  const differing = rows.filter(({ isAlike }) => !isAlike);
  const compare = (ids: readonly ProductId[]) => {
    setSearch({ products: ids.join(',') }, { replace: true, preventScrollReset: true });
  };
  return (
    <Page>
      <Meta {...comparePage.meta} path={paths.compare} />
      <Breadcrumbs
        trail={[
          { label: 'Home', to: paths.home },
          { label: 'Shop', to: paths.shop },
        ]}
        current="Compare"
      />
      <PageHeader title={comparePage.heading} lead={comparePage.lead} />
      <div className={styles.tools}>
        <ProductChoice compared={compared} onChange={compare} />
        <label className={styles.differences}>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => {
              setOnlyDifferences(event.target.checked);
            }}
          />
          {comparePage.onlyDifferences}
        </label>
        <div role="status" className={styles.hidden}>
          {onlyDifferences &&
            compared.length >= LEAST_COMPARED &&
            comparePage.hidden(rows.length - differing.length)}
        </div>
      </div>
      {compared.length < LEAST_COMPARED ? (
        <div role="status" className={styles.tooFew}>
          <p>{comparePage.tooFew}</p>
          <Button
            variant="outline"
            onClick={() => {
              compare(productIds);
            }}
          >
            {comparePage.all}
          </Button>
        </div>
      ) : (
        <CompareTable products={products} rows={onlyDifferences ? differing : rows} />
      )}
    </Page>
  );
}

export { ComparePage as Component };
