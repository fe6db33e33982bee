import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { isAnyOf } from '@reduxjs/toolkit';
import { timeOf } from '../../persistence/clock';
import { patchBetween, revertPatch } from '../../persistence/patch';
import {
  cartEmptied,
  cartReplaced,
  commandFollowed,
  lineRemoved,
  orderRepeated,
  quantityChanged,
  sharedCartAdded,
} from '../cart/cartSlice';
import type { ResetTo } from '../sharedActions';
import { demoItemsRemoved, demoReset, lineMoved, sharedCartTaken } from '../sharedActions';
import { allOrdersDeleted, orderDeleted } from '../orders/ordersSlice';
import { values } from '../saved';
import type { RootState } from '../slices';
import { productRemoved, productToggled, wishlistCleared } from '../wishlist/wishlistSlice';
import type { Cause, Change } from './undoSlice';
import { causes, changeUndone } from './undoSlice';

const MAX_CHANGES = 50;

const isCausedBy: Readonly<Record<Cause, (action: UnknownAction) => boolean>> = {
  removed: isAnyOf(
    lineRemoved,
    cartEmptied,
    productRemoved,
    productToggled,
    wishlistCleared,
    (action): action is ReturnType<typeof quantityChanged> =>
      quantityChanged.match(action) && action.payload.quantity <= 0,
  ),
  moved: lineMoved.match,
  demoItemsRemoved: demoItemsRemoved.match,
  sharedCartTaken: sharedCartTaken.match,
  sharedCartAdded: sharedCartAdded.match,
  orderRepeated: orderRepeated.match,
  cartReplaced: cartReplaced.match,
  ordersDeleted: isAnyOf(orderDeleted, allOrdersDeleted),
  resetToFirstVisit: isResetTo('firstVisit'),
  resetToNothing: isResetTo('nothing'),
  commandFollowed: commandFollowed.match,
};

function isResetTo(to: ResetTo): (action: UnknownAction) => boolean {
  return (action) => demoReset.match(action) && action.payload.to === to;
}

/**
 * Wraps a root reducer: records what each undoable action changed, and undoes it. Undo restores saved values
 * only, so text typed in the checkout is lost after a reset or an order.
 */
export function withUndo(reducer: Reducer<RootState>): Reducer<RootState> {
  return (state, action) => {
    const next = reducer(state, action);
    if (!state) return next;
    if (changeUndone.match(action)) {
      const change = state.undo.changes.find(({ id }) => id === action.payload.id);
      return change ? undone(next, change, timeOf(action)) : next;
    }
    const cause = causes.find((known) => isCausedBy[known](action));
    return cause && state.stamps !== next.stamps ? recorded(state, next, cause) : next;
  };
}

function recorded(state: RootState, next: RootState, cause: Cause): RootState {
  const patch = patchBetween(values, state, next);
  // `productToggled` adds or removes a product, and only removals are recorded.
  if (cause === 'removed' && Object.values(patch).every(({ after }) => after !== undefined)) return next;
  const id = next.undo.count + 1;
  const change: Change = { id, cause, values: patch };
  return { ...next, undo: { changes: [...next.undo.changes, change].slice(-MAX_CHANGES), count: id } };
}

/** Undoes a change, except for values that have changed since. */
function undone(state: RootState, change: Change, time: number): RootState {
  const { changes } = state.undo;
  const { state: restored, others } = revertPatch(
    values,
    state,
    change.values,
    changes.map(({ values: patch }) => patch),
    time,
  );
  return {
    ...restored,
    undo: {
      ...state.undo,
      changes: changes.map((other, index) => ({ ...other, values: others[index] ?? other.values })),
    },
  };
}
