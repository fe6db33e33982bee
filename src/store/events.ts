import { createAction } from '@reduxjs/toolkit';
import type { ProductId } from '../content/slugs';
import type { CartLine, LineKey } from '../domain/cart';
import type { Order, OrderDraft } from '../domain/order';
import { orderNumber } from '../domain/order';

/** Events that several slices answer. They are here so that no slice has to import another one for them. */

/** A line on its way from the cart to the wishlist, or back. */
export interface LineMove {
  readonly key: LineKey;
  readonly productId: ProductId;
  /** Whether the wishlist did not have the product before; only then does undoing the move take it off again. */
  readonly isNewOnWishlist: boolean;
}

/** A line of the cart went to the wishlist. */
export const lineMoved = createAction<LineMove>('cart/lineMoved');

/** A line that went to the wishlist is in its place in the cart again. */
export const lineMoveUndone = createAction<LineMove>('cart/lineMoveUndone');

/** A cart that came by a link is in the place of the visitor's own. */
export const sharedCartTaken = createAction<{ readonly lines: readonly CartLine[] }>('cart/sharedCartTaken');

/** The visitor starts without what the demo has put into cart and wishlist. */
export const fillingRemoved = createAction('filling/fillingRemoved');

/** What that took out of cart and wishlist is in both again. */
export const fillingRemovalUndone = createAction('filling/fillingRemovalUndone');

/** The cart was ordered. The order gets its number and its date here, since reducers must be pure. */
export const orderPlaced = createAction('checkout/orderPlaced', (draft: OrderDraft) => {
  const now = new Date();
  const order: Order = { ...draft, number: orderNumber(now, Math.random), placedAt: now.toISOString() };
  return { payload: order };
});
