import fc from 'fast-check';
import type { SavedState } from '../../src/store/savedSlices';
import type { Arbitraries } from './arbitraries';
import { amountDues, billing, cents } from './arbitraries';

/** An entry of a slice that saves a list of them; nothing where the slice is no list. */
type EntryOf<Slice> = Slice extends { readonly entries: readonly (infer Entry)[] } ? Entry : never;

/** The saved slices that are lists. */
export type SavedList = {
  [Name in keyof SavedState]: [EntryOf<SavedState[Name]>] extends [never] ? never : Name;
}[keyof SavedState];

// Few products and few times, so that copies of one entry meet often and tie often.
const productId = fc.constantFrom('a', 'b', 'c');
const time = fc.integer({ min: 0, max: 4 });

/** What an entry of each saved list may be: a new list does not compile without it. */
export const entryFields: { readonly [Name in SavedList]: Arbitraries<EntryOf<SavedState[Name]>> } = {
  cart: { productId, billing, quantity: fc.integer({ min: 0, max: 3 }), added: time, changed: time },
  orders: {
    // More of them than are kept.
    number: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    placedAt: fc.constantFrom(
      '2026-11-20T09:00:00.000Z',
      '2026-11-21T09:00:00.000Z',
      '2026-11-22T09:00:00.000Z',
    ),
    lines: fc.array(
      fc.record({ productId, billing, quantity: fc.integer({ min: 1, max: 3 }), amount: cents }),
      { maxLength: 2 },
    ),
    due: amountDues,
    renewals: fc.option(
      fc.array(fc.record({ billing, total: cents, from: fc.constant('2026-12-20') }), { maxLength: 2 }),
      { nil: undefined },
    ),
    added: time,
    changed: time,
  },
  wishlist: { productId, isListed: fc.boolean(), added: time, changed: time },
};
