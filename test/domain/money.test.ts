import fc from 'fast-check';
import {
  amountDue,
  currency,
  decimalAmount,
  formatMoney,
  taxNames,
  taxOn,
  taxPercent,
  totalOf,
} from '../../src/domain/money';
import { cents } from '../support/arbitraries';

describe('Formatting cents', () => {
  it('matches the platform', () => {
    const platform = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.code });
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (amount) => {
        expect(formatMoney(amount)).toBe(platform.format(amount / 100));
      }),
    );
  });
});

describe('Formatting cents for machines', () => {
  it('never loses or adds a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (amount) => {
        expect(decimalAmount(amount)).toMatch(/^\d+\.\d\d$/);
        expect(Number(decimalAmount(amount).replace('.', ''))).toBe(amount);
      }),
    );
  });
});

describe.each(taxNames)('%s', (name) => {
  it('has a rate in whole thousandths of a percent', () => {
    expect(Number.isInteger(parseFloat(taxPercent(name)) * 1000)).toBe(true);
  });

  it('is rounded to the nearest cent, and never negative', () => {
    fc.assert(
      fc.property(cents, (taxed) => {
        const tax = taxOn(taxed, name);
        expect(Number.isInteger(tax)).toBe(true);
        expect(tax).toBeGreaterThanOrEqual(0);
        // In hundred-thousandths of a cent, because rates are in thousandths of a percent.
        const tooMuch = tax * 100_000 - taxed * parseFloat(taxPercent(name)) * 1000;
        expect(tooMuch).toBeGreaterThan(-50_000);
        expect(tooMuch).toBeLessThanOrEqual(50_000);
      }),
    );
  });
});

describe('An amount due', () => {
  it('is the sum of the amounts plus tax', () => {
    expect(amountDue([2999, 1999])).toEqual([
      { kind: 'subtotal', label: 'Subtotal', cents: 4998 },
      { kind: 'tax', label: 'Tax (8%)', cents: 400 },
      { kind: 'total', label: 'Total', cents: 5398 },
    ]);
  });

  it('has a row for each tax, and a total that is the sum of the rows above', () => {
    fc.assert(
      fc.property(fc.array(cents), (amounts) => {
        const due = amountDue(amounts);
        expect(due.filter(({ kind }) => kind === 'tax').map(({ label }) => label)).toEqual(
          taxNames.map((name) => `${name} (${taxPercent(name)})`),
        );
        expect(due.slice(0, -1).reduce((sum, row) => sum + row.cents, 0)).toBe(totalOf(due));
      }),
    );
  });
});
