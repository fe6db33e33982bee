import {
  selectCartDue,
  selectCartItemCount,
  selectCartLines,
  selectCartYearlySaving,
} from '../../../../store/cart/cartSelectors';
import {
  selectFirstIncompleteStep,
  selectOrderDetails,
  selectOrderDraft,
} from '../../../../store/checkout/checkoutSelectors';
import { selectOrders } from '../../../../store/orders/ordersSelectors';
import type { StoreState } from '../../../../store/slices';
import { selectCartRemovals, selectCartRows } from '../../../../store/undo/cartRows';
import { selectDeletedNumbers } from '../../../../store/undo/undoSelectors';
import { selectWishlistRemovals, selectWishlistRows } from '../../../../store/undo/wishlistRows';
import {
  selectWishlistIds,
  selectWishlistProducts,
  selectWishlistStats,
} from '../../../../store/wishlist/wishlistSelectors';

/** The memoized selectors of each slice that take only the state. A slice without an entry doesn't compile. */
export const selectorsOf: Readonly<
  Record<keyof StoreState, Readonly<Record<string, (state: StoreState) => unknown>>>
> = {
  cart: {
    selectCartLines,
    selectCartDue,
    selectCartItemCount,
    selectCartYearlySaving,
  },
  orders: { selectOrders },
  wishlist: { selectWishlistIds, selectWishlistProducts, selectWishlistStats },
  checkout: { selectFirstIncompleteStep, selectOrderDetails, selectOrderDraft },
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
  saving: {},
};
