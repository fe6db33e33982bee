import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { CartRoot } from '../cart/cartSlice';
import type { CheckoutRoot } from '../checkout/checkoutSlice';
import type { FillingRoot } from '../filling/fillingSlice';
import type { OrdersRoot } from '../orders/ordersSlice';
import type { PricingRoot } from '../pricing/pricingSlice';
import type { ShopRoot } from '../shop/shopSlice';
import type { WishlistRoot } from '../wishlist/wishlistSlice';

/** All that a visitor has, has ordered and has chosen in the shop: what an undo may change. */
export type Belongings = CartRoot &
  CheckoutRoot &
  FillingRoot &
  OrdersRoot &
  PricingRoot &
  ShopRoot &
  WishlistRoot;

/** Some fields of some slices. */
export type Parts = { readonly [Name in keyof Belongings]?: Partial<Belongings[Name]> };

/** What an undoable event did, which decides where its undo is offered and with which words. */
export const causes = [
  /** Lines or products were removed. */
  'removed',
  /** A line went to the wishlist. */
  'moved',
  /** What the demo had put into cart and wishlist was removed. */
  'fillingRemoved',
  'sharedCartTaken',
  'sharedCartAdded',
  'orderRepeated',
  /** The cart of another moment was taken over. */
  'cartReplaced',
  'ordersDeleted',
  /** The demo began anew. */
  'resetToFirstVisit',
  'resetToNothing',
  /** The assistant followed a command. */
  'commandFollowed',
] as const;

export type Cause = (typeof causes)[number];

/** Whether all that was in the cart went. */
export const replacesCart: Readonly<Record<Cause, boolean>> = {
  removed: false,
  moved: false,
  fillingRemoved: false,
  sharedCartTaken: true,
  sharedCartAdded: false,
  orderRepeated: false,
  cartReplaced: true,
  ordersDeleted: false,
  resetToFirstVisit: true,
  resetToNothing: true,
  commandFollowed: false,
};

/** What an event changed: of each slice the fields, and of its lists the entries, before and after it. */
export interface Change<As extends Cause = Cause> {
  /** Counts from 1 in the life of a tab. */
  readonly id: number;
  readonly cause: As;
  readonly before: Parts;
  readonly after: Parts;
}

export interface UndoState {
  /** What can be undone, the oldest first. */
  readonly changes: readonly Change[];
  /** How many changes there were: the id of the latest. */
  readonly count: number;
}

/** The state that the selectors of what can be undone read. */
export interface UndoRoot {
  readonly undo: UndoState;
}

const initialState: UndoState = { changes: [], count: 0 };

/** What can be undone in this tab. `withUndo` fills it, and takes back what it holds. */
const undoSlice = createSlice({
  name: 'undo',
  initialState,
  reducers: {
    /** A change was taken back. One that is not there any more changes nothing. */
    changeUndone(state, { payload }: PayloadAction<{ id: number }>): UndoState {
      return { ...state, changes: state.changes.filter(({ id }) => id !== payload.id) };
    },
  },
});

export const undoReducer = undoSlice.reducer;
export const { changeUndone } = undoSlice.actions;
