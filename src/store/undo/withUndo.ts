import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { isAnyOf } from '@reduxjs/toolkit';
import { nextTime, timeOf } from '../../persistence/clock';
import type { Path, Stamped } from '../../persistence/join';
import {
  cartEmptied,
  cartReplaced,
  commandFollowed,
  lineRemoved,
  orderRepeated,
  quantityChanged,
  sharedCartAdded,
} from '../cart/cartSlice';
import type { ResetTo } from '../events';
import { demoItemsRemoved, demoReset, lineMoved, sharedCartTaken } from '../events';
import { allOrdersDeleted, orderDeleted } from '../orders/ordersSlice';
import { values } from '../saved';
import type { RootState } from '../slices';
import { productRemoved, productToggled, wishlistCleared } from '../wishlist/wishlistSlice';
import type { Cause, Change, ValueChange } from './undoSlice';
import { causes, changeUndone } from './undoSlice';

/** How many changes can be undone. */
const KEPT_CHANGES = 50;

/** Which events can be undone. */
const isCausedBy: Readonly<Record<Cause, (event: UnknownAction) => boolean>> = {
  removed: isAnyOf(
    lineRemoved,
    cartEmptied,
    productRemoved,
    productToggled,
    wishlistCleared,
    (event): event is ReturnType<typeof quantityChanged> =>
      quantityChanged.match(event) && event.payload.quantity <= 0,
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

function isResetTo(to: ResetTo): (event: UnknownAction) => boolean {
  return (event) => demoReset.match(event) && event.payload.to === to;
}

/**
 * Wraps a root reducer: records what each undoable event changed, and undoes it. Only saved values can be
 * undone; text typed in the checkout is lost with a reset or an order.
 */
export function withUndo(reducer: Reducer<RootState>): Reducer<RootState> {
  return (state, event) => {
    const next = reducer(state, event);
    if (!state) return next;
    if (changeUndone.match(event)) {
      const change = state.undo.changes.find(({ id }) => id === event.payload.id);
      return change ? undone(next, change, timeOf(event)) : next;
    }
    const cause = causes.find((known) => isCausedBy[known](event));
    return cause && state.stamps !== next.stamps ? recorded(state, next, cause) : next;
  };
}

/** Records what the event changed. */
function recorded(state: RootState, next: RootState, cause: Cause): RootState {
  const [before, after] = [values.reader(state), values.reader(next)];
  const changes = Object.keys(next.stamps)
    .filter((path) => next.stamps[path] !== state.stamps[path])
    .map((path): [Path, ValueChange] => {
      const { at, value } = after(path);
      return [path, { before: before(path), at, ...(value !== undefined && { after: value }) }];
    });
  // `productToggled` removes a product from the wishlist or adds it. Only the removal is recorded.
  if (cause === 'removed' && changes.every(([, { after: value }]) => value !== undefined)) return next;
  const id = next.undo.count + 1;
  const change: Change = { id, cause, values: Object.fromEntries(changes) };
  return { ...next, undo: { changes: [...next.undo.changes, change].slice(-KEPT_CHANGES), count: id } };
}

/**
 * Undoes a change. Values that still have its stamp are restored; those changed since stay. Changes are
 * linked by stamps, so they can be undone in any order.
 */
function undone(state: RootState, change: Change, time: number): RootState {
  let at = nextTime(time, state.stamps);
  let changes = state.undo.changes;
  const back: Record<Path, Stamped> = {};
  for (const [path, { before, at: changedAt }] of Object.entries(change.values)) {
    const updateOthers = (update: (value: ValueChange) => ValueChange) => {
      changes = changes.map((other) => {
        const value = other.values[path];
        const next = value && update(value);
        return next === value || !next ? other : { ...other, values: { ...other.values, [path]: next } };
      });
    };
    if (state.stamps[path]?.at === changedAt) {
      const restored = { ...before, at };
      back[path] = restored;
      at += 1;
      // The change before this one is the latest again.
      updateOthers((value) => (value.at === before.at ? { ...value, at: restored.at } : value));
    } else {
      // A later change builds on this one: undoing that one restores the value before both.
      updateOthers((value) => (value.before.at === changedAt ? { ...value, before } : value));
    }
  }
  return { ...values.withValues(state, back), undo: { ...state.undo, changes } };
}
