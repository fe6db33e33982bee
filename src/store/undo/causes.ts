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
  /**
   * Where undo is offered. In `rows`, it takes the place of removed items (`RemovedRow`); any other place is a notice, which
   * finds its change with `selectLatestChange`.
   */
  readonly offeredIn:
    'rows' | 'chat' | 'samples' | 'sharedCart' | 'repeatedOrder' | 'deletedOrders' | 'replacedCart' | 'reset';
  /** True if whole lists are replaced: rows removed earlier aren't offered, and a later order doesn't end the undo. */
  readonly replacesLists?: true;
}

/**
 * The kinds of undoable actions: those that take something away, and those that bring in lines that the page didn't
 * show: a link's, an order's, a command's. The rest has a control to go back, except two: 'Add All' and a shared wishlist
 * add single products, and two lines that a billing period merged stay one.
 */
export const causes = {
  removed: {
    match: isAnyOf(
      lineRemoved,
      cartEmptied,
      productRemoved,
      productToggled,
      wishlistCleared,
      quantityChanged,
    ),
    offeredIn: 'rows',
  },
  moved: { match: lineMoved.match, offeredIn: 'rows' },
  // A command that only removed lines is offered in their rows, too.
  commandFollowed: { match: commandFollowed.match, offeredIn: 'chat' },
  demoItemsRemoved: { match: demoItemsRemoved.match, offeredIn: 'samples' },
  sharedCartTaken: { match: sharedCartTaken.match, offeredIn: 'sharedCart', replacesLists: true },
  sharedCartAdded: { match: sharedCartAdded.match, offeredIn: 'sharedCart' },
  orderRepeated: { match: orderRepeated.match, offeredIn: 'repeatedOrder' },
  ordersDeleted: { match: isAnyOf(orderDeleted, allOrdersDeleted), offeredIn: 'deletedOrders' },
  cartReplaced: { match: cartReplaced.match, offeredIn: 'replacedCart', replacesLists: true },
  resetToFirstVisit: {
    match: (action) => demoReset.match(action) && action.payload.to === 'firstVisit',
    offeredIn: 'reset',
    replacesLists: true,
  },
  resetToNothing: {
    match: (action) => demoReset.match(action) && action.payload.to === 'nothing',
    offeredIn: 'reset',
    replacesLists: true,
  },
} as const satisfies Readonly<Record<string, CauseOfChange>>;

export type Cause = keyof typeof causes;

export type UndoPlace = CauseOfChange['offeredIn'];

/** The causes whose undo is offered in a place. */
export type CauseIn<Place extends UndoPlace> = {
  [Each in Cause]: (typeof causes)[Each]['offeredIn'] extends Place ? Each : never;
}[Cause];

export const causeNames = keysOf(causes);

export function isOfferedIn<Place extends UndoPlace>(
  cause: Cause,
  places: readonly Place[],
): cause is CauseIn<Place> {
  return places.some((place) => place === causes[cause].offeredIn);
}

export function replacesLists(cause: Cause): boolean {
  return 'replacesLists' in causes[cause];
}
