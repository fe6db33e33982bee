import { createAction, nanoid } from '@reduxjs/toolkit';
import type { ProductId } from '../content/slugs';
import type { CartLine, LineKey } from '../domain/cart';
import type { FormStep, OrderDetails } from '../domain/checkout';
import type { Order } from '../domain/order';

// Actions that several slices or the root reducer handle, so that no slice imports another.

/** A cart line was moved to the wishlist. */
export const lineMoved = createAction<{ readonly key: LineKey; readonly productId: ProductId }>(
  'cart/lineMoved',
);

/** The button 'Replace my cart': the cart of a shared link replaced the visitor's own. */
export const sharedCartTaken = createAction<{ readonly lines: readonly CartLine[] }>('cart/sharedCartTaken');

/** The visitor removed the sample products from cart and wishlist. */
export const demoItemsRemoved = createAction('demoItems/demoItemsRemoved');

/** Continue was pressed on a valid checkout step. `prepare` adds an id, which a cart without one takes. */
export const stepCompleted = createAction(
  'checkout/stepCompleted',
  ({ step }: { readonly step: FormStep }) => ({
    payload: { step, cartId: nanoid() },
  }),
);

/** The state to reset to: that of a first visit, with our samples or without. */
export type ResetTo = 'firstVisit' | 'nothing';

/** The button 'Reset the demo' or 'Start empty'. `rootReducer.ts` resets the slices. */
export const demoReset = createAction<{ readonly to: ResetTo }>('demo/demoReset');

/** A change was undone. `undo/withUndo.ts` restores the values; it ignores unknown ids. */
export const changeUndone = createAction<{ readonly id: number }>('undo/changeUndone');

/** The cart was ordered. `details`, which the visitor typed, are never saved. */
export const orderPlaced = createAction<{ readonly order: Order; readonly details: OrderDetails }>(
  'checkout/orderPlaced',
);
