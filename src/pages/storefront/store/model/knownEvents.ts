import {
  billingChanged,
  cartEmptied,
  cartReplaced,
  lineAdded,
  lineRemoved,
  productsAdded,
  quantityChanged,
  removalUndone,
  sharedCartAdded,
} from '../../../../store/cart/cartSlice';
import { checkoutReplaced, fieldChanged, stepCompleted } from '../../../../store/checkout/checkoutSlice';
import { fillingRemoved, lineMoveUndone, lineMoved, orderPlaced } from '../../../../store/events';
import { fillingKept, fillingReplaced } from '../../../../store/filling/fillingSlice';
import {
  allOrdersDeleted,
  deletionUndone,
  orderDeleted,
  ordersReplaced,
} from '../../../../store/orders/ordersSlice';
import {
  cardNumberLeftOut,
  cardNumberNoticeDismissed,
  droppedNoticeDismissed,
  saveStatusChanged,
  savedItemsDropped,
} from '../../../../store/persistence/persistenceSlice';
import { billingPeriodChosen } from '../../../../store/pricing/pricingSlice';
import { categoryChosen, shopSortChosen } from '../../../../store/shop/shopSlice';
import {
  productRemoved,
  productToggled,
  sharedListAdded,
  wishlistCleared,
  wishlistRemovalUndone,
  wishlistReplaced,
  wishlistSortChosen,
} from '../../../../store/wishlist/wishlistSlice';

/** The types of all events of the shop. A test sees to it that none is missing. */
const types = new Set<string>(
  [
    ...[lineAdded, productsAdded, quantityChanged, billingChanged, lineRemoved, cartEmptied, removalUndone],
    ...[
      sharedCartAdded,
      cartReplaced,
      lineMoved,
      lineMoveUndone,
      fillingRemoved,
      fillingKept,
      fillingReplaced,
    ],
    ...[fieldChanged, stepCompleted, checkoutReplaced, orderPlaced],
    ...[orderDeleted, allOrdersDeleted, deletionUndone, ordersReplaced],
    ...[productToggled, productRemoved, sharedListAdded, wishlistCleared, wishlistRemovalUndone],
    ...[wishlistReplaced, wishlistSortChosen, categoryChosen, shopSortChosen, billingPeriodChosen],
    ...[
      saveStatusChanged,
      savedItemsDropped,
      droppedNoticeDismissed,
      cardNumberLeftOut,
      cardNumberNoticeDismissed,
    ],
  ].map(({ type }) => type),
);

/** Whether the shop's store may have dispatched an event of this type: one of its own, or redux-persist's. */
export function isKnownEvent(type: string): boolean {
  return types.has(type) || type.startsWith('persist/') || type === 'persistence/savedStateChanged';
}
