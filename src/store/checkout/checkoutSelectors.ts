import { createSelector } from '@reduxjs/toolkit';
import { pickLine } from '../../domain/cart';
import type { CheckoutStep, OrderDetails } from '../../domain/checkout';
import { earlierStep, isCheckoutStep } from '../../domain/checkout';
import { firstIncompleteStep } from '../../domain/checkoutRules';
import { stepErrors } from '../../content/forms/checkoutForm';
import type { OrderDraft } from '../../domain/order';
import { trimmed } from '../../domain/trimmed';
import { selectCartLines, selectCartDue, selectIsCartEmpty } from '../cart/cartSelectors';
import type { CartRoot } from '../cart/cartSlice';
import type { OrderView } from '../orders/ordersSelectors';
import { selectOrderByNumber } from '../orders/ordersSelectors';
import type { OrdersRoot } from '../orders/ordersSlice';
import type { CheckoutRoot } from './checkoutSlice';

export const selectCheckoutForm = (state: CheckoutRoot) => state.checkout.form;

/** A placed order. Its details are kept until the page closes. */
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

/** The first incomplete step, or `payment` when all are complete. */
export const selectFirstIncompleteStep = createSelector([selectCheckoutForm], (form) =>
  firstIncompleteStep(form, stepErrors),
);

/**
 * Returns the step to show for a requested one. A step opens once Continue has led to it, and closes if an
 * earlier step becomes incomplete. The confirmation needs an order placed in this tab, and either its URL or
 * an empty cart.
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

/** The typed details without blanks around them, as the order will have them. */
export const selectOrderDetails = createSelector([selectCheckoutForm], (form): OrderDetails => ({
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
}));

/** Builds the order to place from the cart and the form. */
export const selectOrderDraft = createSelector(
  [selectCartLines, selectCartDue, selectOrderDetails],
  (lines, due, details): OrderDraft => ({
    lines: lines.map((line) => ({ ...pickLine(line), name: line.name, amount: line.amount })),
    due,
    details,
  }),
);
