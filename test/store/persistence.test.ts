/** @jest-environment jest-fixed-jsdom */
import { waitFor } from '@testing-library/react';
import { selectCartLines } from '../../src/store/cart/cartSelectors';
import { lineAdded, quantityChanged } from '../../src/store/cart/cartSlice';
import { stepCompleted } from '../../src/store/checkout/checkoutSlice';
import { placeOrder } from '../../src/store/checkout/placeOrder';
import { selectIsRehydrated } from '../../src/persistence/savingSlice';
import type { StorageEngine } from '../../src/persistence/storage';
import { memoryStorage } from '../../src/persistence/storage';
import { selectPricingBilling } from '../../src/store/pricing/pricingSlice';
import { selectShopFilters } from '../../src/store/shop/shopSlice';
import { makeStore } from '../../src/store/store';
import { everythingTyped } from '../support/checkoutForm';
import { expectNowhere } from '../support/expectNowhere';
import { leavePage, visit } from '../support/store';

const optimizer = 'dynamic-pricing-optimizer';
const shield = 'fraud-shield';

/** Records every key and text written to the storage. */
function watched(storage: StorageEngine): { storage: StorageEngine; written: string[] } {
  const written: string[] = [];
  return {
    written,
    storage: {
      ...storage,
      setItem: (key, value) => {
        written.push(key, value);
        storage.setItem(key, value);
      },
    },
  };
}

it('saved state equal to the page’s keeps filters and toggle as the same objects', async () => {
  const store = makeStore({ storage: memoryStorage() });
  const selected = () => [selectShopFilters(store.getState()), selectPricingBilling(store.getState())];
  const before = selected();
  await store.saving.start();
  await waitFor(() => {
    expect(selectIsRehydrated(store.getState())).toBe(true);
  });
  selected().forEach((part, place) => {
    expect(part).toBe(before[place]);
  });
});

it('the checkout is never written to storage that tabs share', async () => {
  const { storage, written } = watched(memoryStorage());
  const { dispatch } = await visit(storage, { checkout: everythingTyped });
  dispatch(stepCompleted({ step: 'contact' }));
  dispatch(stepCompleted({ step: 'billing' }));
  leavePage();
  dispatch(placeOrder());
  leavePage();

  const text = written.join('\n');
  expect(text).toContain(optimizer);
  expect(text).not.toContain('checkout');
  expectNowhere(
    text,
    everythingTyped.map(({ value }) => value),
  );
});

it('names and prices are never saved, because they come from the catalog', async () => {
  const { storage, written } = watched(memoryStorage());
  const { dispatch, select } = await visit(storage);
  for (const { key } of select(selectCartLines)) dispatch(quantityChanged({ key, quantity: 3 }));
  dispatch(lineAdded({ productId: shield, quantity: 2, billing: 'yearly' }));
  const lines = select(selectCartLines);
  leavePage();
  const text = written.join('\n');
  for (const { product, amount } of lines) {
    expect(text).toContain(product.id);
    expectNowhere(text, [product.name, String(product.priceCents), String(amount)]);
  }
});
