import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { DueRoot } from '../cart/cartSelectors';
import { selectIsCartEmpty } from '../cart/cartSelectors';
import { orderPlaced } from '../events';
import type { PersistenceControls } from '../persistence/controls';
import { selectFirstIncompleteStep, selectOrderDraft } from './checkoutSelectors';
import type { CheckoutRoot } from './checkoutSlice';

/**
 * Places what is in the cart as an order and tells whether it did. Nothing is placed from an empty cart or without
 * contact and address. The page checks both, but another tab may have changed the cart a moment ago. The payment is
 * checked by its step alone, which is the only one to have the card.
 */
export const placeOrder =
  (): ThunkAction<
    boolean,
    DueRoot & CheckoutRoot,
    Pick<PersistenceControls, 'mergeFromOtherTabs'>,
    UnknownAction
  > =>
  (dispatch, getState, { mergeFromOtherTabs }) => {
    mergeFromOtherTabs();
    const state = getState();
    if (selectIsCartEmpty(state) || selectFirstIncompleteStep(state) !== 'payment') return false;
    dispatch(orderPlaced(selectOrderDraft(state)));
    return true;
  };
