import {
  selectCheckoutStep,
  selectFirstIncompleteStep,
  selectPlacedOrder,
  selectOrderDetails,
  selectOrderDraft,
} from '../../src/store/checkout/checkoutSelectors';
import { fieldChanged, selectCheckoutForm, stepCompleted } from '../../src/store/checkout/checkoutSlice';
import { dueOf } from '../support/amountsDue';
import { everythingTyped, goodForm } from '../support/checkoutForm';
import { storeWith } from '../support/store';

it('the checkout form stores input as typed, per field', () => {
  const { dispatch, select } = storeWith({ checkout: everythingTyped });
  expect(select(selectCheckoutForm)).toEqual(goodForm);
  dispatch(fieldChanged({ field: 'firstName', value: '  مريم 🛍️ ' }));
  dispatch(fieldChanged({ field: 'country', value: 'GB' }));
  dispatch(fieldChanged({ field: 'paymentMethod', value: 'paypal' }));
  expect(select(selectCheckoutForm)).toEqual({
    ...goodForm,
    firstName: '  مريم 🛍️ ',
    country: 'GB',
    paymentMethod: 'paypal',
  });
});

it('the first incomplete step is recalculated when the country changes', () => {
  const { dispatch, select } = storeWith({ checkout: everythingTyped });
  expect(select(selectFirstIncompleteStep)).toBe('payment');
  dispatch(fieldChanged({ field: 'country', value: 'CA' }));
  expect(select(selectFirstIncompleteStep)).toBe('billing');
});

describe('The current step', () => {
  it.each([null, '', 'nope', '2', 'Payment', 'billing', 'payment', 'confirmation'])(
    'is contact while nothing is filled in, whatever the URL requests (%p)',
    (requested) => {
      expect(storeWith().select(selectCheckoutStep, requested)).toBe('contact');
    },
  );

  it('advances one step per Continue, and the URL can request any earlier one', () => {
    const { dispatch, select } = storeWith({ checkout: everythingTyped });
    dispatch(stepCompleted({ step: 'contact' }));
    expect(select(selectCheckoutStep, 'payment')).toBe('billing');
    dispatch(stepCompleted({ step: 'billing' }));
    expect(select(selectCheckoutStep, 'payment')).toBe('payment');
    expect(select(selectCheckoutStep, 'billing')).toBe('billing');
    expect(select(selectCheckoutStep, 'contact')).toBe('contact');
    expect(select(selectCheckoutStep, null)).toBe('contact');
  });

  it('falls back to the first invalid step', () => {
    const { dispatch, select } = storeWith({ checkout: everythingTyped });
    dispatch(stepCompleted({ step: 'contact' }));
    dispatch(stepCompleted({ step: 'billing' }));
    dispatch(fieldChanged({ field: 'email', value: '' }));
    expect(select(selectCheckoutStep, 'payment')).toBe('contact');
  });

  it('is never the confirmation before an order is placed', () => {
    const { dispatch, select } = storeWith({ checkout: everythingTyped });
    dispatch(stepCompleted({ step: 'contact' }));
    dispatch(stepCompleted({ step: 'billing' }));
    dispatch(stepCompleted({ step: 'payment' }));
    expect(select(selectPlacedOrder)).toBeNull();
    expect(select(selectCheckoutStep, 'confirmation')).toBe('payment');
  });
});

it('the draft order combines cart and form, with spaces trimmed', () => {
  const { select } = storeWith({
    cart: [
      { productId: 'fraud-shield', quantity: 2, billing: 'monthly' },
      { productId: 'review-sentiment-monitor', quantity: 1, billing: 'yearly' },
    ],
    checkout: [
      ...everythingTyped,
      { field: 'email', value: ' ada@shop.example ' },
      { field: 'firstName', value: ' Ada' },
      { field: 'lastName', value: 'Okafor ' },
      { field: 'company', value: ' ' },
      { field: 'address', value: ' 24 Orchard Street ' },
      { field: 'city', value: ' New York ' },
      { field: 'state', value: ' NY ' },
      { field: 'zipCode', value: ' 10012 ' },
    ],
  });
  expect(select(selectOrderDraft)).toEqual({
    lines: [
      { productId: 'fraud-shield', billing: 'monthly', quantity: 2, amount: 9998 },
      { productId: 'review-sentiment-monitor', billing: 'yearly', quantity: 1, amount: 9990 },
    ],
    due: dueOf(19988),
  });
  const { nameOnCard: _, ...details } = goodForm;
  expect(select(selectOrderDetails)).toEqual({ ...details, company: '' });
});
