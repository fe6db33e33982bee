import { createSelector } from '@reduxjs/toolkit';
import { wholeLine } from '../../domain/cart';
import type { CheckoutStep, OrderDetails } from '../../domain/checkout';
import { earlierStep, isCheckoutStep } from '../../domain/checkout';
import { firstIncompleteStep } from '../../content/forms/checkoutForm';
import type { OrderDraft } from '../../domain/order';
import { trimmed } from '../../domain/trimmed';
import { selectCartLines, selectCartDue, selectIsCartEmpty } from '../cart/cartSelectors';
import type { CartRoot } from '../cart/cartSlice';
import type { OrderView } from '../orders/ordersSelectors';
import { selectOrderByNumber } from '../orders/ordersSelectors';
import type { OrdersRoot } from '../orders/ordersSlice';
import type { CheckoutRoot } from './checkoutSlice';

export const selectCheckoutForm = (state: CheckoutRoot) => state.checkout.form;

/** A placed order, with its details as long as the page is open on which it was placed. */
export interface PlacedOrder extends OrderView {
  readonly details: OrderDetails | null;
}

/** The last order placed in this tab; null if there is none or it was deleted. */
export const selectOrder = createSelector(
  [
    (state: CheckoutRoot & OrdersRoot) => selectOrderByNumber(state, state.checkout.placed),
    (state: CheckoutRoot) => state.checkout.details,
  ],
  (order, details): PlacedOrder | null => order && { ...order, details },
);

/** The first step that the form lacks something for; the payment when it lacks nothing. */
export const selectFirstIncompleteStep = createSelector([selectCheckoutForm], firstIncompleteStep);

/**
 * The step to show for what the URL asks for.
 *
 * Nothing can be skipped: a step is open once Continue has led to it and as long as all steps before it still
 * hold. The confirmation belongs to an order: it is shown when one was placed in this tab, as long as the URL asks
 * for it or nothing else can be checked out.
 */
export const selectCheckoutStep = (
  state: CartRoot & CheckoutRoot & OrdersRoot,
  requested: string | null,
): CheckoutStep => {
  if (selectOrder(state) && (requested === 'confirmation' || selectIsCartEmpty(state))) {
    return 'confirmation';
  }
  const wanted = isCheckoutStep(requested) ? requested : 'contact';
  return [selectFirstIncompleteStep(state), state.checkout.reached].reduce(earlierStep, wanted);
};

/** The cart and the form as an order about to be placed: what the visitor sees is what is ordered. */
export const selectOrderDraft = createSelector(
  [selectCartLines, selectCartDue, selectCheckoutForm],
  (lines, due, form): OrderDraft => ({
    lines: lines.map((line) => ({ ...wholeLine(line), name: line.name, amount: line.amount })),
    due,
    details: {
      email: trimmed(form.email),
      firstName: trimmed(form.firstName),
      lastName: trimmed(form.lastName),
      company: trimmed(form.company),
      address: trimmed(form.address),
      city: trimmed(form.city),
      state: trimmed(form.state),
      zipCode: trimmed(form.zipCode),
      country: form.country,
      paymentMethod: form.paymentMethod,
    },
  }),
);
