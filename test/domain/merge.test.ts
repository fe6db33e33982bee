import fc from 'fast-check';
import type { CartEntry } from '../../src/domain/cart';
import {
  cartEntries,
  lineKey,
  linesOf,
  withLineAdded,
  withQuantity,
  withoutLine,
} from '../../src/domain/cart';
import { mergeEntries, nextStamp, rebaseEntries, withChangeUndone } from '../../src/domain/merge';
import type { OrderEntry } from '../../src/domain/orders';
import { orderEntries } from '../../src/domain/orders';
import type { WishlistEntry } from '../../src/domain/wishlist';
import { listedIds, wishlistEntries, withListed, withoutListed } from '../../src/domain/wishlist';
import { entryFields } from '../support/entryFields';

const mergeCarts = (mine: readonly CartEntry[], theirs: readonly CartEntry[]) =>
  mergeEntries(mine, theirs, cartEntries);
const mergeWishlists = (mine: readonly WishlistEntry[], theirs: readonly WishlistEntry[]) =>
  mergeEntries(mine, theirs, wishlistEntries);

/** What a newer release may have added to an entry: it must not make merging depend on the order either. */
const unknownField = fc.record({ label: fc.constantFrom('x', 'y') }, { requiredKeys: [] });
const cartEntry: fc.Arbitrary<CartEntry> = fc
  .tuple(fc.record(entryFields.cart), unknownField)
  .map(([entry, unknown]) => ({ ...entry, ...unknown }));
const cart = fc.uniqueArray(cartEntry, { selector: lineKey }).map((entries) => mergeCarts([], entries));

const wishlist = fc
  .uniqueArray(fc.record<WishlistEntry>(entryFields.wishlist), { selector: (entry) => entry.productId })
  .map((entries) => mergeWishlists([], entries));

describe('Merging carts', () => {
  it('is commutative: tabs agree, whoever hears of the other first', () => {
    fc.assert(
      fc.property(cart, cart, (a, b) => {
        expect(mergeCarts(a, b)).toEqual(mergeCarts(b, a));
      }),
    );
  });

  it('is associative: three tabs agree in whatever order they meet', () => {
    fc.assert(
      fc.property(cart, cart, cart, (a, b, c) => {
        expect(mergeCarts(mergeCarts(a, b), c)).toEqual(mergeCarts(a, mergeCarts(b, c)));
      }),
    );
  });

  it('is idempotent: hearing the same twice is hearing it once, and changes nothing at all', () => {
    fc.assert(
      fc.property(cart, cart, (a, b) => {
        const merged = mergeCarts(a, b);
        expect(mergeCarts(merged, b)).toBe(merged);
        expect(mergeCarts(merged, merged)).toBe(merged);
      }),
    );
  });
});

describe('Merging wishlists', () => {
  it('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(wishlist, wishlist, wishlist, (a, b, c) => {
        const merged = mergeWishlists(a, b);
        expect(merged).toEqual(mergeWishlists(b, a));
        expect(mergeWishlists(merged, c)).toEqual(mergeWishlists(a, mergeWishlists(b, c)));
        expect(mergeWishlists(merged, b)).toBe(merged);
      }),
    );
  });

  it('keeps what either tab added, and an undo brings a product back to its place', () => {
    const both = mergeWishlists(withListed([], ['a']), withListed([], ['b', 'c']));
    expect(listedIds(both)).toEqual(['a', 'b', 'c']);
    const without = withoutListed(both, ['b']);
    expect(listedIds(without)).toEqual(['a', 'c']);
    const undone = withChangeUndone(without, { before: both, after: without }, [], wishlistEntries);
    expect(listedIds(undone)).toEqual(['a', 'b', 'c']);
    expect(listedIds(mergeWishlists(both, without))).toEqual(['a', 'c']);
  });
});

describe('Merging orders', () => {
  const merge = (mine: readonly OrderEntry[], theirs: readonly OrderEntry[]) =>
    mergeEntries(mine, theirs, { ...orderEntries, limit: 3 });
  // An order joins the list once: its number and its place belong together.
  const orders = fc
    .uniqueArray(fc.record(entryFields.orders), { selector: orderEntries.keyOf })
    .map((entries) =>
      merge(
        [],
        entries.map((entry) => ({ ...entry, added: entry.number.charCodeAt(0) })),
      ),
    );

  it('is commutative, associative and idempotent, though only the last of them are kept', () => {
    fc.assert(
      fc.property(orders, orders, orders, (a, b, c) => {
        const merged = merge(a, b);
        expect(merged).toEqual(merge(b, a));
        expect(merge(merged, c)).toEqual(merge(a, merge(b, c)));
        expect(merge(merged, b)).toBe(merged);
      }),
    );
  });
});

