import { Link } from 'react-router-dom';
import { ProductGrid } from '../../../components/shop/ProductGrid';
import { Page, PageHeader } from '../../../components/layout/Page';
import { Button } from '../../../components/ui/Button';
import { Meta } from '../../../components/ui/Meta';
import { passFocus } from '../../../components/ui/passFocus';
import { SelectField } from '../../../components/ui/SelectField';
import { useClientSearch } from '../../../components/ui/useClientSearch';
import { paths } from '../../../content/paths';
import { planOrProduct } from '../../../content/pricing/planOrProduct';
import { shopPage } from '../../../content/shop/shopPage';
import { productCategories } from '../../../content/products/types';
import { categoryLabels } from '../../../content/products/categories';
import { counted } from '../../../domain/numerals';
import type { ShopSort } from '../../../domain/products';
import { shopSorts } from '../../../domain/products';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectShopFilters, selectVisibleProducts } from '../../../store/shop/shopSelectors';
import type { ShopState } from '../../../store/shop/shopSlice';
import { categoryChosen, shopSortChosen, unfiltered } from '../../../store/shop/shopSlice';
import styles from './ShopPage.module.css';

const categoryOptions = [
  { value: 'all', label: 'All Categories' },
  ...productCategories.map((value) => ({ value, label: categoryLabels[value] })),
] as const;

const sortLabels: Readonly<Record<ShopSort, string>> = {
  name: 'Name',
  'price-low': 'Price low-high',
  'price-high': 'Price high-low',
};
const sortOptions = shopSorts.map((value) => ({ value, label: sortLabels[value] }));

/** The shop: all products, with a category filter and sorting. */
function ShopPage() {
  const dispatch = useAppDispatch();
  const { filters, unknownCategory, choose, showAll } = useFilters();
  const products = useAppSelector((state) => selectVisibleProducts(state, filters));

  return (
    <Page fillsScreen>
      <Meta {...shopPage.meta} path={paths.shop} />
      <div className={styles.head}>
        <PageHeader title={shopPage.heading} lead={shopPage.lead} isCompact />
      </div>
      <div className={styles.toolbar}>
        <noscript>
          <p>{shopPage.withoutScripts}</p>
        </noscript>
        <SelectField
          id="category"
          label="Category"
          options={categoryOptions}
          className={styles.filter}
          value={filters.category}
          onChange={(category) => {
            dispatch(categoryChosen({ category }));
            choose({ category });
          }}
        />
        <SelectField
          id="sort"
          label="Sort by"
          options={sortOptions}
          className={styles.filter}
          value={filters.sort}
          onChange={(sort) => {
            dispatch(shopSortChosen({ sort }));
            choose({ sort });
          }}
        />
        <div className={styles.found}>
          <p role="status" className={styles.count}>
            {counted(products.length, 'product')} found
          </p>
          {isFiltered(filters) && (
            <Button
              variant="quiet"
              onClick={() => {
                showAll();
                passFocus('category');
              }}
            >
              Show all
            </Button>
          )}
          <Link to={paths.compare} className={styles.compare}>
            {shopPage.compare}
          </Link>
        </div>
      </div>
      {unknownCategory && (
        <p className={styles.note}>
          The shop has no such category, so here is what you looked at last.{' '}
          <Button
            variant="quiet"
            onClick={() => {
              dispatch(categoryChosen({ category: 'all' }));
              choose({ category: 'all' });
              passFocus('category');
            }}
          >
            Show all products
          </Button>
        </p>
      )}
      {/* Keyed by filter and note, so that cards are replaced: moving them would count as a layout shift. */}
      <ProductGrid key={`${filters.category} ${filters.sort} ${unknownCategory}`} products={products} />
      <p className={styles.plans}>
        {planOrProduct} <Link to={paths.pricing}>See the plans</Link>
      </p>
    </Page>
  );
}

function isFiltered({ category, sort }: ShopState): boolean {
  return category !== unfiltered.category || sort !== unfiltered.sort;
}

/**
 * The current filters: those in the URL, or else the saved ones. A choice updates both, so that a filtered
 * shop can be shared and is restored on the next visit.
 */
function useFilters() {
  const dispatch = useAppDispatch();
  const remembered = useAppSelector(selectShopFilters);
  const [search, setSearch] = useClientSearch();
  const askedCategory = search.get('category');
  const askedSort = search.get('sort');
  const category = categoryOptions.find((option) => option.value === askedCategory)?.value;
  const sort = shopSorts.find((option) => option === askedSort);
  return {
    filters: { category: category ?? remembered.category, sort: sort ?? remembered.sort },
    unknownCategory: askedCategory !== null && category === undefined,
    choose: (chosen: Partial<ShopState>) => {
      // Reads the latest state: since this render, saved state may have loaded or the other filter changed.
      const latest = dispatch((_dispatch, getState) => selectShopFilters(getState()));
      const asked = { ...(category && { category }), ...(sort && { sort }) };
      setSearch({ ...latest, ...asked, ...chosen }, { replace: true, preventScrollReset: true });
    },
    showAll: () => {
      dispatch(categoryChosen({ category: unfiltered.category }));
      dispatch(shopSortChosen({ sort: unfiltered.sort }));
      setSearch({}, { replace: true, preventScrollReset: true });
    },
  };
}

export { ShopPage as Component };
