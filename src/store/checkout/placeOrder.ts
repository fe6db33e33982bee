import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { canonicalJson } from '../../persistence/canonicalJson';
import type { DueRoot } from '../cart/cartSelectors';
import { selectIsCartEmpty } from '../cart/cartSelectors';
import { orderPlaced } from '../events';
import type { Persistence } from '../../persistence/page';
import { selectFirstIncompleteStep, selectOrderDraft } from './checkoutSelectors';
import type { CheckoutRoot } from './checkoutSlice';

/**
 * Places what is in the cart as an order and tells whether it did. Nothing is placed from an empty cart or without
 * contact and address, which the page checks too, nor from another cart than the visitor has seen: another tab may have
 * changed it a moment ago. The payment is checked by its step alone, which is the only one to have the card.
 */
export const placeOrder =
  (): ThunkAction<boolean, DueRoot & CheckoutRoot, Pick<Persistence, 'hear' | 'save'>, UnknownAction> =>
  (dispatch, getState, { hear, save }) => {
    const seen = selectOrderDraft(getState());
    hear();
    const state = getState();
    const draft = selectOrderDraft(state);
    if (selectIsCartEmpty(state) || selectFirstIncompleteStep(state) !== 'payment') return false;
    if (canonicalJson(draft) !== canonicalJson(seen)) return false;
    dispatch(orderPlaced(draft));
    // A confirmed order is on the disk before the page says so.
    save();
    return true;
  };

/**
 * Runs a task while no other tab runs one. Of two tabs that press Complete Order at the same moment, the second then hears
 * of the order before it places its own. Browsers without the Web Locks API rely on the order being saved at once.
 */
export async function whileOtherTabsWait<Result>(task: () => Result): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('tangelo:order', task) : task();
}
