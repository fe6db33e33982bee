import {
  selectCartDue,
  selectCartItemCount,
  selectCartLines,
  selectCartYearlyDiscount,
} from '../../../../store/cart/cartSelectors';
import {
  selectFirstIncompleteStep,
  selectOrderDetails,
  selectOrderDraft,
} from '../../../../store/checkout/checkoutSelectors';
import { selectOpenSampleKeys } from '../../../../store/demoItems/demoItemsSelectors';
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

/** Selectors of each slice to show, which take only the state. A slice without an entry doesn't compile. */
export const selectorsOf: Readonly<
  Record<keyof RootState, Readonly<Record<string, (state: RootState) => unknown>>>
> = {
  cart: {
    selectCartLines,
    selectCartDue,
    selectCartItemCount,
    selectCartYearlyDiscount,
  },
  orders: { selectOrders },
  wishlist: { selectWishlistIds, selectWishlistProducts, selectWishlistStats },
  checkout: { selectFirstIncompleteStep, selectOrderDetails, selectOrderDraft },
  shop: {},
  pricing: {},
  demoItems: { selectOpenSampleKeys },
  undo: {
    selectCartRemovals,
    selectCartRows,
    selectWishlistRemovals,
    selectWishlistRows,
    selectDeletedNumbers,
  },
  saving: {},
};
