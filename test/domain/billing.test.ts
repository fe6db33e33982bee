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
  yearlyDiscount,
} from '../../src/domain/billing';
import { billingOffers } from '../../src/domain/billingOffers';
import { amountDue, totalOf } from '../../src/domain/money';
import { firstYearTotal, nextChargeOn, renewalsOf } from '../../src/domain/renewals';
import { withTax } from '../support/amountsDue';
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

  it.each(['weekly', 'Monthly', '', null, undefined, 10, ['monthly']])('can’t be %p', (value) => {
    expect(isBillingPeriod(value)).toBe(false);
  });
});

describe('Billing', () => {
  it.each(billingPeriods)('%s has a price, a cost per year and a saving', (period) => {
    const { price, year, saving, monthsPaid, said } = expected[period];
    expect(priceForPeriod(2999, period)).toBe(price);
    expect(yearCost(price, period)).toBe(year);
    expect(yearlyDiscount(2999, price, period)).toBe(saving);
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
        expect(yearlyDiscount(price, priceForPeriod(price, 'yearly'), 'yearly')).toBe(price * 2);
      }),
    );
  });
});

describe('A billing period compared with others', () => {
  const offersFor = (monthlyPrice: number, chosen: BillingPeriod) =>
    billingOffers((period) => priceForPeriod(monthlyPrice, period), chosen);

  it('costs as much per year as all its periods together', () => {
    expect(offersFor(4999, 'monthly')).toEqual({
      chosen: { billing: 'monthly', year: 59988, saving: 0 },
      best: { billing: 'yearly', year: 49990, saving: 9998 },
    });
    expect(offersFor(4999, 'yearly').chosen).toEqual(offersFor(4999, 'yearly').best);
  });

  it('never saves more than the best one', () => {
    fc.assert(
      fc.property(cents, billing, (price, chosen) => {
        const offers = offersFor(price, chosen);
        for (const period of billingPeriods)
          expect(offersFor(price, period).chosen.saving).toBeLessThanOrEqual(offers.best.saving);
      }),
    );
  });
});

describe('After a payment', () => {
  const billedLines = fc.array(fc.record({ billing, amount: cents }));
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

  it('each billing period renews when it ends, with tax', () => {
    const lines = [
      { billing: 'monthly', amount: 999 },
      { billing: 'yearly', amount: 49990 },
    ] as const;
    expect(renewalsOf(lines, '2026-11-21')).toEqual([
      { billing: 'monthly', total: withTax(999), from: '2026-12-21' },
      { billing: 'yearly', total: withTax(49990), from: '2027-11-21' },
    ]);
  });

  it.each([
    ['monthly', '2026-01-31', '2026-01-31', '2026-02-28'],
    ['monthly', '2026-01-31', '2026-02-28', '2026-03-31'],
    ['yearly', '2026-01-31', '2027-01-30', '2027-01-31'],
    ['monthly', '1000-01-15', '2026-01-31', '2026-02-15'],
  ] as const)('the next charge of a %s order of %s after %s is on %s', (period, paidOn, today, next) => {
    expect(nextChargeOn(period, paidOn, today)).toBe(next);
  });

  it('each period with a line has exactly one renewal', () => {
    fc.assert(
      fc.property(billedLines, day, (lines, paidOn) => {
        const periods = new Set(lines.map((line) => line.billing));
        expect(renewalsOf(lines, paidOn).map((renewal) => renewal.billing)).toEqual(
          billingPeriods.filter((period) => periods.has(period)),
        );
      }),
    );
  });

  it('each renewal is its lines’ amounts plus tax, and every line renews', () => {
    fc.assert(
      fc.property(billedLines, day, (lines, paidOn) => {
        const amountOf = (period: BillingPeriod) =>
          sum(lines.filter((line) => line.billing === period).map(({ amount }) => amount));
        for (const { billing: period, total } of renewalsOf(lines, paidOn))
          expect(total).toBe(withTax(amountOf(period)));
        expect(sum(billingPeriods.map(amountOf))).toBe(sum(lines.map(({ amount }) => amount)));
      }),
    );
  });

  it('the first year has twelve monthly charges and one yearly, the first of each in today’s payment', () => {
    fc.assert(
      fc.property(billedLines, day, (lines, paidOn) => {
        const today = totalOf(amountDue(lines.map(({ amount }) => amount)));
        const monthly = lines.filter((line) => line.billing === 'monthly').map(({ amount }) => amount);
        expect(firstYearTotal(today, renewalsOf(lines, paidOn))).toBe(today + 11 * withTax(sum(monthly)));
      }),
    );
  });
});
