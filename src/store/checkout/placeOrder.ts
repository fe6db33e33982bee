import type { AppThunk } from '../store';
import { selectIsCartEmpty } from '../cart/cartSelectors';
import { selectFirstIncompleteStep, selectOrderDraft } from './checkoutSelectors';
import { orderPlaced } from './checkoutSlice';

/**
 * Places what stands in the cart as an order and tells whether it did. Nothing is placed from an empty cart or
 * without contact and address: the page checks both, but another tab may have changed the cart a moment ago. The
 * payment is judged by its step alone, which is the only one to have the card.
 */
export const placeOrder = (): AppThunk<boolean> => (dispatch, getState) => {
  const state = getState();
  if (selectIsCartEmpty(state) || selectFirstIncompleteStep(state) !== 'payment') return false;
  dispatch(orderPlaced(selectOrderDraft(state)));
  return true;
};
