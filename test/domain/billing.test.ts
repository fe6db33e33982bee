import fc from 'fast-check';
import { plans, yearlyBadge } from '../../src/content/pricing';
import {
  MONTHS_PER_YEAR,
  billingPeriods,
  isBillingPeriod,
  monthsPaidPerYear,
  priceForPeriod,
  yearlySaving,
} from '../../src/domain/billing';
import { cents } from '../support/arbitraries';

describe('A billing period', () => {
  it('is monthly or yearly, offered in this order', () => {
    expect(billingPeriods).toEqual(['monthly', 'yearly']);
  });

  it.each(['monthly', 'yearly'])('is what %s names', (period) => {
    expect(isBillingPeriod(period)).toBe(true);
  });

  it.each(['weekly', 'Monthly', '', null, undefined, 10, ['monthly']])('is not what %p names', (value) => {
    expect(isBillingPeriod(value)).toBe(false);
  });
});

describe('A year', () => {
  it('costs ten months', () => {
    expect(priceForPeriod(2999, 'monthly')).toBe(2999);
    expect(priceForPeriod(2999, 'yearly')).toBe(29990);
  });

  it('has twelve months, of which ten are paid for when it is billed yearly', () => {
    expect(MONTHS_PER_YEAR).toBe(12);
    expect(monthsPaidPerYear('monthly')).toBe(12);
    expect(monthsPaidPerYear('yearly')).toBe(10);
  });

  it('saves what twelve single months would cost more', () => {
    expect(yearlySaving(2999, 29990)).toBe(5998);
    expect(yearlySaving(7999, 79990)).toBe(15998);
  });

  it('saves exactly two months at any price', () => {
    fc.assert(
      fc.property(cents, (price) => {
        expect(yearlySaving(price, priceForPeriod(price, 'yearly'))).toBe(price * 2);
      }),
    );
  });
});

describe(`The badge '${yearlyBadge}'`, () => {
  const savings = plans.flatMap(({ name, monthlyPrice, yearlyPrice }) =>
    monthlyPrice === 'Custom' || yearlyPrice === 'Custom'
      ? []
      : [
          {
            name,
            percent: Math.round((100 * yearlySaving(monthlyPrice, yearlyPrice)) / (monthlyPrice * 12)),
          },
        ],
  );

  it('names 17%', () => {
    expect(yearlyBadge).toBe('Save up to 17%');
  });

  it('promises no more than any priced plan keeps to, and one plan reaches it', () => {
    expect(savings.map(({ name }) => name)).toEqual(['Starter', 'Professional']);
    expect(Math.max(...savings.map(({ percent }) => percent))).toBe(17);
  });

  it.each(plans.filter(({ monthlyPrice }) => monthlyPrice !== 'Custom'))(
    'is true because $name costs ten months a year',
    ({ monthlyPrice, yearlyPrice }) => {
      expect(yearlyPrice).toBe(Number(monthlyPrice) * 10);
    },
  );
});
