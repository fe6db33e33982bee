import fc from 'fast-check';
import type { Stamped } from '../../src/domain/merge';
import { cartSaved } from '../../src/store/cart/cartSaved';
import type { SavedSlice } from '../../src/store/persistence/savedSlice';
import { savedSlices } from '../../src/store/savedSlices';
import { makeStore } from '../../src/store/store';
import type { Arbitraries } from '../support/arbitraries';
import { cartAction } from '../support/arbitraries';
import type { SavedList } from '../support/entryFields';
import { entryFields } from '../support/entryFields';

interface List<Entry> {
  readonly entries: readonly Entry[];
}

/** As storage has it. */
const stored = (saved: object): unknown => JSON.parse(JSON.stringify(saved));

function properties<Entry extends Stamped>(slice: SavedSlice<List<Entry>>, fields: Arbitraries<Entry>) {
  const none: List<Entry> = { entries: [] };
  const entries = fc.array(fc.record<Entry>(fields), { maxLength: 8 });
  const list = entries.map((some) => slice.read({ entries: some }, none)?.saved ?? none);

  it('is read as it was saved', () => {
    fc.assert(
      fc.property(entries, (some) => {
        expect(slice.read(stored({ entries: some }), none)).toMatchObject({ isDamaged: false });
      }),
    );
  });

  it('is the same in all tabs, in whatever order they hear of each other', () => {
    fc.assert(
      fc.property(list, list, list, (a, b, c) => {
        const merged = slice.mergeFromOtherTab(a, b);
        expect(merged).toEqual(slice.mergeFromOtherTab(b, a));
        expect(slice.mergeFromOtherTab(merged, c)).toEqual(
          slice.mergeFromOtherTab(a, slice.mergeFromOtherTab(b, c)),
        );
        expect(slice.mergeFromOtherTab(merged, b)).toBe(merged);
      }),
    );
  });

  it('can be read again, whole, after tabs have met', () => {
    fc.assert(
      fc.property(list, list, list, (mine, saved, firstVisit) => {
        for (const met of [slice.merge(mine, saved, firstVisit), slice.rebase(mine, saved, firstVisit)]) {
          const read = slice.read(stored(met), none);
          expect(read).toMatchObject({ isDamaged: false });
          // An optional field may be undefined here, and is not in storage then.
          expect(read?.saved).toEqual(met);
        }
      }),
    );
  });
}

const lists: Readonly<Record<SavedList, () => void>> = {
  cart: () => {
    properties(savedSlices.cart, entryFields.cart);
  },
  orders: () => {
    properties(savedSlices.orders, entryFields.orders);
  },
  wishlist: () => {
    properties(savedSlices.wishlist, entryFields.wishlist);
  },
};

for (const [name, hold] of Object.entries(lists)) describe(`The saved list of the ${name}`, hold);

test('Whatever is done to a cart, what is saved of it can be read again, whole', () => {
  fc.assert(
    fc.property(fc.array(cartAction), (actions) => {
      const store = makeStore();
      for (const action of actions) store.dispatch(action);
      const saved = cartSaved.toSaved(store.getState().cart);
      expect(cartSaved.read(stored(saved), saved)).toEqual({ saved, dropped: 0, isDamaged: false });
    }),
  );
});
