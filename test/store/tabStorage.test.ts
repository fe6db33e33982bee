/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import { emptyCheckoutForm } from '../../src/domain/checkout';
import { lineAdded } from '../../src/store/cart/cartSlice';
import { selectCheckoutStep, selectPlacedOrder } from '../../src/store/checkout/checkoutSelectors';
import {
  fieldChanged,
  selectCheckoutForm,
  selectPlacedDetails,
  stepCompleted,
} from '../../src/store/checkout/checkoutSlice';
import { placeOrder } from '../../src/store/checkout/placeOrder';
import { demoReset } from '../../src/store/demoActions';
import { allOrdersDeleted } from '../../src/store/orders/ordersSlice';
import type { StorageEngine } from '../../src/persistence/storage';
import { memoryStorage } from '../../src/persistence/storage';
import { storageKeys } from '../../src/domain/storageKeys';
import { STORAGE_KEY } from '../../src/store/saved';
import { anyText } from '../support/anyText';
import { everythingTyped, goodForm } from '../support/checkoutForm';
import { expectNowhere } from '../support/expectNowhere';
import { leavePage, visit } from '../support/store';
import { undoLatest } from '../support/undo';

function openTab(storage = memoryStorage(), tabStorage: StorageEngine = memoryStorage()) {
  return {
    storage,
    tabStorage,
    open: () => visit(storage, {}, tabStorage),
    text: () => tabStorage.getItem(storageKeys.tab) ?? '',
  };
}

const openedWith = (text: string) =>
  openTab(memoryStorage(), memoryStorage({ [storageKeys.tab]: text })).open();

/** Opens a tab at the payment step, before its reload. */
async function tabAtPayment() {
  const tab = openTab();
  const page = await tab.open();
  for (const change of everythingTyped) page.dispatch(fieldChanged(change));
  page.dispatch(fieldChanged({ field: 'country', value: 'GB' }));
  page.dispatch(fieldChanged({ field: 'zipCode', value: 'SW1A 2AA' }));
  page.dispatch(fieldChanged({ field: 'paymentMethod', value: 'paypal' }));
  page.dispatch(fieldChanged({ field: 'nameOnCard', value: 'A. A. King' }));
  page.dispatch(stepCompleted({ step: 'contact' }));
  page.dispatch(stepCompleted({ step: 'billing' }));
  leavePage();
  return { ...tab, page };
}

describe('A reload during checkout', () => {
  it('keeps contact, address, payment method and step, but not the name on the card', async () => {
    const { open, text } = await tabAtPayment();
    expect(text()).toContain(goodForm.email);
    expect(text()).not.toContain('A. A. King');
    const { select } = await open();
    expect(select(selectCheckoutForm)).toEqual({
      ...goodForm,
      country: 'GB',
      zipCode: 'SW1A 2AA',
      paymentMethod: 'paypal',
      nameOnCard: '',
    });
    expect(select(selectCheckoutStep, 'payment')).toBe('payment');
  });

  it('doesn’t affect other tabs, and saves nothing that they read', async () => {
    const { storage } = await tabAtPayment();
    const other = await openTab(storage).open();
    expect(other.select(selectCheckoutForm)).toEqual(emptyCheckoutForm);
    expectNowhere(storage.getItem(STORAGE_KEY) ?? '', [goodForm.email, goodForm.address, 'SW1A 2AA']);
  });

  it('after a reset finds an empty form', async () => {
    const { page, open, text } = await tabAtPayment();
    page.dispatch(demoReset({ to: 'firstVisit' }));
    leavePage();
    expectNowhere(text(), [goodForm.email, goodForm.firstName, goodForm.address]);
    expect((await open()).select(selectCheckoutForm)).toEqual(emptyCheckoutForm);
  });
});

