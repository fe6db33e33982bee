import fc from 'fast-check';
import type { CartLine } from '../../src/domain/cart';
import {
  lineAmount,
  lineKey,
  withBillingChanged,
  withLineAdded,
  withLineInserted,
  withoutLine,
} from '../../src/domain/cart';
import { isQuantity } from '../../src/domain/quantity';
import { billing, cartLine, cartLines, cents, noQuantity, quantity } from '../support/arbitraries';

const line = (
  productId: string,
  quantityOfLine = 1,
  billingOfLine: CartLine['billing'] = 'monthly',
): CartLine => ({ productId, quantity: quantityOfLine, billing: billingOfLine });

/** What a cart holds in all, whatever its order: how many of each product for each billing period. */
const contents = (lines: readonly CartLine[]) =>
  new Map(lines.map((item) => [lineKey(item), item.quantity] as const));

const isSound = (lines: readonly CartLine[]) =>
  contents(lines).size === lines.length && lines.every((item) => isQuantity(item.quantity));

describe('A line of the cart', () => {
  it('is known by its product and its billing period, not by its quantity', () => {
    expect(lineKey(line('a', 1))).toBe(lineKey(line('a', 7)));
    expect(lineKey(line('a'))).not.toBe(lineKey(line('b')));
    expect(lineKey(line('a', 1, 'monthly'))).not.toBe(lineKey(line('a', 1, 'yearly')));
  });

  it('costs price × quantity, and ten months’ price when it is billed yearly', () => {
    expect(lineAmount(2999, { quantity: 1, billing: 'monthly' })).toBe(2999);
    expect(lineAmount(2999, { quantity: 3, billing: 'monthly' })).toBe(8997);
    expect(lineAmount(2999, { quantity: 3, billing: 'yearly' })).toBe(89970);
  });

  it('costs as much as its units cost one by one', () => {
    fc.assert(
      fc.property(cents, quantity, billing, (price, units, period) => {
        const single = lineAmount(price, { quantity: 1, billing: period });
        expect(lineAmount(price, { quantity: units, billing: period })).toBe(single * units);
      }),
    );
  });
});

describe('Adding a line', () => {
  it('puts it at the end', () => {
    expect(withLineAdded([line('a'), line('b')], line('c', 2))).toEqual([line('a'), line('b'), line('c', 2)]);
  });

  it('joins the line of the same product and billing period, where that one stands', () => {
    expect(withLineAdded([line('a', 2), line('b')], line('a', 3))).toEqual([line('a', 5), line('b')]);
  });

  it('is another line when the billing period is another', () => {
    expect(withLineAdded([line('a')], line('a', 1, 'yearly'))).toEqual([line('a'), line('a', 1, 'yearly')]);
  });

  it('stops at 99', () => {
    expect(withLineAdded([line('a', 98)], line('a', 1))).toEqual([line('a', 99)]);
    expect(withLineAdded([line('a', 60)], line('a', 60))).toEqual([line('a', 99)]);
  });

  it('changes nothing when its quantity is none', () => {
    fc.assert(
      fc.property(cartLines, cartLine, noQuantity, (lines, added, none) => {
        expect(withLineAdded(lines, { ...added, quantity: none })).toBe(lines);
      }),
    );
  });

  it('always leaves a sound cart: no line twice, quantities from 1 to 99', () => {
    fc.assert(
      fc.property(fc.array(cartLine), (added) => {
        expect(isSound(added.reduce<readonly CartLine[]>(withLineAdded, []))).toBe(true);
      }),
    );
  });

  it('comes to the same contents in any order', () => {
    const inTwoOrders = fc
      .array(cartLine)
      .chain((lines) =>
        fc.tuple(
          fc.constant(lines),
          fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length }),
        ),
      );
    fc.assert(
      fc.property(inTwoOrders, ([lines, shuffled]) => {
        const filled = (added: readonly CartLine[]) =>
          contents(added.reduce<readonly CartLine[]>(withLineAdded, []));
        expect(filled(shuffled)).toEqual(filled(lines));
      }),
    );
  });

  it('and removing it again leaves the cart as it was', () => {
    fc.assert(
      fc.property(cartLines, cartLine, (cart, added) => {
        const before = withoutLine(cart, lineKey(added));
        expect(withoutLine(withLineAdded(before, added), lineKey(added))).toEqual(before);
      }),
    );
  });

  it('leaves the lines it was given untouched', () => {
    const before = Object.freeze([Object.freeze(line('a'))]);
    withLineAdded(before, line('a', 4));
    expect(before).toEqual([line('a')]);
  });
});

