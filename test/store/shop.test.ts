import { catalog } from '../../src/content/products/catalog';
import { selectVisibleProducts } from '../../src/store/shop/shopSelectors';
import { filtersChosen, selectShopFilters } from '../../src/store/shop/shopSlice';
import { storeWith } from '../support/store';

describe('The shop’s filters', () => {
  it('default to all categories, sorted by name', () => {
    expect(storeWith().select(selectShopFilters)).toEqual({ category: 'all', sort: 'name' });
  });

  it('are saved separately', () => {
    const { dispatch, select } = storeWith();
    dispatch(filtersChosen({ category: 'analytics' }));
    dispatch(filtersChosen({ sort: 'price-high' }));
    expect(select(selectShopFilters)).toEqual({ category: 'analytics', sort: 'price-high' });
    dispatch(filtersChosen({ category: 'all' }));
    expect(select(selectShopFilters)).toEqual({ category: 'all', sort: 'price-high' });
  });
});

describe('The products shown in the shop', () => {
  const visible = (...filters: [Parameters<typeof selectVisibleProducts>[1]]) =>
    storeWith()
      .select(selectVisibleProducts, ...filters)
      .map(({ name, priceCents }) => `${name} ${priceCents}`);

  it('are all products by name', () => {
    expect(visible({ category: 'all', sort: 'name' })).toEqual(
      catalog.map(({ name, priceCents }) => `${name} ${priceCents}`).toSorted(),
    );
  });

  it('are those of a category, by price in either direction', () => {
    const analytics = ['Review Sentiment Monitor 999', 'Customer Insight Analytics 1499'];
    expect(visible({ category: 'analytics', sort: 'price-low' })).toEqual(analytics);
    expect(visible({ category: 'analytics', sort: 'price-high' })).toEqual(analytics.toReversed());
  });

  it('use the requested filters, and leave the saved ones alone', () => {
    const { dispatch, select } = storeWith();
    dispatch(filtersChosen({ category: 'analytics' }));
    const asked = select(selectVisibleProducts, { category: 'security', sort: 'name' });
    expect(asked.map(({ id }) => id)).toEqual(['fraud-shield']);
    expect(select(selectShopFilters).category).toBe('analytics');
  });

  it('are the same list again for the same filters', () => {
    const { dispatch, select } = storeWith();
    const filters = { category: 'all', sort: 'price-low' } as const;
    const before = select(selectVisibleProducts, filters);
    dispatch(filtersChosen({ category: 'security' }));
    expect(select(selectVisibleProducts, filters)).toBe(before);
  });
});
