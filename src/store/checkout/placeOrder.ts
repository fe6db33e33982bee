import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { canonicalJson } from '../../persistence/canonicalJson';
import type { DueRoot } from '../cart/cartSelectors';
import { selectIsCartEmpty } from '../cart/cartSelectors';
import { orderPlaced } from '../events';
import type { Persistence } from '../../persistence/page';
import type { StampsRoot } from '../../persistence/values';
import { selectFirstIncompleteStep, selectOrderDraft } from './checkoutSelectors';
import type { CheckoutRoot } from './checkoutSlice';

/**
 * Places what is in the cart as an order and tells whether it did. Nothing is placed from an empty cart or without
 * contact and address, which the page checks too, nor from another cart than the visitor has seen: another tab may have
 * changed it a moment ago. If two tabs order the same cart before they hear of each other, both orders have the same number
 * and are joined. The payment is checked by its step alone, which is the only one to have the card.
 */
export const placeOrder =
  (): ThunkAction<
    boolean,
    DueRoot & CheckoutRoot & StampsRoot,
    Pick<Persistence, 'hear' | 'save'>,
    UnknownAction
  > =>
  (dispatch, getState, { hear, save }) => {
    const seen = selectOrderDraft(getState());
    hear();
    const state = getState();
    const draft = selectOrderDraft(state);
    if (selectIsCartEmpty(state) || selectFirstIncompleteStep(state) !== 'payment') return false;
    if (canonicalJson(draft) !== canonicalJson(seen)) return false;
    const cartStamps = Object.entries(state.stamps).filter(([path]) => path.startsWith('cart/'));
    dispatch(orderPlaced(draft, canonicalJson([draft.lines, cartStamps])));
    // A confirmed order is on the disk before the page says so.
    save();
    return true;
  };
