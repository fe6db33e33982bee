import type { AppThunk } from '../store';
import { selectIsCartEmpty } from '../cart/cartSelectors';
import { selectFirstIncompleteStep, selectOrderDraft } from './checkoutSelectors';
import { orderPlaced } from './checkoutSlice';

/**
 * Places what stands in the cart as an order and tells whether it did. Nothing is placed from an empty cart or
 * an incomplete form: the page checks both, but another tab may have changed the cart a moment ago.
 */
export const placeOrder = (): AppThunk<boolean> => (dispatch, getState) => {
  const state = getState();
  if (selectIsCartEmpty(state) || selectFirstIncompleteStep(state) !== 'confirmation') return false;
  dispatch(orderPlaced(selectOrderDraft(state)));
  return true;
};
