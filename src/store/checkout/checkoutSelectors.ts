import { createSelector } from '@reduxjs/toolkit';
import type { CheckoutStep, FormStep } from '../../domain/checkout';
import { earlierStep, formSteps, isCheckoutStep } from '../../domain/checkout';
import { checkoutErrors } from '../../domain/checkoutValidation';
import type { OrderDraft } from '../../domain/order';
import { selectCartLines, selectCartTotals } from '../cart/cartSelectors';
import type { CheckoutRoot } from './checkoutSlice';

export const selectCheckoutForm = (state: CheckoutRoot) => state.checkout.form;

/** The order placed last in this page's life, or null. */
export const selectOrder = (state: CheckoutRoot) => state.checkout.order;

/** What is wrong with each step, field by field. */
const selectErrorsByStep = createSelector([selectCheckoutForm], (form) => ({
  contact: checkoutErrors('contact', form),
  billing: checkoutErrors('billing', form),
  payment: checkoutErrors('payment', form),
}));

/** What is wrong with one step, field by field. */
export const selectStepErrors = (state: CheckoutRoot, step: FormStep) => selectErrorsByStep(state)[step];

/** Whether a step has nothing wrong. */
export const selectIsStepValid = (state: CheckoutRoot, step: FormStep): boolean =>
  Object.keys(selectStepErrors(state, step)).length === 0;

/** The first step that something is missing from or wrong with, or the confirmation when there is none. */
export const selectFirstIncompleteStep = (state: CheckoutRoot): CheckoutStep =>
  formSteps.find((step) => !selectIsStepValid(state, step)) ?? 'confirmation';

/**
 * The step to show for what the URL asks for.
 *
 * Nothing can be skipped: a step is open once Continue has led to it and as long as all steps before it still
 * hold (after a reload the form is empty, and so the first step is shown). The confirmation belongs to an
 * order: it is shown when one was placed and no other way.
 */
export const selectCheckoutStep = (state: CheckoutRoot, requested: string | null): CheckoutStep => {
  if (requested === 'confirmation' && state.checkout.order) return 'confirmation';
  const wanted = isCheckoutStep(requested) ? requested : 'contact';
  return [selectFirstIncompleteStep(state), state.checkout.reached, 'payment' as const].reduce(
    earlierStep,
    wanted,
  );
};

/** The cart and the form as an order about to be placed: what the visitor sees is what is ordered. */
export const selectOrderDraft = createSelector(
  [selectCartLines, selectCartTotals, selectCheckoutForm],
  (lines, totals, form): OrderDraft => ({
    lines: lines.map(({ product, billing, quantity, amount }) => ({
      productId: product.id,
      name: product.name,
      billing,
      quantity,
      amount,
    })),
    totals,
    billTo: {
      email: form.email.trim(),
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
      company: form.company.trim(),
      address: form.address.trim(),
      city: form.city.trim(),
      state: form.state.trim(),
      zipCode: form.zipCode.trim(),
      country: form.country,
    },
    paymentMethod: form.paymentMethod,
  }),
);
