import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { canonicalJson, isEqual } from '../../persistence/canonicalJson';
import type { DueRoot } from '../cart/cartSelectors';
import { selectIsCartEmpty } from '../cart/cartSelectors';
import { orderPlaced } from '../sharedActions';
import type { Persistence } from '../../persistence/page';
import type { StampsRoot } from '../../persistence/values';
import { selectFirstIncompleteStep, selectOrderDraft } from './checkoutSelectors';
import type { CheckoutRoot } from './checkoutSlice';

/**
 * Places an order for the cart. The caller validates the payment, since only the payment step has the card. If two
 * tabs order the same cart at once, both orders get the same number, so they merge.
 * @returns false if the cart is empty, contact or address is incomplete, or another tab just changed the cart
 */
export const placeOrder =
  (): ThunkAction<boolean, DueRoot & CheckoutRoot & StampsRoot, () => Persistence, UnknownAction> =>
  (dispatch, getState, persistence) => {
    const seen = selectOrderDraft(getState());
    persistence().syncFromStorage();
    const state = getState();
    const draft = selectOrderDraft(state);
    if (selectIsCartEmpty(state) || selectFirstIncompleteStep(state) !== 'payment') return false;
    if (!isEqual(draft, seen)) return false;
    const cartStamps = Object.entries(state.stamps).filter(([path]) => path.startsWith('cart/'));
    dispatch(orderPlaced(draft, canonicalJson([draft.lines, cartStamps])));
    // Saves now, so that the order is stored before the page confirms it.
    persistence().save();
    return true;
  };
