import type { UnknownAction } from '@reduxjs/toolkit';
import { lineAdded, removalUndone as cartRemovalUndone } from '../../src/store/cart/cartSlice';
import { selectCheckoutForm } from '../../src/store/checkout/checkoutSelectors';
import { fieldChanged, stepCompleted } from '../../src/store/checkout/checkoutSlice';
import { orderPlaced } from '../../src/store/events';
import { placeOrder } from '../../src/store/checkout/placeOrder';
import { devTools } from '../../src/store/devTools';
import { billingPeriodChosen } from '../../src/store/pricing/pricingSlice';
import { shopSortChosen } from '../../src/store/shop/shopSlice';
import { productToggled, wishlistRemovalUndone } from '../../src/store/wishlist/wishlistSlice';
import { everythingTyped, goodForm } from '../support/checkoutForm';
import { expectNowhere } from '../support/expectNowhere';
import { storeWith } from '../support/store';

const secrets = [goodForm.cardNumber, goodForm.expiryDate, goodForm.cvv];

/** What Redux DevTools receives of an action and of a state. */
const seenAction = (action: UnknownAction) => devTools.actionSanitizer?.(action, 0);
const seenState = (state: unknown) => devTools.stateSanitizer?.(state, 0);

const expectNoSecrets = (seen: unknown) => {
  const text = JSON.stringify(seen);
  expect(text).toContain('"checkout"');
  expectNowhere(text, secrets);
};

describe('Redux DevTools', () => {
  it('shows the store under its name', () => {
    expect(devTools.name).toBe('Tangelo');
  });

  it('names events by what happened in which part of the shop', () => {
    const events = [
      [lineAdded, 'cart/lineAdded'],
      [cartRemovalUndone, 'cart/removalUndone'],
      [stepCompleted, 'checkout/stepCompleted'],
      [orderPlaced, 'checkout/orderPlaced'],
      [productToggled, 'wishlist/productToggled'],
      [wishlistRemovalUndone, 'wishlist/removalUndone'],
      [shopSortChosen, 'shop/sortChosen'],
      [billingPeriodChosen, 'pricing/billingPeriodChosen'],
    ] as const;
    for (const [event, name] of events) expect(event.type).toBe(name);
  });

  it.each([
    { field: 'cardNumber', value: goodForm.cardNumber },
    { field: 'expiryDate', value: goodForm.expiryDate },
    { field: 'cvv', value: goodForm.cvv },
  ] as const)('sees that $field changed, but not to what', (change) => {
    const action = fieldChanged(change);
    expect(seenAction(action)).toEqual({
      type: 'checkout/fieldChanged',
      payload: { field: change.field, value: '[redacted]' },
    });
    expect(action.payload.value).toBe(change.value);
  });

  it('sees every other event as it is', () => {
    const named = fieldChanged({ field: 'nameOnCard', value: 'Ada Okafor' });
    const other = { type: 'another/event', payload: { field: 'cvv', value: 'not a field of the form' } };
    expect(seenAction(named)).toEqual(named);
    expect(seenAction(other)).toEqual(other);
  });

  it('sees the state with the card fields covered and all else as it is', () => {
    const { store } = storeWith({ checkout: everythingTyped });
    const state = store.getState();
    expectNoSecrets(seenState(state));
    expect(seenState(state)).toEqual({
      ...state,
      checkout: {
        ...state.checkout,
        form: {
          ...goodForm,
          cardNumber: '[redacted]',
          expiryDate: '[redacted]',
          cvv: '[redacted]',
        },
      },
    });
  });

  it('sees that a card field is empty', () => {
    const { store } = storeWith();
    expect(seenState(store.getState())).toEqual(store.getState());
  });

  it('never covers anything in the store itself', () => {
    const { store, select } = storeWith({ checkout: everythingTyped });
    seenState(store.getState());
    expect(select(selectCheckoutForm)).toEqual(goodForm);
  });

  it('is not shown the card by a placed order either', () => {
    const { store, dispatch } = storeWith({ checkout: everythingTyped });
    dispatch(placeOrder());
    expectNoSecrets(seenState(store.getState()));
  });

  it.each([undefined, null, 'text', 5, {}, { checkout: null }, { checkout: { form: 'none' } }])(
    'takes a state that is none of ours (%p) as it is',
    (state) => {
      expect(seenState(state)).toBe(state);
    },
  );
});
