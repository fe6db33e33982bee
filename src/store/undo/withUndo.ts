import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { isAnyOf } from '@reduxjs/toolkit';
import { changeBetween, withoutChange } from './revert';
import {
  cartEmptied,
  cartReplaced,
  commandFollowed,
  lineRemoved,
  orderRepeated,
  quantityChanged,
  sharedCartAdded,
  lineMoved,
  sharedCartTaken,
} from '../cart/cartSlice';
import { demoItemsRemoved, demoReset } from '../demoActions';
import { allOrdersDeleted, orderDeleted } from '../orders/ordersSlice';
import type { RootState } from '../slices';
import { productRemoved, productToggled, wishlistCleared } from '../wishlist/wishlistSlice';
import type { Cause, Change } from './undoSlice';
import { causes, changeUndone } from './undoSlice';

const MAX_CHANGES = 50;

/**
 * Tests for the actions of each cause: those that take something away, and those that bring in lines that the page didn't
 * show: a link's, an order's, a command's. The rest has a control to go back, except two: 'Add All' and a shared wishlist
 * add single products, and two lines that a billing period merged stay one.
 */
const matchers: Readonly<Record<Cause, (action: UnknownAction) => boolean>> = {
  removed: isAnyOf(
    lineRemoved,
    cartEmptied,
    productRemoved,
    productToggled,
    wishlistCleared,
    quantityChanged,
  ),
  moved: lineMoved.match,
  demoItemsRemoved: demoItemsRemoved.match,
  commandFollowed: commandFollowed.match,
  sharedCartTaken: sharedCartTaken.match,
  sharedCartAdded: sharedCartAdded.match,
  orderRepeated: orderRepeated.match,
  cartReplaced: cartReplaced.match,
  ordersDeleted: isAnyOf(orderDeleted, allOrdersDeleted),
  resetToFirstVisit: (action) => demoReset.match(action) && action.payload.to === 'firstVisit',
  resetToNothing: (action) => demoReset.match(action) && action.payload.to === 'nothing',
};

/**
 * Wraps a root reducer: records what each undoable action changed, and undoes it. Undo restores values
 * that outlast the tab, so text typed in the checkout is lost after a reset.
 */
export function withUndo(reducer: Reducer<RootState>): Reducer<RootState> {
  return (state, action) => {
    const next = reducer(state, action);
    if (!state) return next;
    if (changeUndone.match(action)) return withChangeUndone(next, action.payload.id);
    const cause = causes.find((each) => matchers[each](action));
    return cause ? withChangeRecorded(state, next, cause) : next;
  };
}

function withChangeRecorded(state: RootState, next: RootState, cause: Cause): RootState {
  // Some of these actions also add or change an item, and only removals are recorded.
  if (cause === 'removed' && !hasFewerItems(state, next)) return next;
  const values = changeBetween(state, next);
  if (!values) return next;
  const id = next.undo.count + 1;
  const change: Change = { id, cause, ...values };
  return { ...next, undo: { changes: [...next.undo.changes, change].slice(-MAX_CHANGES), count: id } };
}

function hasFewerItems(before: RootState, after: RootState): boolean {
  return (
    after.cart.lines.length < before.cart.lines.length ||
    after.wishlist.items.length < before.wishlist.items.length
  );
}

/** Undoes a change, except for values that have changed since, and bases later changes on what it restored. */
function withChangeUndone(state: RootState, changeId: number): RootState {
  const { changes } = state.undo;
  const change = changes.find(({ id }) => id === changeId);
  if (!change) return state;
  const earlier = changes.filter(({ id }) => id < changeId);
  const { state: next, later } = withoutChange(
    state,
    change,
    changes.filter(({ id }) => id > changeId),
  );
  return { ...next, undo: { ...state.undo, changes: [...earlier, ...later] } };
}
