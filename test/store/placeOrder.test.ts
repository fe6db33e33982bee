/** @jest-environment jest-fixed-jsdom */
import { selectCartLines, selectIsCartEmpty } from '../../src/store/cart/cartSelectors';
import { lineAdded, lineRemoved } from '../../src/store/cart/cartSlice';
import { selectCheckoutStep, selectPlacedOrder } from '../../src/store/checkout/checkoutSelectors';
import {
  fieldChanged,
  selectCheckoutForm,
  selectPlacedDetails,
  stepCompleted,
} from '../../src/store/checkout/checkoutSlice';
import { placeOrder } from '../../src/store/checkout/placeOrder';
import { memoryStorage } from '../../src/persistence/storage';
import { STORAGE_KEY } from '../../src/store/saved';
import { setClock } from '../support/clock';
import { everythingTyped, goodForm } from '../support/checkoutForm';
import { expectNowhere } from '../support/expectNowhere';
import { leavePage, storeWith, visit } from '../support/store';

const shield = { productId: 'fraud-shield', quantity: 2, billing: 'yearly' } as const;
const ready = () => storeWith({ cart: [shield], checkout: everythingTyped });

describe('Placing an order', () => {
  it('gives the order a unique number, with the visitor’s day, and its time', () => {
    setClock(new Date(2026, 10, 21, 23, 30));
    const [first, second] = [ready(), ready()].map(({ dispatch, select }) => {
      const earliest = Date.now();
      dispatch(placeOrder());
      const order = select(selectPlacedOrder);
      const placedAt = Date.parse(order?.placedAt ?? '');
      expect(placedAt).toBeGreaterThanOrEqual(earliest);
      expect(placedAt).toBeLessThanOrEqual(Date.now());
      expect(order?.number).toMatch(/^TNG-20261121-[A-HJ-NP-Z2-9]{6}$/);
      return order?.number;
    });
    expect(first).not.toBe(second);
  });

  it('gives the first orders of two visitors different numbers', async () => {
    setClock(new Date());
    const numbers = [];
    for (const storage of [memoryStorage(), memoryStorage()]) {
      const { dispatch, select } = await visit(storage, { checkout: everythingTyped });
      for (const step of ['contact', 'billing'] as const) dispatch(stepCompleted({ step }));
      dispatch(placeOrder());
      numbers.push(select(selectPlacedOrder)?.number);
      jest.setSystemTime(Date.now() + 5);
    }
    jest.useRealTimers();
    expect(new Set(numbers).size).toBe(2);
  });

  it('gives two tabs that order the same cart at once the same number', async () => {
    const [storage, late] = [memoryStorage(), memoryStorage()];
    const tab = await visit(storage, { checkout: everythingTyped });
    tab.dispatch(stepCompleted({ step: 'contact' }));
    tab.dispatch(stepCompleted({ step: 'billing' }));
    tab.store.saving.sync();
    // The other tab's storage has the cart, but not the first tab's order yet.
    late.setItem(STORAGE_KEY, storage.getItem(STORAGE_KEY) ?? '');
    const other = await visit(late, { checkout: everythingTyped });
    other.dispatch(stepCompleted({ step: 'contact' }));
    other.dispatch(stepCompleted({ step: 'billing' }));
    for (const { dispatch } of [tab, other]) expect(dispatch(placeOrder())).toBe(true);
    expect(other.select(selectPlacedOrder)?.number).toBe(tab.select(selectPlacedOrder)?.number);
  });

  it('keeps what was typed for its confirmation, but not the name on the card', () => {
    const { dispatch, select } = ready();
    dispatch(placeOrder());
    const order = JSON.stringify(select(selectPlacedDetails));
    expect(order).toContain(goodForm.email);
    expectNowhere(order, [goodForm.nameOnCard]);
  });

  it('makes the next checkout start at its first step', () => {
    const { dispatch, select } = ready();
    for (const step of ['contact', 'billing', 'payment'] as const) dispatch(stepCompleted({ step }));
    dispatch(placeOrder());
    dispatch(lineAdded(shield));
    expect(select(selectCheckoutStep, 'payment')).toBe('contact');
    expect(select(selectCheckoutStep, 'confirmation')).toBe('confirmation');
  });
});

describe('No order is placed', () => {
  it('from an empty cart', () => {
    const { dispatch, select } = storeWith({ cart: [], checkout: everythingTyped });
    expect(dispatch(placeOrder())).toBe(false);
    expect(select(selectPlacedOrder)).toBeNull();
    expect(select(selectCheckoutForm)).toEqual(goodForm);
  });

  it('from a cart that another tab just emptied, before its event arrives', async () => {
    const storage = memoryStorage();
    const { dispatch, select } = await visit(storage);
    for (const change of everythingTyped) dispatch(fieldChanged(change));
    const other = await visit(storage);
    for (const { key } of other.select(selectCartLines)) other.dispatch(lineRemoved({ key }));
    leavePage();
    expect(select(selectIsCartEmpty)).toBe(false);
    expect(dispatch(placeOrder())).toBe(false);
    expect(select(selectIsCartEmpty)).toBe(true);
    expect(select(selectPlacedOrder)).toBeNull();
  });

  it.each([
    { field: 'email', value: '' },
    { field: 'zipCode', value: '1001' },
  ] as const)('while $field is invalid, and the cart stays', (wrong) => {
    const { dispatch, select } = ready();
    dispatch(fieldChanged(wrong));
    expect(dispatch(placeOrder())).toBe(false);
    expect(select(selectPlacedOrder)).toBeNull();
    expect(select(selectIsCartEmpty)).toBe(false);
  });

  it('by a second press', () => {
    const { dispatch, select } = ready();
    dispatch(placeOrder());
    const order = select(selectPlacedOrder);
    expect(dispatch(placeOrder())).toBe(false);
    expect(select(selectPlacedOrder)).toEqual(order);
  });
});
