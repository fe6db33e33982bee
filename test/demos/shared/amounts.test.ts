import fc from 'fast-check';
import { formatForAxis, formatSigned, formatToCent, formatToUnit } from '../../../src/demos/shared/amounts';

test.each([
  [31.37, '$', '$31.37'],
  [-4, '€', '−€4.00'],
  [-0.001, '$', '$0.00'],
  [1234.5, '', '1,234.50'],
])('%d with the sign "%s" is %s to the cent', (amount, currency, text) => {
  expect(formatToCent(amount, currency)).toBe(text);
});

test('formats amounts in whole units', () => {
  expect(formatToUnit(2310.4, '$')).toBe('$2,310');
  expect(formatToUnit(-2310.4, 'CHF')).toBe('−CHF\u00A02,310');
  expect(formatToUnit(-0.4, '$')).toBe('$0');
});

test('an axis has short amounts, formatted as the platform does', () => {
  const platform = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999e9 }), (amount) => {
      expect(formatForAxis(amount, '$')).toBe(`$${platform.format(amount)}`);
    }),
  );
  expect(formatForAxis(-2500, '$')).toBe('−$2.5K');
});

test.each([
  [0.5, 0.55, 0.6],
  [1000, 1050, 1100],
])('an axis has distinct tick labels: %d, %d, %d', (...amounts) => {
  expect(new Set(amounts.map((amount) => formatForAxis(amount, '$'))).size).toBe(3);
});

test('a score has a sign, except 0', () => {
  expect([0.64, -0.3, 0.001, -0.001].map(formatSigned)).toEqual(['+0.64', '−0.30', '0.00', '0.00']);
});
