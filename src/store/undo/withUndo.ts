import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { isAnyOf } from '@reduxjs/toolkit';
import { cartEntries } from '../../domain/cart';
import { takenOut } from '../../domain/merge';
import { wishlistEntries } from '../../domain/wishlist';
import {
  cartEmptied,
  cartReplaced,
  commandFollowed,
  lineRemoved,
  quantityChanged,
  sharedCartAdded,
  orderRepeated,
} from '../cart/cartSlice';
import type { ResetTo } from '../events';
import { demoReset, fillingRemoved, lineMoved, orderPlaced, sharedCartTaken } from '../events';
import { allOrdersDeleted, orderDeleted } from '../orders/ordersSlice';
import { productRemoved, productToggled, wishlistCleared } from '../wishlist/wishlistSlice';
import type { Belongings, Cause, Change, Parts, UndoRoot } from './undoSlice';
import type { FieldChange } from './undoableFields';
import { undoableFields } from './undoableFields';
import { causes, changeUndone, replacesCart } from './undoSlice';

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
  fillingRemoved: fillingRemoved.match,
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

const isSliceName = (name: string): name is keyof Belongings => Object.hasOwn(undoableFields, name);
const sliceNames = Object.keys(undoableFields).filter(isSliceName);

/**
 * A reducer that also records what each undoable event changed in the slices, and answers `changeUndone` by taking such
 * a change back. It is around the root reducer, since one event may change several slices.
 */
export function withUndo<State extends Belongings & UndoRoot>(reducer: Reducer<State>): Reducer<State> {
  return (state, event) => {
    const next = reducer(state, event);
    if (!state) return next;
    if (changeUndone.match(event)) return undone(state.undo.changes, event.payload.id, next);
    // An order empties the cart: what was removed from it before is not offered in the new one.
    if (orderPlaced.match(event)) {
      const changes = next.undo.changes.filter(({ cause, after }) => !after.cart || replacesCart[cause]);
      return { ...next, undo: { ...next.undo, changes } };
    }
    const cause = causes.find((known) => isCausedBy[known](event));
    return cause ? recorded(state, next, cause) : next;
  };
}

/** The state after an event, with what the event changed recorded. */
function recorded<State extends Belongings & UndoRoot>(state: State, next: State, cause: Cause): State {
  const changed = sliceNames.filter((name) => state[name] !== next[name]);
  // `productToggled` removes a product from the wishlist or adds it; only the removal is recorded.
  const isRemoval = cause !== 'removed' || takesOut(state, next);
  if (changed.length === 0 || !isRemoval) return next;
  const id = next.undo.count + 1;
  const change: Change = {
    id,
    cause,
    before: partsChanged(state, next, changed),
    after: partsChanged(next, state, changed),
  };
  const undo = { changes: [...next.undo.changes, change].slice(-KEPT_CHANGES), count: id };
  return { ...next, undo };
}

/** Whether an event took an entry out of the cart or the wishlist. */
function takesOut(before: Belongings, after: Belongings): boolean {
  const cart = { before: before.cart.entries, after: after.cart.entries };
  const wishlist = { before: before.wishlist.entries, after: after.wishlist.entries };
  return takenOut(cart, cartEntries).length + takenOut(wishlist, wishlistEntries).length > 0;
}

/** Of the changed slices what has to be kept of `state`; `other` is the state on the other side of the change. */
function partsChanged(state: Belongings, other: Belongings, changed: readonly (keyof Belongings)[]): Parts {
  return changed.reduce<Parts>(
    (all, name) => ({ ...all, [name]: keptOf(name, state[name], other[name]) }),
    {},
  );
}

function keptOf<Name extends keyof Belongings>(
  name: Name,
  slice: Belongings[Name],
  other: Belongings[Name],
): Belongings[Name] {
  return fieldsOf(name).reduce(
    (kept, field) => ({ ...kept, [field]: undoableFields[name][field].kept(slice[field], other[field]) }),
    slice,
  );
}

function fieldsOf<Name extends keyof Belongings>(name: Name): readonly (keyof Belongings[Name] & string)[] {
  const isField = (field: string): field is keyof Belongings[Name] & string =>
    Object.hasOwn(undoableFields[name], field);
  return Object.keys(undoableFields[name]).filter(isField);
}

/**
 * The state without a change. The later changes become what they would be without it, so that several can be taken back
 * in any order. A change that is not there any more changes nothing.
 */
function undone<State extends Belongings & UndoRoot>(
  changes: readonly Change[],
  wanted: number,
  state: State,
): State {
  const index = changes.findIndex(({ id }) => id === wanted);
  const change = changes[index];
  if (!change) return state;
  const later = changes.slice(index + 1);
  const rebased = later.map((other, place) => ({
    ...other,
    before: without(other.before, change, later.slice(0, place)),
    after: without(other.after, change, later.slice(0, place + 1)),
  }));
  const undo = { ...state.undo, changes: [...changes.slice(0, index), ...rebased] };
  return { ...without(state, change, later), undo };
}

/** Some slices without a change to them. `later` are those after it that are in them. */
function without<Slices extends Parts>(slices: Slices, change: Change, later: readonly Change[]): Slices {
  return sliceNames.reduce(
    (whole, name) =>
      whole[name] ? { ...whole, [name]: sliceWithout(name, whole[name], change, later) } : whole,
    slices,
  );
}

/** A slice without a change to it, field by field. */
function sliceWithout<Name extends keyof Belongings>(
  name: Name,
  slice: Partial<Belongings[Name]>,
  change: Change,
  later: readonly Change[],
): Partial<Belongings[Name]> {
  return fieldsOf(name).reduce((whole, field) => {
    const inField = fieldChange(name, field);
    const own = inField(change);
    const now = whole[field];
    if (!own || now === undefined) return whole;
    const laterOnes = later.map(inField).filter((other) => other !== null);
    const value = undoableFields[name][field].undone(now, own, laterOnes);
    return value === now ? whole : { ...whole, [field]: value };
  }, slice);
}

/** What a change did to one field; null if it did nothing to it. */
const fieldChange =
  <Name extends keyof Belongings, Field extends keyof Belongings[Name]>(name: Name, field: Field) =>
  ({ before, after }: Change): FieldChange<Belongings[Name][Field]> | null => {
    const from = before[name]?.[field];
    const to = after[name]?.[field];
    return from === undefined || to === undefined ? null : { before: from, after: to };
  };
