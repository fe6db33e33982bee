import { plans } from '../../src/content/pricing/pricing';
import type { BillingPeriod } from '../../src/domain/billing';
import { selectPricedPlans } from '../../src/store/pricing/pricingSelectors';
import { billingPeriodChosen } from '../../src/store/pricing/pricingSlice';
import { filtersChosen, selectShopFilters } from '../../src/store/shop/shopSlice';
import { storeWith } from '../support/store';

describe('The shop’s filters', () => {
  it('change one at a time', () => {
    const { dispatch, select } = storeWith();
    dispatch(filtersChosen({ category: 'analytics' }));
    dispatch(filtersChosen({ sort: 'price-high' }));
    expect(select(selectShopFilters)).toEqual({ category: 'analytics', sort: 'price-high' });
    dispatch(filtersChosen({ category: 'all' }));
    expect(select(selectShopFilters)).toEqual({ category: 'all', sort: 'price-high' });
  });
});

describe('The plans', () => {
  const priced = (billing: BillingPeriod) => {
    const { dispatch, select } = storeWith();
    dispatch(billingPeriodChosen({ billing }));
    return select(selectPricedPlans, plans).map(({ plan, price, offers }) => [
      plan.name,
      price,
      offers?.chosen.saving,
      offers?.best,
    ]);
  };

  it('have monthly prices, no saving, and a yearly saving to show', () => {
    expect(priced('monthly')).toEqual([
      ['Starter', 2999, 0, { billing: 'yearly', year: 29990, saving: 5998 }],
      ['Professional', 7999, 0, { billing: 'yearly', year: 79990, saving: 15998 }],
      ['Enterprise', 'Custom', undefined, undefined],
    ]);
  });

  it('have yearly prices and savings', () => {
    expect(priced('yearly')).toEqual([
      ['Starter', 29990, 5998, { billing: 'yearly', year: 29990, saving: 5998 }],
      ['Professional', 79990, 15998, { billing: 'yearly', year: 79990, saving: 15998 }],
      ['Enterprise', 'Custom', undefined, undefined],
    ]);
  });
});
