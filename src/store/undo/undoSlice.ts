import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Change as SavedChange } from './revert';
import type { CartRoot } from '../cart/cartSlice';
import type { DemoItemsRoot } from '../demoItems/demoItemsSlice';
import type { OrdersRoot } from '../orders/ordersSlice';
import type { PricingRoot } from '../pricing/pricingSlice';
import type { ShopRoot } from '../shop/shopSlice';
import type { WishlistRoot } from '../wishlist/wishlistSlice';

/** The slices whose saved values undo restores. */
export type UndoableState = CartRoot & OrdersRoot & WishlistRoot & ShopRoot & PricingRoot & DemoItemsRoot;

/** The kind of undoable action, which decides where its undo is offered and how it is worded. */
export const causes = [
  /** Lines or products were removed. */
  'removed',
  /** A line was moved to the wishlist. */
  'moved',
  'demoItemsRemoved',
  'sharedCartTaken',
  'sharedCartAdded',
  'orderRepeated',
  /** The visitor restored an earlier cart on /store. */
  'cartReplaced',
  'ordersDeleted',
  'resetToFirstVisit',
  'resetToNothing',
  /** The assistant followed a command. */
  'commandFollowed',
] as const;

export type Cause = (typeof causes)[number];

/** Where to offer undo, by kind of change. */
export const undoPlacements: Readonly<Record<Cause, 'row' | 'notice' | 'replacement'>> = {
  // In place of the removed row.
  removed: 'row',
  moved: 'row',
  demoItemsRemoved: 'row',
  commandFollowed: 'row',
  // In a separate notice.
  sharedCartAdded: 'notice',
  orderRepeated: 'notice',
  ordersDeleted: 'notice',
  // In a notice. Replaces whole lists, so rows removed earlier aren't offered, and a later order doesn't end its undo.
  sharedCartTaken: 'replacement',
  cartReplaced: 'replacement',
  resetToFirstVisit: 'replacement',
  resetToNothing: 'replacement',
};

/** The changes made by one undoable action. */
export interface Change<As extends Cause = Cause> extends SavedChange<UndoableState> {
  /** Counts from 1 on each page load. */
  readonly id: number;
  readonly cause: As;
}

export interface UndoState {
  /** Sorted oldest first. */
  readonly changes: readonly Change[];
  /** The id of the latest change. */
  readonly count: number;
}

export interface UndoRoot extends CartRoot, OrdersRoot {
  readonly undo: UndoState;
}

const initialState: UndoState = { changes: [], count: 0 };

/** The undoable changes, which `withUndo.ts` records. */
export const undoSlice = createSlice({
  name: 'undo',
  initialState,
  reducers: {
    /** Ignores unknown ids. */
    changeUndone(state, { payload }: PayloadAction<{ id: number }>): UndoState {
      return { ...state, changes: state.changes.filter(({ id }) => id !== payload.id) };
    },
  },
});

export const { changeUndone } = undoSlice.actions;
