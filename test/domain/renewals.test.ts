import fc from 'fast-check';
import { billingPeriods } from '../../src/domain/billing';
import type { BillingPeriod } from '../../src/domain/billing';
import { amountDue, totalOf } from '../../src/domain/money';
import { firstYearTotal, renewalsOf } from '../../src/domain/renewals';
import { withTax } from '../support/amountsDue';
import { billing, cents } from '../support/arbitraries';

const billedLines = fc.array(fc.record({ billing, amount: cents }));
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('After a payment', () => {
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

  it('lines of one period renew together, with tax rounded once', () => {
    // Each line alone would have 0.48 cents of tax, which rounds to 0.
    const lines = [
      { billing: 'monthly', amount: 6 },
      { billing: 'monthly', amount: 6 },
    ] as const;
    expect(renewalsOf(lines, '2026-01-31')).toEqual([
      { billing: 'monthly', total: withTax(12), from: '2026-02-28' },
    ]);
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

  it('every renewal is after the payment', () => {
    fc.assert(
      fc.property(billedLines, day, (lines, paidOn) => {
        for (const { from } of renewalsOf(lines, paidOn)) expect(from > paidOn).toBe(true);
      }),
    );
  });
});
