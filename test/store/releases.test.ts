/** @jest-environment jest-fixed-jsdom */
import { selectCartLines } from '../../src/store/cart/cartSelectors';
import { lineAdded, lineRemoved, quantityChanged } from '../../src/store/cart/cartSlice';
import { selectCheckoutStep, selectOrder } from '../../src/store/checkout/checkoutSelectors';
import { fieldChanged, selectCheckoutForm } from '../../src/store/checkout/checkoutSlice';
import { stepCompleted } from '../../src/store/sharedActions';
import { placeOrder } from '../../src/store/checkout/placeOrder';
import { selectOrders } from '../../src/store/orders/ordersSelectors';
import { allOrdersDeleted } from '../../src/store/orders/ordersSlice';
import { selectSaveStatus } from '../../src/persistence/savingSlice';
import { memoryStorage } from '../../src/persistence/storage';
import { storageKeys } from '../../src/domain/storageKeys';
import { STORAGE_KEY } from '../../src/store/saved';
import { filtersChosen, selectShopFilters } from '../../src/store/shop/shopSlice';
import type { makeStore } from '../../src/store/store';
import { selectWishlistIds } from '../../src/store/wishlist/wishlistSelectors';
import { productToggled } from '../../src/store/wishlist/wishlistSlice';
import { everythingTyped, goodForm } from '../support/checkoutForm';
import { NEXT_KEY, fillableStorage, nextRelease } from '../support/releases';
import type { TestStore } from '../support/store';
import { leavePage, visit } from '../support/store';

const shield = lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' });
const monitor = lineAdded({ productId: 'review-sentiment-monitor', quantity: 1, billing: 'monthly' });
const engineKey = 'ai-personalization-engine:monthly';
const shieldKey = 'fraud-shield:monthly';

const keys = ({ select }: TestStore) => select(selectCartLines).map(({ key }) => key);
const quantities = ({ select }: TestStore) =>
  Object.fromEntries(select(selectCartLines).map(({ key, quantity }) => [key, quantity]));

let makeNext: typeof makeStore;
beforeAll(async () => {
  makeNext = await nextRelease();
});

