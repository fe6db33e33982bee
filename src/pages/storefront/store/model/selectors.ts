import {
  selectCartDue,
  selectCartItemCount,
  selectCartLines,
  selectCartYearlySaving,
} from '../../../../store/cart/cartSelectors';
import {
  selectFirstIncompleteStep,
  selectOrder,
  selectOrderDraft,
} from '../../../../store/checkout/checkoutSelectors';
import { selectOrders } from '../../../../store/orders/ordersSelectors';
import type { RootState } from '../../../../store/slices';
import { selectCartRemovals, selectCartRows } from '../../../../store/undo/cartRows';
import { selectDeletedNumbers } from '../../../../store/undo/undoSelectors';
import { selectWishlistRemovals, selectWishlistRows } from '../../../../store/undo/wishlistRows';
import {
  selectWishlistIds,
  selectWishlistProducts,
  selectWishlistStats,
} from '../../../../store/wishlist/wishlistSelectors';

/** Counts calls with a new state, and recomputations. */
interface Counting {
  readonly dependencyRecomputations: () => number;
  readonly recomputations: () => number;
}

/** Each slice's memoized selectors that take only the state. A new slice doesn't compile without an entry. */
export const selectorsOf: Readonly<Record<keyof RootState, Readonly<Record<string, Counting>>>> = {
  cart: {
    selectCartLines,
    selectCartDue,
    selectCartItemCount,
    selectCartYearlySaving,
  },
  orders: { selectOrders },
  wishlist: { selectWishlistIds, selectWishlistProducts, selectWishlistStats },
  checkout: { selectFirstIncompleteStep, selectOrder, selectOrderDraft },
  shop: {},
  pricing: {},
  demoItems: {},
  undo: {
    selectCartRemovals,
    selectCartRows,
    selectWishlistRemovals,
    selectWishlistRows,
    selectDeletedNumbers,
  },
  persistence: {},
  stamps: {},
};
