import { createSelector } from '@reduxjs/toolkit';
import { isEqual } from '../../persistence/json';
import { isOrderNumber, shownOrders } from '../../domain/order';
import { reverted } from './revert';
import { arranged } from './arranged';
import type { RootState } from '../slices';
import type { Cause, Change, RowCause, UndoableState } from './undoSlice';
import { isOfferedInRow, replacesLists } from './undoSlice';

/**
 * Undoable changes, oldest first. An order, even from another tab, starts a new cart, so earlier changes to the
 * cart can't be undone, unless they replaced it. Nor can a deletion of orders, once ten newer ones fill the list.
 */
export const selectChanges = createSelector(
  [
    (state: RootState) => state.undo.changes,
    (state: RootState) => state.cart.id,
    (state: RootState) => state.orders,
  ],
  (changes, cartId, orders) =>
    changes.filter((change) => {
      if (change.cause === 'ordersDeleted') return deletedNumbers(change, orders).length > 0;
      const isEnded =
        change.before.cart !== undefined && change.before.cart.id !== cartId && isStartedByOrder(cartId);
      return !isEnded || replacesLists(change.cause);
    }),
);

/** Tests a cart's id: after an order, the next cart has that order's number. */
const isStartedByOrder = (cartId: RootState['cart']['id']) => isOrderNumber(cartId);

/** Returns the orders that undoing a deletion would show again. */
function deletedNumbers(change: Change, orders: UndoableState['orders']): readonly string[] {
  const before = new Set(orders.orders.map(({ number }) => number));
  return shownOrders(reverted({ orders }, change, []).state.orders.orders)
    .map(({ number }) => number)
    .filter((number) => !before.has(number));
}

export function selectLatestChange<As extends Cause>(
  state: RootState,
  causes: readonly As[],
): Change<As> | null {
  const isOfThese = (change: Change): change is Change<As> => causes.some((cause) => cause === change.cause);
  return selectChanges(state).findLast(isOfThese) ?? null;
}

/** Numbers of the orders removed by the latest deletion; empty if it can't be undone. */
export const selectDeletedNumbers = createSelector(
  [(state: RootState) => selectLatestChange(state, ['ordersDeleted']), (state: RootState) => state.orders],
  (change, orders) => (change ? deletedNumbers(change, orders) : []),
);

/** A change whose undo is offered in place of the removed rows. */
export type UndoOffer = Pick<Change<RowCause>, 'id' | 'cause'>;

/** Items that a change removed from a list and can restore: at least one, in the order of the list. */
interface RemovalOf<Item> extends UndoOffer {
  readonly items: readonly Item[];
}

/**
 * Lists what each change removed from a list and can restore, oldest change first, and the keys of present and
 * removed items in their order. Skips changes that also added something, and all those before the list was replaced.
 */
export function removalsFrom<Item>(
  changes: readonly Change[],
  present: readonly Item[],
  itemsIn: (state: Partial<UndoableState>) => readonly Item[] | undefined,
  keyOf: (item: Item) => string,
): { readonly removals: readonly RemovalOf<Item>[]; readonly keys: readonly string[] } {
  const removals: RemovalOf<Item>[] = [];
  let keys: readonly string[] = present.map(keyOf);
  /** The keys that have a row: present items, and those that a later change removed. */
  const shown = new Set(keys);
  for (const { id, cause, before, after } of changes.toReversed()) {
    const [old, left] = [itemsIn(before), itemsIn(after)];
    if (!old || !left || isEqual(old, left)) continue;
    if (replacesLists(cause)) break;
    const kept = new Set(left.map(keyOf));
    keys = arranged(old.map(keyOf), [...kept], keys);
    if (!isOfferedInRow(cause) || left.some((item) => !old.some((other) => isEqual(item, other)))) continue;
    const items = old.filter((item) => !kept.has(keyOf(item)) && !shown.has(keyOf(item)));
    for (const item of items) shown.add(keyOf(item));
    if (items.length > 0) removals.push({ id, cause, items });
  }
  return { removals: removals.toReversed(), keys };
}