describe('Two tabs with the same cart', () => {
  const monthly = (id: string) => ({ productId: id, billing: 'monthly' as const, quantity: 1 });
  const shared = withLineAdded([], monthly('a'));
  const key = lineKey(monthly('a'));

  it('lose no line that either adds', () => {
    const merged = mergeCarts(withLineAdded(shared, monthly('b')), withLineAdded(shared, monthly('c')));
    expect(linesOf(merged).map((line) => line.productId)).toEqual(['a', 'b', 'c']);
  });

  it('agree on the quantity that was set last', () => {
    const first = withQuantity(shared, key, 5);
    const second = withQuantity(first, key, 2);
    expect(linesOf(mergeCarts(first, second))).toMatchObject([{ quantity: 2 }]);
    expect(linesOf(mergeCarts(second, first))).toMatchObject([{ quantity: 2 }]);
  });

  it('keep a removal, whatever an older copy says', () => {
    expect(linesOf(mergeCarts(shared, withoutLine(shared, key)))).toEqual([]);
    expect(linesOf(mergeCarts(withoutLine(shared, key), shared))).toEqual([]);
  });

  it('take up a line again that was changed after its removal', () => {
    const removed = withoutLine(shared, key);
    const addedAgain = withLineAdded(removed, { ...monthly('a'), quantity: 4 });
    expect(linesOf(mergeCarts(removed, addedAgain))).toMatchObject([{ quantity: 4 }]);
  });

  it('keep the line when one removes it while the other changes it', () => {
    const merged = mergeCarts(withoutLine(shared, key), withQuantity(shared, key, 3));
    expect(linesOf(merged)).toMatchObject([{ quantity: 3 }]);
  });
});

test('A change is later than everything its tab has seen', () => {
  fc.assert(
    fc.property(cart, (entries) => {
      const now = nextStamp(entries);
      expect(entries.every(({ added, changed }) => added < now && changed < now)).toBe(true);
    }),
  );
});

describe('A tab that changes a list before it has read the saved one', () => {
  const line = (productId: string, quantity: number) => ({
    productId,
    billing: 'monthly' as const,
    quantity,
  });
  const firstVisit: readonly CartEntry[] = [{ ...line('first', 1), added: 0, changed: 0 }];
  const saved = withLineAdded(withLineAdded([], line('a', 2)), line('first', 5));
  const quantities = (entries: readonly CartEntry[]) =>
    linesOf(entries).map(({ productId, quantity }) => [productId, quantity]);
  const rebased = (mine: readonly CartEntry[]) => rebaseEntries(mine, saved, firstVisit, cartEntries);

  it('has what was saved, and nothing of what only a first visit finds', () => {
    expect(rebased(firstVisit)).toBe(saved);
    expect(rebaseEntries(firstVisit, [], firstVisit, cartEntries)).toEqual([]);
  });

  it('has what it added as well, at the end', () => {
    expect(quantities(rebased(withLineAdded(firstVisit, line('b', 3))))).toEqual([
      ['a', 2],
      ['first', 5],
      ['b', 3],
    ]);
  });

  it('adds to the line that was saved, by as much as it added', () => {
    expect(quantities(rebased(withLineAdded(firstVisit, line('a', 1))))).toContainEqual(['a', 3]);
    expect(quantities(rebased(withLineAdded(firstVisit, line('first', 2))))).toContainEqual(['first', 7]);
  });

  it('removes what it removed', () => {
    expect(quantities(rebased(withoutLine(firstVisit, lineKey(line('first', 1)))))).toEqual([['a', 2]]);
  });

  it('is later than all that was saved, so that other tabs take it over', () => {
    fc.assert(
      fc.property(cart, cart, (mine, known) => {
        const result = rebaseEntries(mine, known, [], cartEntries);
        expect(mergeCarts(known, result)).toEqual(result);
      }),
    );
  });
});

describe('What is removed', () => {
  it('leaves its identity and its times, nothing that was said of it', () => {
    const entries = withLineAdded([], { productId: 'a', billing: 'monthly', quantity: 2 });
    const labelled = entries.map((entry) => ({ ...entry, label: 'x' }));
    expect(withoutLine(labelled, lineKey({ productId: 'a', billing: 'monthly' }))).toEqual([
      { productId: 'a', billing: 'monthly', quantity: 0, added: 1, changed: 2 },
    ]);
    const listed = withListed([], ['a']).map((entry) => ({ ...entry, label: 'x' }));
    expect(withoutListed(listed, ['a'])).toEqual([{ productId: 'a', isListed: false, added: 1, changed: 2 }]);
  });
});
