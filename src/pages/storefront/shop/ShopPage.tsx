import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ProductGrid } from '../../../components/shop/ProductGrid';
import { Page, PageHeader } from '../../../components/layout/Page';
import { Button } from '../../../components/ui/Button';
import { NoticeBar } from '../../../components/ui/NoticeBar';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { Meta } from '../../../components/seo/Meta';
import { focusAfterRender } from '../../../components/hooks/focus';
import { BillingPeriodChoice } from '../../../components/shop/BillingPeriodChoice';
import { SelectField } from '../../../components/fields/SelectField';
import { useHydratedSearchParams } from '../../../components/hooks/useAfterHydration';
import { paths } from '../../../content/paths';
import { categoryLabels } from '../../../content/products/categories';
import { filterNames, filterSelects, shopPage, sortLabels } from '../../../content/shop/shopPage';
import { counted } from '../../../domain/numerals';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import { isUnfiltered, productsShown, selectShownFilters } from '../../../store/shop/shopSelectors';
import type { ShopState } from '../../../store/shop/shopSlice';
import { filterValidators, filtersChosen, unfiltered } from '../../../store/shop/shopSlice';
import styles from './ShopPage.module.css';

export function Component() {
  const { filters, unknownCategory, choose, showAll } = useFilters();
  const products = useMemo(() => productsShown(filters), [filters]);

  return (
    <Page fillsScreen>
      <Meta {...shopPage.meta} path={paths.shop} />
      <div className={styles.head}>
        <PageHeader title={shopPage.heading} lead={shopPage.lead} isCompact>
          <p className={styles.links}>
            <Link to={paths.pricing}>See the plans</Link> <Link to={paths.compare}>{shopPage.compare}</Link>
          </p>
        </PageHeader>
      </div>
      <div className={styles.toolbar}>
        <noscript>
          <p>{shopPage.withoutScripts}</p>
        </noscript>
        {filterNames.map((name) => (
          <SelectField
            key={name}
            id={name}
            {...filterSelects[name]}
            className={styles.filter}
            value={filters[name]}
            onChange={(value) => {
              choose({ [name]: value });
            }}
          />
        ))}
        <div className={styles.found}>
          <BillingPeriodChoice name="shop-billing" />
          <p role="status" className={styles.count}>
            {counted(products.length, 'product')} found
            <VisuallyHidden>
              {filters.category !== 'all' && ` in ${categoryLabels[filters.category]}`}, sorted by{' '}
              {sortLabels[filters.sort].toLowerCase()}
            </VisuallyHidden>
          </p>
          {!isUnfiltered(filters) && (
            <Button
              variant="quiet"
              onClick={() => {
                showAll();
                focusAfterRender('category');
              }}
            >
              Show all
            </Button>
          )}
        </div>
      </div>
      {unknownCategory && (
        <NoticeBar
          actions={
            <Button
              variant="quiet"
              onClick={() => {
                choose({ category: unfiltered.category });
                focusAfterRender('category');
              }}
            >
              Show all products
            </Button>
          }
        >
          That category doesn’t exist. Here is what you last viewed.
        </NoticeBar>
      )}
      {/* Keyed by filter and note, so that cards are replaced. Moving them would count as a layout shift. */}
      <ProductGrid key={[filters.category, filters.sort, unknownCategory].join()} products={products} />
    </Page>
  );
}

/**
 * Returns the filters in the URL, or else the saved ones. Choosing a filter updates both, so that visitors can
 * share a filtered shop and return to it on their next visit.
 */
function useFilters() {
  const store = useAppStore();
  const [query, setQuery] = useHydratedSearchParams();
  const category = query.get('category');
  const setInUrl = (filters: Partial<ShopState>) => {
    setQuery({ ...filters }, { replace: true, preventScrollReset: true });
  };
  return {
    filters: useAppSelector((state) => selectShownFilters(state, query)),
    unknownCategory: category !== null && !filterValidators.category(category),
    choose: (chosen: Partial<ShopState>) => {
      store.dispatch(filtersChosen(chosen));
      // Reads the latest state, because saved state or another filter may have changed since this render.
      setInUrl({ ...selectShownFilters(store.getState(), query), ...chosen });
    },
    showAll: () => {
      store.dispatch(filtersChosen(unfiltered));
      setInUrl({});
    },
  };
}
