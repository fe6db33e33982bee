import fc from 'fast-check';
import { TAX_PERCENT, decimalDollars, formatMoney, taxOn, totalsOf } from '../../src/domain/money';
import { cents } from '../support/arbitraries';

describe('An amount in cents is shown as US dollars', () => {
  it.each([
    [0, '$0.00'],
    [1, '$0.01'],
    [99, '$0.99'],
    [2999, '$29.99'],
    [29990, '$299.90'],
    [123456789, '$1,234,567.89'],
    [-500, '-$5.00'],
  ])('%i cents are %s', (amount, shown) => {
    expect(formatMoney(amount)).toBe(shown);
  });

  it('as the platform writes them', () => {
    const platform = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (amount) => {
        expect(formatMoney(amount)).toBe(platform.format(amount / 100));
      }),
    );
  });

  it('and no cent is lost or made up on the way', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (amount) => {
        expect(Number(formatMoney(amount).replace(/[$,.]/g, ''))).toBe(amount);
      }),
    );
  });
});

describe('An amount in cents is told to machines as a decimal number of dollars', () => {
  it.each([
    [0, '0.00'],
    [9, '0.09'],
    [999, '9.99'],
    [29990, '299.90'],
    [123456789, '1234567.89'],
  ])('%i cents are %s', (amount, told) => {
    expect(decimalDollars(amount)).toBe(told);
  });

  it('and no cent is lost or made up on the way', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (amount) => {
        expect(decimalDollars(amount)).toMatch(/^\d+\.\d\d$/);
        expect(Number(decimalDollars(amount).replace('.', ''))).toBe(amount);
      }),
    );
  });
});

describe('The tax is 8% of the subtotal', () => {
  it('as the specification names the rate', () => {
    expect(TAX_PERCENT).toBe(8);
  });

  it('at a rate that integers can hold exactly: in thousandths of a percent', () => {
    expect(Number.isInteger(TAX_PERCENT * 1000)).toBe(true);
  });

  it.each([
    { subtotal: 0, tax: 0, because: 'nothing is taxed with nothing' },
    { subtotal: 100, tax: 8, because: 'a dollar has eight cents of tax' },
    { subtotal: 6, tax: 0, because: '0.48 of a cent rounds down' },
    { subtotal: 7, tax: 1, because: '0.56 of a cent rounds up' },
    { subtotal: 4998, tax: 400, because: '399.84 cents round up' },
    { subtotal: 131, tax: 10, because: '10.48 cents round down' },
    { subtotal: 56, tax: 4, because: '4.48 cents are the closest to a half from below, and round down' },
    { subtotal: 94, tax: 8, because: '7.52 cents are the closest to a half from above, and round up' },
  ])('$because ($subtotal → $tax)', ({ subtotal, tax }) => {
    expect(taxOn(subtotal)).toBe(tax);
  });

  it('to the nearest whole cent, and never below nothing', () => {
    fc.assert(
      fc.property(cents, (subtotal) => {
        const tax = taxOn(subtotal);
        expect(Number.isInteger(tax)).toBe(true);
        expect(tax).toBeGreaterThanOrEqual(0);
        // In parts of a cent that are small enough for any such rate to be exact.
        const tooMuch = tax * 100_000 - subtotal * TAX_PERCENT * 1000;
        expect(tooMuch).toBeGreaterThan(-50_000);
        expect(tooMuch).toBeLessThanOrEqual(50_000);
      }),
    );
  });

  it('and a higher subtotal never has a lower tax', () => {
    fc.assert(
      fc.property(cents, cents, (subtotal, more) => {
        expect(taxOn(subtotal + more)).toBeGreaterThanOrEqual(taxOn(subtotal));
      }),
    );
  });
});

describe('Totals', () => {
  it('add the amounts up, and the tax on top', () => {
    expect(totalsOf([2999, 1999])).toEqual({ subtotal: 4998, tax: 400, total: 5398 });
  });

  it('of nothing are nothing', () => {
    expect(totalsOf([])).toEqual({ subtotal: 0, tax: 0, total: 0 });
  });

  it('round the tax once on the subtotal, not once for each line', () => {
    // Each line alone would have 0.48 of a cent of tax, which rounds to none.
    expect(totalsOf([6, 6]).tax).toBe(1);
  });

  it('do not depend on the order of the lines', () => {
    const reordered = fc
      .array(cents)
      .chain((amounts) =>
        fc.tuple(
          fc.constant(amounts),
          fc.shuffledSubarray(amounts, { minLength: amounts.length, maxLength: amounts.length }),
        ),
      );
    fc.assert(
      fc.property(reordered, ([amounts, shuffled]) => {
        expect(totalsOf(shuffled)).toEqual(totalsOf(amounts));
      }),
    );
  });

  it('always have a total that is the subtotal and the tax', () => {
    fc.assert(
      fc.property(fc.array(cents), (amounts) => {
        const { subtotal, tax, total } = totalsOf(amounts);
        expect(total).toBe(subtotal + tax);
        expect(tax).toBe(taxOn(subtotal));
      }),
    );
  });
});
