import { plans } from '../../src/content/pricing/pricing';
import type { BillingPeriod } from '../../src/domain/billing';
import { selectPricedPlans } from '../../src/store/pricing/pricingSelectors';
import { billingPeriodChosen, selectPricingBilling } from '../../src/store/pricing/pricingSlice';
import { storeWith } from '../support/store';

describe('The pricing page’s toggle', () => {
  it('starts with monthly and switches to yearly and back', () => {
    const { dispatch, select } = storeWith();
    expect(select(selectPricingBilling)).toBe('monthly');
    dispatch(billingPeriodChosen({ billing: 'yearly' }));
    expect(select(selectPricingBilling)).toBe('yearly');
    dispatch(billingPeriodChosen({ billing: 'monthly' }));
    expect(select(selectPricingBilling)).toBe('monthly');
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

  it('are the same objects while the toggle is unchanged', () => {
    const { select } = storeWith();
    expect(select(selectPricedPlans, plans)).toBe(select(selectPricedPlans, plans));
  });
});