/** Puts a second between changes, as people do. Within a millisecond, stamps run ahead of the clock. */
beforeEach(() => {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Creates a browser with tabs of this release and the next. */
function browser(storage = memoryStorage()) {
  return {
    storage,
    older: (tabStorage = memoryStorage()) => visit(storage, {}, tabStorage),
    newer: (tabStorage = memoryStorage()) => visit(storage, {}, tabStorage, makeNext),
  };
}

/** Runs all pending writes and notifies every tab. */
function exchange() {
  leavePage();
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
  leavePage();
}

describe('A release with a migration, next to a tab of the previous release', () => {
  test('shows an order placed there, which stays confirmed after that tab updates', async () => {
    const { older, newer } = browser();
    const tabStorage = memoryStorage();
    const paying = await older(tabStorage);
    for (const change of everythingTyped) paying.dispatch(fieldChanged(change));
    for (const step of ['contact', 'billing'] as const) paying.dispatch(stepCompleted({ step }));
    const other = await newer();
    other.dispatch(monitor);
    exchange();
    expect(paying.dispatch(placeOrder())).toBe(true);
    exchange();

    expect(other.select(selectOrders)).toHaveLength(1);
    expect(keys(other)).toEqual(['review-sentiment-monitor:monthly']);
    const reloaded = await newer(tabStorage);
    expect(reloaded.select(selectCheckoutStep, 'confirmation')).toBe('confirmation');
    expect(reloaded.select(selectOrder)?.lines).toHaveLength(2);
    expect(keys(reloaded)).toEqual(['review-sentiment-monitor:monthly']);
  });

  test('shows what is added there later', async () => {
    const { older, newer } = browser();
    const page = await older();
    (await newer()).dispatch(filtersChosen({ category: 'security' }));
    leavePage();
    page.dispatch(shield);
    page.dispatch(monitor);
    leavePage();
    expect(keys(await newer())).toEqual(
      expect.arrayContaining([shieldKey, 'review-sentiment-monitor:monthly']),
    );
    await Promise.resolve();
    expect(page.select(selectSaveStatus)).toBe('saved');
  });

  test('keeps text typed in the checkout of a tab that reloads', async () => {
    const { older, newer } = browser();
    const tabStorage = memoryStorage();
    const page = await older(tabStorage);
    for (const change of everythingTyped) page.dispatch(fieldChanged(change));
    leavePage();
    expect((await newer(tabStorage)).select(selectCheckoutForm).email).toBe(goodForm.email);
  });

  test('has the later of two changes to one value: 9 there, then 2 here', async () => {
    const { older, newer } = browser();
    (await older()).dispatch(shield);
    leavePage();
    const [there, here] = [await older(), await newer()];
    there.dispatch(quantityChanged({ key: shieldKey, quantity: 9 }));
    here.dispatch(quantityChanged({ key: shieldKey, quantity: 2 }));
    exchange();
    for (const page of [here, await newer()]) expect(quantities(page)[shieldKey]).toBe(2);
  });

  test('has one of two changes made in the same millisecond, in every tab', async () => {
    const { older, newer } = browser();
    (await older()).dispatch(shield);
    leavePage();
    const [there, here] = [await older(), await newer()];
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    there.dispatch(quantityChanged({ key: shieldKey, quantity: 9 }));
    here.dispatch(quantityChanged({ key: shieldKey, quantity: 2 }));
    exchange();
    expect([9, 2]).toContain(quantities(here)[shieldKey]);
    expect(quantities(await newer())).toEqual(quantities(here));
  });

  test('keeps its removals, whatever else changes there', async () => {
    const { older, newer } = browser();
    const page = await older();
    page.dispatch(shield);
    page.dispatch(productToggled({ productId: 'dynamic-pricing-optimizer' }));
    exchange();
    const other = await newer();
    other.dispatch(lineRemoved({ key: shieldKey }));
    other.dispatch(productToggled({ productId: 'dynamic-pricing-optimizer' }));
    exchange();
    page.dispatch(monitor);
    exchange();
    for (const tab of [other, await newer()]) {
      expect(keys(tab)).not.toContain(shieldKey);
      expect(keys(tab)).toContain('review-sentiment-monitor:monthly');
      expect(tab.select(selectWishlistIds)).not.toContain('dynamic-pricing-optimizer');
    }
  });

  test('keeps deleted orders deleted', async () => {
    const { older, newer } = browser();
    const page = await older();
    for (const change of everythingTyped) page.dispatch(fieldChanged(change));
    page.dispatch(placeOrder());
    exchange();
    const other = await newer();
    other.dispatch(allOrdersDeleted());
    exchange();
    page.dispatch(shield);
    exchange();
    expect(other.select(selectOrders)).toEqual([]);
    expect((await newer()).select(selectOrders)).toEqual([]);
  });

  test('has the latest filter of either release', async () => {
    const { older, newer } = browser();
    const page = await older();
    page.dispatch(filtersChosen({ category: 'analytics' }));
    exchange();
    (await newer()).dispatch(filtersChosen({ category: 'security' }));
    exchange();
    page.dispatch(filtersChosen({ sort: 'price-low' }));
    exchange();
    expect((await newer()).select(selectShopFilters)).toEqual({ category: 'security', sort: 'price-low' });
    page.dispatch(filtersChosen({ category: 'optimization' }));
    exchange();
    expect((await newer()).select(selectShopFilters).category).toBe('optimization');
  });

  test('settles: two tabs of each release write nothing once all are in sync', async () => {
    const { storage, older, newer } = browser();
    const tabs = [await older(), await newer(), await older(), await newer()];
    for (const tab of tabs) tab.dispatch(shield);
    exchange();
    exchange();
    const [, one, , two] = tabs.map(quantities);
    expect(one).toEqual(two);
    const write = jest.spyOn(storage, 'setItem');
    exchange();
    exchange();
    expect(write).not.toHaveBeenCalled();
  });
});

describe('A rolled-back release', () => {
  test('keeps saving, and the next release has all of it', async () => {
    const { older, newer } = browser();
    (await older()).dispatch(shield);
    leavePage();
    const next = await newer();
    for (let time = 0; time < 5; time += 1)
      next.dispatch(quantityChanged({ key: shieldKey, quantity: 9 - time }));
    next.dispatch(lineRemoved({ key: shieldKey }));
    next.dispatch(lineRemoved({ key: engineKey }));
    leavePage();

    const back = await older();
    expect(keys(back)).toContain(shieldKey);
    back.dispatch(quantityChanged({ key: shieldKey, quantity: 4 }));
    leavePage();
    await Promise.resolve();
    expect(back.select(selectSaveStatus)).toBe('saved');
    expect(quantities(await older())).toMatchObject({ [shieldKey]: 4 });

    // The older release's clock is behind the newer one's six changes, but its change still counts as later.
    const forth = await newer();
    expect(quantities(forth)).toMatchObject({ [shieldKey]: 4 });
    expect(keys(forth)).not.toContain(engineKey);
  });

  test('has the later change although the next release ran with a clock a hundred days ahead', async () => {
    const { older, newer } = browser();
    (await older()).dispatch(shield);
    leavePage();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 100 * 24 * 60 * 60 * 1000);
    (await newer()).dispatch(quantityChanged({ key: shieldKey, quantity: 9 }));
    leavePage();
    clock.mockReturnValue(now);
    const back = await older();
    back.dispatch(quantityChanged({ key: shieldKey, quantity: 4 }));
    leavePage();
    for (const page of [back, await newer(), await older()]) expect(quantities(page)[shieldKey]).toBe(4);
  });

  test('has its own state if the next release saved first', async () => {
    const { older, newer } = browser();
    const next = await newer();
    next.dispatch(shield);
    next.dispatch(lineRemoved({ key: shieldKey }));
    leavePage();
    (await older()).dispatch(shield);
    leavePage();
    expect(keys(await newer())).toContain(shieldKey);
  });

  test('can come from an old service worker: its next page and the newer release have what it saves offline', async () => {
    const { older, newer } = browser();
    (await older()).dispatch(monitor);
    leavePage();
    await newer();
    leavePage();
    (await older()).dispatch(shield);
    leavePage();
    expect(keys(await older())).toContain(shieldKey);
    expect(keys(await newer())).toContain(shieldKey);
  });
});

describe('The saved text of an older version', () => {
  test('isn’t changed by a newer release', async () => {
    const { storage, older, newer } = browser();
    (await older()).dispatch(shield);
    leavePage();
    const text = storage.getItem(STORAGE_KEY);
    (await newer()).dispatch(monitor);
    leavePage();
    expect(storage.getItem(STORAGE_KEY)).toBe(text);
    expect(storage.getItem(NEXT_KEY)).toContain('review-sentiment-monitor');
  });

  test('is used while there is no room for a newer one', async () => {
    const { state, storage } = fillableStorage(memoryStorage());
    const { older, newer } = browser(storage);
    (await older()).dispatch(shield);
    leavePage();
    state.isFull = true;
    const page = await newer();
    await Promise.resolve();
    expect(keys(page)).toContain(shieldKey);
    expect(page.select(selectSaveStatus)).toBe('saved');
    page.dispatch(monitor);
    leavePage();
    await Promise.resolve();
    expect(page.select(selectSaveStatus)).toBe('failed');
    state.isFull = false;
    leavePage();
    expect(keys(await newer())).toEqual(
      expect.arrayContaining([shieldKey, 'review-sentiment-monitor:monthly']),
    );
  });

  test('stays if it can’t be read, and doesn’t affect the newer one', async () => {
    const { storage, newer } = browser(memoryStorage({ [STORAGE_KEY]: '{"cart": oh no' }));
    const page = await newer();
    page.dispatch(shield);
    leavePage();
    expect(storage.getItem(STORAGE_KEY)).toBe('{"cart": oh no');
    expect(storage.getItem(storageKeys.unreadable)).toBeNull();
    expect(keys(await newer())).toContain(shieldKey);
  });

  test('is deleted 90 days after its last change, and later changes there are still merged', async () => {
    const days = (count: number) => count * 24 * 60 * 60 * 1000;
    const { storage, older, newer } = browser();
    const page = await older();
    page.dispatch(shield);
    leavePage();
    const first = await newer();
    first.dispatch(lineRemoved({ key: shieldKey }));
    leavePage();
    const clock = jest.spyOn(Date, 'now');
    const start = Date.now();
    clock.mockReturnValue(start + days(89));
    await newer();
    expect(storage.getItem(STORAGE_KEY)).not.toBeNull();
    clock.mockReturnValue(start + days(91));
    await newer();
    expect(storage.getItem(STORAGE_KEY)).toBeNull();
    clock.mockRestore();

    page.dispatch(monitor);
    leavePage();
    const last = await newer();
    expect(keys(last)).toContain('review-sentiment-monitor:monthly');
    expect(keys(last)).not.toContain(shieldKey);
  });
});
