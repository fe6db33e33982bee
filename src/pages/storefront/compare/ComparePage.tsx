import { useState } from 'react';
import { CheckboxField } from '../../../components/fields/CheckboxField';
import { BillingPeriodChoice } from '../../../components/shop/BillingPeriodChoice';
import { Page, PageHeader } from '../../../components/layout/Page';
import { Announcement } from '../../../components/ui/Announcement';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { Button } from '../../../components/ui/Button';
import { Meta } from '../../../components/seo/Meta';
import { focusAfterRender } from '../../../components/hooks/focus';
import { useHydratedSearchParams } from '../../../components/hooks/useAfterHydration';
import { listInLink } from '../../../domain/links';
import { paths } from '../../../content/paths';
import { findProduct, productOf } from '../../../content/products/catalog';
import { comparePage } from '../../../content/shop/comparePage';
import type { ProductId } from '../../../content/slugs';
import { productIds } from '../../../content/slugs';
import { ColumnChoice } from './ColumnChoice';
import styles from './ComparePage.module.css';
import { comparedRows } from './compareRows';
import { CompareTable } from './CompareTable';
import { PRODUCT_CHOICE, ProductChoice } from './ProductChoice';

const MIN_COMPARED = 2;

/** Compares products side by side. The URL lists their ids, in order. */
export function Component() {
  const [search, setSearch] = useHydratedSearchParams();
  const [news, setNews] = useState('');
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const compared = comparedProducts(listInLink(search, 'products'));
  const products = compared.map(productOf);
  const areEnough = compared.length >= MIN_COMPARED;
  const rows = comparedRows(products);
  const differing = rows.filter(({ isSame }) => !isSame);
  const compare = (ids: readonly ProductId[]) => {
    setSearch({ products: ids.join(',') }, { replace: true, preventScrollReset: true });
    setNews(ids.length < MIN_COMPARED ? '' : comparePage.comparing(ids.map((id) => productOf(id).name)));
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
      <div className={styles.tools} data-screen-only>
        {areEnough && <ColumnChoice compared={compared} onChange={compare} />}
        <BillingPeriodChoice name="compare-billing" />
        <ProductChoice compared={compared} onChange={compare} />
        <CheckboxField
          id="differences"
          name="differences"
          label={comparePage.onlyDifferences}
          checked={onlyDifferences}
          onChange={setOnlyDifferences}
        />
        <div role="status" className={styles.status}>
          {areEnough ? (
            onlyDifferences && comparePage.hidden(rows.length - differing.length)
          ) : (
            <p className={styles.tooFew}>{comparePage.tooFew}</p>
          )}
        </div>
        <Announcement text={news} />
      </div>
      {areEnough ? (
        <CompareTable products={products} rows={onlyDifferences ? differing : rows} />
      ) : (
        <Button
          variant="outline"
          className={styles.all}
          onClick={() => {
            compare(productIds);
            focusAfterRender(PRODUCT_CHOICE);
          }}
        >
          {comparePage.all}
        </Button>
      )}
    </Page>
  );
}

/**
 * Returns the products that the URL lists, in order, without duplicates and unknown ones. Without a list, returns
 * all products.
 */
function comparedProducts(asked: string | null): readonly ProductId[] {
  const known = (asked ?? '').split(',').flatMap((id) => findProduct(id)?.id ?? []);
  return asked === null ? productIds : [...new Set(known)];
}
