import { createSelector } from '@reduxjs/toolkit';
import type { Order } from '../../domain/order';
import { shownOrders } from '../../domain/order';
import { selectPreviousNumber } from '../cart/cartSlice';
import { selectAllOrders } from '../orders/ordersSlice';
import type { RootState } from '../slices';
import { withoutChange } from './revert';
import type { UndoPlace } from './causes';
import { causes, isOfferedIn } from './causes';
import type { Change } from './undoSlice';
import { selectRecordedChanges } from './undoSlice';

/**
 * The changes that can still be undone, oldest first: the only ones that are offered, and that `withUndo` undoes. An order,
 * even from another tab, starts a new cart, so earlier changes to the cart can't be undone, unless they replaced it. Nor can
 * a deletion of orders once newer ones fill the list, which isn't a trait in `causes` because it depends on the orders.
 */
export const selectUndoableChanges = createSelector(
  [selectRecordedChanges, selectPreviousNumber, selectAllOrders],
  (changes, previousOrder, orders) =>
    changes.filter((change) => {
      if (change.cause === 'ordersDeleted') return deletedNumbers(change, orders).length > 0;
      // A cart keeps the number of the order before it as its id (`cartSlice.ts`).
      const { cart } = change.before;
      const isOfEarlierCart = cart !== undefined && previousOrder !== null && cart.id !== previousOrder;
      return !isOfEarlierCart || causes[change.cause].replacesLists === true;
    }),
);

/** Returns the numbers of the orders that undoing a deletion would show again. */
function deletedNumbers(change: Change, orders: readonly Order[]): readonly string[] {
  const before = new Set(orders.map(({ number }) => number));
  return shownOrders(withoutChange({ orders: { orders: [...orders] } }, change, []).state.orders.orders)
    .map(({ number }) => number)
    .filter((number) => !before.has(number));
}

/** Returns the latest change whose undo is offered in a place; null if there is none. */
export const selectLatestChange = <Place extends UndoPlace>(state: RootState, place: Place) =>
  selectUndoableChanges(state).findLast((change) => isOfferedIn(change, place)) ?? null;

/** Numbers of the orders removed by the latest deletion; empty if it can't be undone. */
export const selectDeletedNumbers = createSelector(
  [(state: RootState) => selectLatestChange(state, 'deletedOrders'), selectAllOrders],
  (change, orders) => (change ? deletedNumbers(change, orders) : []),
);
