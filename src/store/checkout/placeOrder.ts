import { nanoid } from '@reduxjs/toolkit';
import { newOrder } from '../../domain/order';
import { isEqual } from '../../persistence/json';
import { selectIsCartEmpty } from '../cart/cartSelectors';
import { selectCartId } from '../cart/cartSlice';
import { orderPlaced } from './checkoutSlice';
import type { AppThunk } from '../slices';
import { selectFirstIncompleteStep, selectOrderDetails, selectOrderDraft } from './checkoutSelectors';

/**
 * Places an order for the cart. The caller validates the payment, since only the payment step has the card. If two
 * tabs order the same cart at once, both orders get the same number, so they merge.
 * @returns false if the cart is empty, contact or address is incomplete, or another tab just changed the cart
 */
export const placeOrder =
  (): AppThunk<boolean> =>
  (dispatch, getState, { sync }) => {
    const seen = selectOrderDraft(getState());
    // Takes over what other tabs did.
    sync();
    const state = getState();
    const draft = selectOrderDraft(state);
    if (selectIsCartEmpty(state) || selectFirstIncompleteStep(state) !== 'payment') return false;
    if (!isEqual(draft, seen)) return false;
    // The id is missing if local storage was cleared, but not the tab's.
    const seed = JSON.stringify([selectCartId(state) ?? nanoid(), draft.lines]);
    const order = newOrder(draft, new Date(), seed);
    dispatch(orderPlaced({ order, details: selectOrderDetails(state) }));
    // Saves now, before the page confirms the order. If storage refuses, the confirmation says so.
    sync();
    return true;
  };