describe('An order', () => {
  it('clears what was typed in the tab, and a reload keeps its confirmation', async () => {
    const { page, open, text } = await tabAtPayment();
    expect(page.dispatch(placeOrder())).toBe(true);
    const order = page.select(selectPlacedOrder);
    expect(page.select(selectPlacedDetails)?.firstName).toBe(goodForm.firstName);
    leavePage();
    expectNowhere(text(), [goodForm.email, goodForm.firstName, goodForm.address, 'SW1A 2AA', 'paypal']);

    const { select } = await open();
    for (const requested of ['confirmation', null])
      expect(select(selectCheckoutStep, requested)).toBe('confirmation');
    expect(select(selectPlacedOrder)).toEqual(order);
    expect(select(selectPlacedDetails)).toBeNull();
  });

  it('has no confirmation while it is deleted', async () => {
    const { page, open } = await tabAtPayment();
    page.dispatch(placeOrder());
    leavePage();
    const { dispatch, select } = await open();
    dispatch(allOrdersDeleted());
    expect(select(selectPlacedOrder)).toBeNull();
    expect(select(selectCheckoutStep, 'confirmation')).toBe('contact');
    undoLatest({ dispatch, select }, 'deletedOrders');
    expect(select(selectCheckoutStep, 'confirmation')).toBe('confirmation');
  });

  it('is confirmed in its own tab only', async () => {
    const { page, storage } = await tabAtPayment();
    page.dispatch(placeOrder());
    leavePage();
    const other = await openTab(storage).open();
    expect(other.select(selectCheckoutStep, 'confirmation')).toBe('contact');
  });
});

describe('Data in sessionStorage', () => {
  it('is empty until the checkout is opened', async () => {
    const tab = openTab();
    const { dispatch } = await tab.open();
    dispatch(lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' }));
    leavePage();
    expect(tab.text()).toBe('');
  });

  it('can be any text: the checkout then starts over, without a backup', async () => {
    const { text } = await tabAtPayment();
    const good = text();
    const mutated = fc
      .tuple(fc.nat({ max: good.length - 1 }), fc.nat({ max: 8 }), fc.string({ maxLength: 8 }))
      .map(([at, length, inserted]) => good.slice(0, at) + inserted + good.slice(at + length));
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyText(), fc.json(), mutated), async (written) => {
        const { select } = await openedWith(written);
        for (const value of Object.values(select(selectCheckoutForm))) expect(typeof value).toBe('string');
        expect(() => select(selectCheckoutStep, 'confirmation')).not.toThrow();
      }),
    );
  });

  it('can’t restore fields that aren’t kept there, or invalid values', async () => {
    const hostile = JSON.stringify({
      'checkout/form': {
        ...goodForm,
        email: 5,
        country: 'XX',
        paymentMethod: null,
        cardNumber: '4111',
        city: '<b>Bonn</b>',
      },
      'checkout/reached': 'the end',
      'checkout/placed': { number: 1 },
      'checkout/details': { firstName: 'Mallory' },
      'cart/lines': [],
    }).replace('{', '{"__proto__":{"polluted":true},');
    const { select, store } = await openedWith(hostile);
    expect(select(selectCheckoutForm)).toEqual({
      ...goodForm,
      email: '',
      country: 'US',
      paymentMethod: 'card',
      city: '<b>Bonn</b>',
      nameOnCard: '',
    });
    expect(select(selectPlacedOrder)).toBeNull();
    expect(JSON.stringify(store.getState())).not.toMatch(/Mallory|polluted|4111/);
    expect(select(selectCheckoutStep, 'payment')).toBe('contact');
  });

  it('can be blocked: the checkout works as long as the page is open', async () => {
    const refuse = () => {
      throw new DOMException('The storage is blocked.', 'SecurityError');
    };
    const { dispatch, select } = await openTab(memoryStorage(), {
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
    }).open();
    for (const change of everythingTyped) dispatch(fieldChanged(change));
    leavePage();
    expect(dispatch(placeOrder())).toBe(true);
    expect(select(selectPlacedOrder)).not.toBeNull();
  });
});
