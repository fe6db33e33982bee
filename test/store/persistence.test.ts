/** @jest-environment jest-fixed-jsdom */
import { waitFor } from '@testing-library/react';
import { lineKey } from '../../src/domain/cart';
import { selectCartItemCount, selectCartLines, selectCartDue } from '../../src/store/cart/cartSelectors';
import { billingChanged, lineAdded, lineRemoved, quantityChanged } from '../../src/store/cart/cartSlice';
import { stepCompleted } from '../../src/store/crossSliceActions';
import { placeOrder } from '../../src/store/checkout/placeOrder';
import { selectIsRehydrated } from '../../src/persistence/savingSlice';
import type { StorageEngine } from '../../src/persistence/storage';
import { browserStorage, memoryStorage } from '../../src/persistence/storage';
import { selectPricingBilling } from '../../src/store/pricing/pricingSlice';
import { selectShopFilters } from '../../src/store/shop/shopSlice';
import { makeStore } from '../../src/store/store';
import { selectWishlistIds } from '../../src/store/wishlist/wishlistSelectors';
import { wishlistCleared } from '../../src/store/wishlist/wishlistSlice';
import { everythingTyped } from '../support/checkoutForm';
import { expectNowhere } from '../support/expectNowhere';
import type { TestStore } from '../support/store';
import { putLineBack, putProductBack } from '../support/undo';
import { leavePage, visit } from '../support/store';

const engine = 'ai-personalization-engine';
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

/** Acts on a page, leaves it, and returns with the same storage. */
async function comingBackAfter(
  act: (page: TestStore) => void,
  storage = memoryStorage(),
): Promise<TestStore> {
  act(await visit(storage));
  leavePage();
  return visit(storage);
}

describe('Saved state equal to the page’s', () => {
  it('keeps filters and toggle as the same objects, so nothing re-renders', async () => {
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
});

describe('A returning visitor finds', () => {
  it('the cart’s lines, quantities, billing periods and totals', async () => {
    const left: { lines?: unknown; due?: unknown } = {};
    const { select } = await comingBackAfter((page) => {
      page.dispatch(lineAdded({ productId: shield, quantity: 3, billing: 'yearly' }));
      page.dispatch(
        quantityChanged({ key: lineKey({ productId: engine, billing: 'monthly' }), quantity: 7 }),
      );
      page.dispatch(
        billingChanged({ key: lineKey({ productId: optimizer, billing: 'monthly' }), billing: 'yearly' }),
      );
      left.lines = page.select(selectCartLines);
      left.due = page.select(selectCartDue);
    });
    expect(select(selectCartItemCount)).toBe(11);
    expect(select(selectCartLines)).toEqual(left.lines);
    expect(select(selectCartDue)).toEqual(left.due);
  });

  it('an undone removal still undone, though the removal was saved first', async () => {
    const storage = memoryStorage();
    const first = await visit(storage);
    const before = [first.select(selectCartLines), first.select(selectWishlistIds)];
    first.dispatch(lineRemoved({ key: lineKey({ productId: engine, billing: 'monthly' }) }));
    first.dispatch(wishlistCleared());
    leavePage();
    putLineBack(first, lineKey({ productId: engine, billing: 'monthly' }));
    putProductBack(first, shield);
    leavePage();
    const second = await visit(storage);
    expect([second.select(selectCartLines), second.select(selectWishlistIds)]).toEqual(before);
  });
});

describe('The checkout', () => {
  it('is never written to storage that tabs share', async () => {
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
});

describe('Names and prices', () => {
  it('are never saved, because they come from the catalog', async () => {
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
});

describe('Browser storage', () => {
  afterEach(() => {
    window.localStorage.clear();
  });

  it('keeps the cart from page to page', async () => {
    const first = await visit(browserStorage());
    first.dispatch(lineAdded({ productId: shield, quantity: 1, billing: 'monthly' }));
    leavePage();
    expect((await visit(browserStorage())).select(selectCartItemCount)).toBe(3);
  });
});
