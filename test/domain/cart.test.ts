import { createNextState } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { CartLine } from '../../src/domain/cart';
import { addLine, lineAmount, lineKey, removeLine, setBilling, setQuantity } from '../../src/domain/cart';
import { MAX_QUANTITY, isQuantity } from '../../src/domain/quantity';
import { billing, cartLine, cartLines, noQuantity } from '../support/arbitraries';

const line = (
  productId: string,
  quantityOfLine = 1,
  billingOfLine: CartLine['billing'] = 'monthly',
): CartLine => ({ productId, quantity: quantityOfLine, billing: billingOfLine });

/** Applies a rule as a reducer does, to a draft. */
const applied =
  <Rest extends unknown[]>(rule: (lines: CartLine[], ...rest: Rest) => void) =>
  (lines: CartLine[], ...rest: Rest): CartLine[] =>
    createNextState(lines, (draft) => {
      rule(draft, ...rest);
    });
const withLineAdded = applied(addLine);
const withoutLine = applied(removeLine);
const withQuantity = applied(setQuantity);
const withBilling = applied(setBilling);

/** Adds these lines to an empty cart, in turn. */
const cart = (...lines: readonly CartLine[]): CartLine[] => lines.reduce<CartLine[]>(withLineAdded, []);

/** Returns quantities by line, regardless of the order of the lines. */
const contents = (entries: readonly CartLine[]) =>
  new Map(entries.map((item) => [lineKey(item), item.quantity] as const));

const itemsIn = (entries: readonly CartLine[]) => entries.reduce((sum, item) => sum + item.quantity, 0);

const isSound = (entries: readonly CartLine[]) =>
  contents(entries).size === entries.length && entries.every((item) => isQuantity(item.quantity));

describe('A cart line', () => {
  it('is identified by product and billing period, not by quantity', () => {
    expect(lineKey(line('a', 1))).toBe(lineKey(line('a', 7)));
    expect(lineKey(line('a'))).not.toBe(lineKey(line('b')));
    expect(lineKey(line('a', 1, 'monthly'))).not.toBe(lineKey(line('a', 1, 'yearly')));
  });

  it('costs price × quantity, or ten months of it when billed yearly', () => {
    expect(lineAmount(2999, { quantity: 1, billing: 'monthly' })).toBe(2999);
    expect(lineAmount(2999, { quantity: 3, billing: 'monthly' })).toBe(8997);
    expect(lineAmount(2999, { quantity: 3, billing: 'yearly' })).toBe(89970);
  });
});

describe('Adding a line', () => {
  it('adds to a line of the same product and billing period, in its position', () => {
    const after = withLineAdded(cart(line('a', 2), line('b')), line('a', 3));
    expect(after).toEqual([line('a', 5), line('b')]);
  });

  it('stops at 99', () => {
    expect(withLineAdded(cart(line('a', 98)), line('a', 1))).toEqual([line('a', 99)]);
    expect(withLineAdded(cart(line('a', 60)), line('a', 60))).toEqual([line('a', 99)]);
  });

  it('ignores an invalid quantity', () => {
    fc.assert(
      fc.property(cartLines, cartLine, noQuantity, (lines, added, none) => {
        const before = cart(...lines);
        expect(withLineAdded(before, { ...added, quantity: none })).toBe(before);
      }),
    );
  });

  it('gives the same contents in any order', () => {
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
        expect(contents(cart(...shuffled))).toEqual(contents(cart(...lines)));
      }),
    );
  });

  it('can be reverted by removing it', () => {
    fc.assert(
      fc.property(cartLines, cartLine, (lines, added) => {
        const before = withoutLine(cart(...lines), lineKey(added));
        const after = withoutLine(withLineAdded(before, added), lineKey(added));
        expect(after).toEqual(before);
      }),
    );
  });
});

describe('Setting a quantity', () => {
  it('changes that line only, in its position', () => {
    const before = cart(line('a'), line('b'), line('c'));
    const after = withQuantity(before, lineKey(line('b')), 7);
    expect(after).toEqual([line('a'), line('b', 7), line('c')]);
    expect(after[0]).toBe(before[0]);
    expect(after[2]).toBe(before[2]);
  });

  it('changes nothing for the same quantity, an invalid quantity or a missing line', () => {
    fc.assert(
      fc.property(noQuantity, (none) => {
        const before = cart(line('a', 3));
        expect(withQuantity(before, lineKey(line('a')), 3)).toEqual(before);
        expect(withQuantity(before, lineKey(line('a')), none)).toBe(before);
        expect(withQuantity(before, lineKey(line('z')), 5)).toEqual(before);
      }),
    );
  });
});

describe('Changing the billing period of a line', () => {
  it('merges with a line that already has that period, in its position', () => {
    const before = cart(line('a', 2), line('b'), line('a', 3, 'yearly'), line('c'));
    const yearly = withBilling(before, lineKey(line('a')), 'yearly');
    expect(yearly).toEqual([line('b'), line('a', 5, 'yearly'), line('c')]);
    const monthly = withBilling(before, lineKey(line('a', 3, 'yearly')), 'monthly');
    expect(monthly).toEqual([line('a', 5), line('b'), line('c')]);
  });

  it('merges up to 99, and the rest keeps its period', () => {
    const before = cart(line('a', 60), line('a', 60, 'yearly'));
    const after = withBilling(before, lineKey(line('a')), 'yearly');
    expect(after).toEqual([line('a', 21), line('a', 99, 'yearly')]);
  });

  it('changes nothing for the same period or a missing line', () => {
    const before = cart(line('a'), line('b'));
    expect(withBilling(before, lineKey(line('a')), 'monthly')).toBe(before);
    expect(withBilling(before, lineKey(line('z')), 'yearly')).toBe(before);
  });

  it('never loses a unit, and changes as many as fit', () => {
    fc.assert(
      fc.property(cartLines, cartLine, billing, (lines, changed, period) => {
        const before = cart(...lines);
        const after = withBilling(before, lineKey(changed), period);
        expect(isSound(after)).toBe(true);
        expect(itemsIn(after)).toBe(itemsIn(before));
        const isFull = contents(after).get(lineKey({ ...changed, billing: period })) === MAX_QUANTITY;
        expect(period !== changed.billing && contents(after).has(lineKey(changed)) && !isFull).toBe(false);
      }),
    );
  });
});
