import type { UnknownAction } from '@reduxjs/toolkit';
import { isAnyOf } from '@reduxjs/toolkit';
import { keysOf } from '../../domain/records';
import {
  cartEmptied,
  cartReplaced,
  commandFollowed,
  lineMoved,
  lineRemoved,
  orderRepeated,
  quantityChanged,
  sharedCartAdded,
  sharedCartTaken,
} from '../cart/cartSlice';
import { demoItemsRemoved, demoReset } from '../demoActions';
import { allOrdersDeleted, orderDeleted } from '../orders/ordersSlice';
import { productRemoved, productToggled, wishlistCleared } from '../wishlist/wishlistSlice';

interface CauseOfChange {
  /** Tests for the actions. */
  readonly match: (action: UnknownAction) => boolean;
  /** Records only those of the actions that removed an item: some can also add or change one. */
  readonly onlyRemovals?: true;
  /**
   * Where undo is offered. In `rows`, it takes the place of removed items (`RemovedRow`); any other place is a notice, which
   * finds its change with `selectLatestChange`.
   */
  readonly offeredIn: readonly UndoPlace[];
  /**
   * True if whole lists are replaced. Rows removed earlier aren't offered then, and a later order doesn't end the undo: what
   * was replaced isn't what was ordered.
   */
  readonly replacesLists?: true;
}

export type UndoPlace =
  'rows' | 'chat' | 'samples' | 'sharedCart' | 'repeatedOrder' | 'deletedOrders' | 'replacedCart' | 'reset';

/**
 * The kinds of undoable actions: those that take something away, and those that bring in lines that the page didn't
 * show: a link's, an order's, a command's. Only values that `saved.ts` keeps longer than a tab can be undone. Not here:
 * what a control takes back ('Add All' and a shared wishlist add single products), merged billing periods, and answers and
 * requests that can't be taken back.
 */
const table = {
  removed: {
    match: isAnyOf(
      lineRemoved,
      cartEmptied,
      productRemoved,
      productToggled,
      wishlistCleared,
      quantityChanged,
    ),
    onlyRemovals: true,
    offeredIn: ['rows'],
  },
  moved: { match: lineMoved.match, offeredIn: ['rows'] },
  commandFollowed: { match: commandFollowed.match, offeredIn: ['chat', 'rows'] },
  demoItemsRemoved: { match: demoItemsRemoved.match, offeredIn: ['samples'] },
  sharedCartTaken: { match: sharedCartTaken.match, offeredIn: ['sharedCart'], replacesLists: true },
  sharedCartAdded: { match: sharedCartAdded.match, offeredIn: ['sharedCart'] },
  orderRepeated: { match: orderRepeated.match, offeredIn: ['repeatedOrder'] },
  ordersDeleted: { match: isAnyOf(orderDeleted, allOrdersDeleted), offeredIn: ['deletedOrders'] },
  cartReplaced: { match: cartReplaced.match, offeredIn: ['replacedCart'], replacesLists: true },
  resetToFirstVisit: {
    match: (action) => demoReset.match(action) && action.payload.to === 'firstVisit',
    offeredIn: ['reset'],
    replacesLists: true,
  },
  resetToNothing: {
    match: (action) => demoReset.match(action) && action.payload.to === 'nothing',
    offeredIn: ['reset'],
    replacesLists: true,
  },
} as const satisfies Readonly<Record<string, CauseOfChange>>;

export type Cause = keyof typeof table;

/** The table without its literal types. */
export const causes: Readonly<Record<Cause, CauseOfChange>> = table;

export const causeNames = keysOf(causes);

/** The causes whose undo is offered in a place. With it, `tsc` asks for a place's text for each of its causes. */
export type CauseIn<Place extends UndoPlace> = {
  [Each in Cause]: Place extends (typeof table)[Each]['offeredIn'][number] ? Each : never;
}[Cause];

export function isOfferedIn<Change extends { readonly cause: Cause }, Place extends UndoPlace>(
  change: Change,
  place: Place,
): change is Change & { readonly cause: CauseIn<Place> } {
  return causes[change.cause].offeredIn.includes(place);
}
