import fc from 'fast-check';
import { isQuantity, readQuantity } from '../../src/domain/quantity';
import { anyText } from '../support/anyText';
import { noQuantity, quantity } from '../support/arbitraries';
import { words } from '../support/words';

describe('A quantity', () => {
  it('can’t be anything but an integer from 1 to 99', () => {
    fc.assert(
      fc.property(fc.oneof(noQuantity, fc.string(), fc.constantFrom(null, undefined, true, [3])), (value) => {
        expect(isQuantity(value)).toBe(false);
      }),
    );
  });
});

describe('A typed quantity', () => {
  it.each([
    [' 3 ', 3],
    ['+3', 3],
    ['007', 7],
    ['\u200b3\u200e', 3],
    ['٣', 3],
    ['３', 3],
    ['१२', 12],
  ])("'%s' means %i", (text, number) => {
    expect(readQuantity(text)).toEqual({ kind: 'quantity', quantity: number });
  });

  it.each(['0', ' 0 ', '٠', '０'])("'%s' removes the line", (text) => {
    expect(readQuantity(text)).toEqual({ kind: 'remove' });
  });

  it.each([...words('-3 -0 00 +0 ٠٠ 2.5 1e9 0x10 abc 1,000 --1 ² Ⅲ 🛒 NaN Infinity'), '3 4'])(
    "'%s' is rejected as not a whole number",
    (text) => {
      expect(readQuantity(text)).toEqual({ kind: 'invalid', message: 'Enter a whole number from 1 to 99.' });
    },
  );

  it.each(['', '   '])("'%s' is required", (text) => {
    expect(readQuantity(text)).toEqual({ kind: 'invalid', message: 'Enter a quantity from 1 to 99.' });
  });

  it.each(['100', '1000000000', '9'.repeat(10_000)])('above 99 is sent to sales', (text) => {
    expect(readQuantity(text)).toEqual({
      kind: 'invalid',
      message: '99 is the most we can put in one cart. Contact sales for more.',
    });
  });

  it('is parsed for every valid quantity', () => {
    fc.assert(
      fc.property(quantity, (number) => {
        expect(readQuantity(String(number))).toEqual({ kind: 'quantity', quantity: number });
      }),
    );
  });

  it('never becomes an invalid quantity, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.double().map(String)), (text) => {
        const read = readQuantity(text);
        expect(read.kind !== 'quantity' || isQuantity(read.quantity)).toBe(true);
      }),
    );
  });
});