describe('Inserting a line', () => {
  it('puts it at its place', () => {
    const lines = [line('a'), line('b')];
    expect(withLineInserted(lines, line('c'), 0)).toEqual([line('c'), line('a'), line('b')]);
    expect(withLineInserted(lines, line('c'), 1)).toEqual([line('a'), line('c'), line('b')]);
    expect(withLineInserted(lines, line('c'), 2)).toEqual([line('a'), line('b'), line('c')]);
  });

  it('puts it at the end when the cart has become shorter than its place', () => {
    expect(withLineInserted([line('a')], line('c'), 5)).toEqual([line('a'), line('c')]);
  });

  it('joins the line that has its identity, whatever the place', () => {
    expect(withLineInserted([line('a'), line('b')], line('b', 2), 0)).toEqual([line('a'), line('b', 3)]);
  });

  it('where it was taken out gives the cart back', () => {
    const cartAndPlace = cartLines
      .filter((lines) => lines.length > 0)
      .chain((lines) => fc.tuple(fc.constant(lines), fc.nat({ max: lines.length - 1 })));
    fc.assert(
      fc.property(cartAndPlace, ([lines, index]) => {
        for (const taken of lines.slice(index, index + 1)) {
          expect(withLineInserted(withoutLine(lines, lineKey(taken)), taken, index)).toEqual(lines);
        }
      }),
    );
  });
});

describe('Removing a line', () => {
  it('leaves all others in their order', () => {
    expect(withoutLine([line('a'), line('b'), line('c')], lineKey(line('b')))).toEqual([
      line('a'),
      line('c'),
    ]);
  });

  it('leaves the same product billed by the other period', () => {
    expect(withoutLine([line('a'), line('a', 2, 'yearly')], lineKey(line('a')))).toEqual([
      line('a', 2, 'yearly'),
    ]);
  });

  it('does nothing when there is no such line', () => {
    expect(withoutLine([line('a')], lineKey(line('b')))).toEqual([line('a')]);
  });
});

describe('Changing the billing period of a line', () => {
  it('keeps its place and its quantity', () => {
    expect(withBillingChanged([line('a'), line('b', 3), line('c')], lineKey(line('b')), 'yearly')).toEqual([
      line('a'),
      line('b', 3, 'yearly'),
      line('c'),
    ]);
  });

  it('joins the line that has that period already, where that one stands', () => {
    const lines = [line('a', 2), line('b'), line('a', 3, 'yearly'), line('c')];
    expect(withBillingChanged(lines, lineKey(line('a')), 'yearly')).toEqual([
      line('b'),
      line('a', 5, 'yearly'),
      line('c'),
    ]);
    expect(withBillingChanged(lines, lineKey(line('a', 3, 'yearly')), 'monthly')).toEqual([
      line('a', 5),
      line('b'),
      line('c'),
    ]);
  });

  it('stops at 99 when it joins', () => {
    expect(
      withBillingChanged([line('a', 60), line('a', 60, 'yearly')], lineKey(line('a')), 'yearly'),
    ).toEqual([line('a', 99, 'yearly')]);
  });

  it('to the period it has, or of no line at all, changes nothing', () => {
    const lines = [line('a'), line('b')];
    expect(withBillingChanged(lines, lineKey(line('a')), 'monthly')).toBe(lines);
    expect(withBillingChanged(lines, lineKey(line('z')), 'yearly')).toBe(lines);
  });

  it('always leaves a sound cart, with no line of the old period', () => {
    fc.assert(
      fc.property(cartLines, cartLine, billing, (lines, changed, period) => {
        const after = withBillingChanged(lines, lineKey(changed), period);
        expect(isSound(after)).toBe(true);
        expect(period !== changed.billing && contents(after).has(lineKey(changed))).toBe(false);
      }),
    );
  });
});
