import fc from 'fast-check';
import { billingTexts } from '../../src/content/billing';
import type { BillingPeriod } from '../../src/domain/billing';
import {
  MONTHS_PER_YEAR,
  billingPeriods,
  isBillingPeriod,
  monthsPaidPerYear,
  priceForPeriod,
  refundAfter,
  yearCost,
  yearlySaving,
} from '../../src/domain/billing';
import { billing, cents } from '../support/arbitraries';

/** For each period at $29.99 a month: price, cost and saving per year (in cents), months paid, and label. */
const expected: Readonly<
  Record<
    BillingPeriod,
    { price: number; year: number; saving: number; monthsPaid: number; said: string | null }
  >
> = {
  monthly: { price: 2999, year: 35988, saving: 0, monthsPaid: 12, said: null },
  yearly: { price: 29990, year: 29990, saving: 5998, monthsPaid: 10, said: 'Save 17%' },
};

describe('A billing period', () => {
  it('is monthly or yearly, in this order', () => {
    expect(billingPeriods).toEqual(['monthly', 'yearly']);
  });

  it.each(billingPeriods)('can be %s', (period) => {
    expect(isBillingPeriod(period)).toBe(true);
  });

  it.each(['weekly', 'Monthly', '', null, undefined, 10, ['monthly']])('can’t be %p', (value) => {
    expect(isBillingPeriod(value)).toBe(false);
  });
});

describe('Billing', () => {
  it.each(billingPeriods)('%s has a price, a cost per year and a saving', (period) => {
    const { price, year, saving, monthsPaid, said } = expected[period];
    expect(priceForPeriod(2999, period)).toBe(price);
    expect(yearCost(price, period)).toBe(year);
    expect(yearlySaving(2999, price, period)).toBe(saving);
    expect(monthsPaidPerYear(period)).toBe(monthsPaid);
    expect(billingTexts[period].saving).toBe(said);
  });

  it('charges whole cents per period and year, at any price', () => {
    fc.assert(
      fc.property(cents, billing, (monthlyPrice, period) => {
        const price = priceForPeriod(monthlyPrice, period);
        expect(Number.isInteger(price)).toBe(true);
        expect(Number.isInteger(yearCost(price, period))).toBe(true);
      }),
    );
  });

  it.each([
    [5, 14995],
    [9, 2999],
    [10, 0],
    [11, 0],
  ])('refunds a year at $29.99 a month that ends after %i months with %i cents', (months, refund) => {
    expect(refundAfter(2999, months)).toBe(refund);
  });

  it('never refunds more than was paid, less each month, and never asks for more', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 11 }), (monthlyPrice, months) => {
        const refund = refundAfter(monthlyPrice, months);
        expect(refund).toBeLessThanOrEqual(priceForPeriod(monthlyPrice, 'yearly'));
        expect(refund).toBeGreaterThanOrEqual(refundAfter(monthlyPrice, months + 1));
        expect(refundAfter(monthlyPrice, months + 1)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('yearly saves exactly two of twelve months at any price', () => {
    expect(MONTHS_PER_YEAR).toBe(12);
    fc.assert(
      fc.property(cents, (price) => {
        expect(yearlySaving(price, priceForPeriod(price, 'yearly'), 'yearly')).toBe(price * 2);
      }),
    );
  });
});
