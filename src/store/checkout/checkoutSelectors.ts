import { createSelector } from '@reduxjs/toolkit';
import { pickLine } from '../../domain/cart';
import type { CheckoutStep, OrderDetails } from '../../domain/checkout';
import { earlierStep, isCheckoutStep } from '../../domain/checkout';
import { firstIncompleteStep } from '../../domain/checkoutRules';
import { stepErrors } from '../../content/forms/checkoutForm';
import type { OrderDraft } from '../../domain/order';
import { trimmed } from '../../domain/trimmed';
import { selectCartLines, selectCartDue, selectIsCartEmpty } from '../cart/cartSelectors';
import type { OrderView } from '../orders/ordersSelectors';
import { selectOrderByNumber } from '../orders/ordersSelectors';
import type { RootState } from '../slices';
import { selectCheckoutForm, selectPlacedNumber, selectReachedStep } from './checkoutSlice';

/** The last order placed in this tab; null if there is none or it was deleted. */
export const selectPlacedOrder = (state: RootState): OrderView | null =>
  selectOrderByNumber(state, selectPlacedNumber(state));

/** The first incomplete step, or `payment` when all are complete. */
export const selectFirstIncompleteStep = createSelector([selectCheckoutForm], (form) =>
  firstIncompleteStep(form, stepErrors),
);

/**
 * Returns the step to show for a requested one. A step opens once Continue has led to it, and closes if an
 * earlier step becomes incomplete. The confirmation needs an order placed in this tab, and either its URL or
 * an empty cart.
 */
export const selectCheckoutStep = (state: RootState, requested: string | null): CheckoutStep => {
  if (selectPlacedOrder(state) && (requested === 'confirmation' || selectIsCartEmpty(state))) {
    return 'confirmation';
  }
  const wanted = isCheckoutStep(requested) ? requested : 'contact';
  return earlierStep(wanted, earlierStep(selectFirstIncompleteStep(state), selectReachedStep(state)));
};

/** The typed details without blanks around them, for the confirmation. */
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

/** The lines and amounts to order. */
export const selectOrderDraft = createSelector(
  [selectCartLines, selectCartDue],
  (lines, due): OrderDraft => ({
    lines: lines.map((line) => ({ ...pickLine(line), amount: line.amount })),
    due,
  }),
);
