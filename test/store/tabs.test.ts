/** @jest-environment jest-fixed-jsdom */
import { selectCartRemovals } from '../../src/store/undo/cartRows';
import { selectCartLines } from '../../src/store/cart/cartSelectors';
import { lineAdded, lineRemoved, quantityChanged } from '../../src/store/cart/cartSlice';
import { memoryStorage } from '../../src/persistence/storage';
import { filtersChosen, selectShopFilters } from '../../src/store/shop/shopSlice';
import { selectWishlistIds } from '../../src/store/wishlist/wishlistSelectors';
import {
  productRemoved,
  productToggled,
  wishlistSortChosen,
  selectWishlistSort,
} from '../../src/store/wishlist/wishlistSlice';
import type { ProductId } from '../../src/content/slugs';
import { writeText } from '../../src/persistence/savedText';
import { STORAGE_KEY } from '../../src/store/saved';
import { VERSION } from '../support/savedText';
import type { TestStore } from '../support/store';
import { putLineBack, putProductBack } from '../support/undo';
import { leavePage, visit } from '../support/store';

/**
 * Opens two pages on one storage. jsdom has a single window, so events reach both; a browser test has two
 * windows.
 */
async function twoTabs() {
  const storage = memoryStorage();
  return { storage, one: await visit(storage), two: await visit(storage) };
}

/** Runs all pending writes and notifies every tab. */
function exchange() {
  leavePage();
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
}

const add = (tab: TestStore, productId: ProductId, quantity = 1) =>
  tab.dispatch(lineAdded({ productId, quantity, billing: 'monthly' }));
const lines = ({ select }: TestStore) => select(selectCartLines).map(({ key, quantity }) => [key, quantity]);

describe('Two tabs', () => {
  test('that add different products both show both', async () => {
    const { one, two } = await twoTabs();
    add(one, 'fraud-shield');
    add(two, 'review-sentiment-monitor');
    exchange();
    expect(lines(one)).toHaveLength(4);
    expect(lines(one)).toEqual(lines(two));
  });

  test('that change one line both show the later change', async () => {
    const { one, two } = await twoTabs();
    const key = 'ai-personalization-engine:monthly';
    one.dispatch(quantityChanged({ key, quantity: 5 }));
    exchange();
    two.dispatch(quantityChanged({ key, quantity: 2 }));
    exchange();
    expect(lines(one)[0]).toEqual([key, 2]);
    expect(lines(two)[0]).toEqual([key, 2]);
  });

  test('keep a removal while the other tab changes another line', async () => {
    const { one, two } = await twoTabs();
    one.dispatch(lineRemoved({ key: 'ai-personalization-engine:monthly' }));
    two.dispatch(quantityChanged({ key: 'dynamic-pricing-optimizer:monthly', quantity: 3 }));
    exchange();
    expect(lines(one)).toEqual([['dynamic-pricing-optimizer:monthly', 3]]);
    expect(lines(two)).toEqual([['dynamic-pricing-optimizer:monthly', 3]]);
  });

  test('share the wishlist too', async () => {
    const { one, two } = await twoTabs();
    one.dispatch(productToggled({ productId: 'ai-personalization-engine' }));
    two.dispatch(productToggled({ productId: 'fraud-shield' }));
    exchange();
    expect(one.select(selectWishlistIds)).toEqual(two.select(selectWishlistIds));
    expect(one.select(selectWishlistIds)).toContain('ai-personalization-engine');
    expect(one.select(selectWishlistIds)).not.toContain('fraud-shield');
  });

  test('keep their own filters; the next visit gets the latest', async () => {
    const { storage, one, two } = await twoTabs();
    one.dispatch(filtersChosen({ category: 'security' }));
    exchange();
    add(two, 'fraud-shield');
    exchange();
    expect(two.select(selectShopFilters).category).toBe('all');
    expect((await visit(storage)).select(selectShopFilters).category).toBe('security');
  });

  test('lose none of 200 alternating adds made without receiving events', async () => {
    const { storage, one, two } = await twoTabs();
    for (let round = 0; round < 50; round += 1) {
      add(one, 'fraud-shield');
      add(one, 'customer-insight-analytics');
      add(two, 'review-sentiment-monitor');
      add(two, 'conversational-ai-assistant');
      leavePage();
    }
    expect(lines(await visit(storage))).toEqual(
      expect.arrayContaining([
        ['fraud-shield:monthly', 50],
        ['customer-insight-analytics:monthly', 50],
        ['review-sentiment-monitor:monthly', 50],
        ['conversational-ai-assistant:monthly', 50],
      ]),
    );
  });

  test('don’t share unsaved state: undo and the wishlist’s sort', async () => {
    const { one, two } = await twoTabs();
    one.dispatch(lineRemoved({ key: 'ai-personalization-engine:monthly' }));
    one.dispatch(wishlistSortChosen({ sort: 'rating' }));
    one.dispatch(productRemoved({ productId: 'fraud-shield' }));
    add(two, 'fraud-shield');
    two.dispatch(productToggled({ productId: 'dynamic-pricing-optimizer' }));
    exchange();
    expect(one.select(selectWishlistSort)).toBe('rating');
    putLineBack(one, 'ai-personalization-engine:monthly');
    putProductBack(one, 'fraud-shield');
    expect(lines(one)).toEqual([
      ['ai-personalization-engine:monthly', 1],
      ['dynamic-pricing-optimizer:monthly', 1],
      ['fraud-shield:monthly', 1],
    ]);
    expect(one.select(selectWishlistIds)).toContain('fraud-shield');
    expect(one.select(selectWishlistIds)).toContain('dynamic-pricing-optimizer');
  });

  test.each([
    ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['gets the focus', () => window.dispatchEvent(new Event('focus'))],
    ['comes back from the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
  ])('agree again after one slept %s without receiving events', async (_title, wake) => {
    const { one, two } = await twoTabs();
    add(one, 'fraud-shield');
    leavePage();
    expect(lines(two)).toHaveLength(2);
    wake();
    expect(lines(two)).toHaveLength(3);
  });

  test('restore a change that the other’s simultaneous write overwrote', async () => {
    const { storage, one } = await twoTabs();
    // In browsers, the other tab may still read outdated text, so its next write lacks the last change.
    const aMomentAgo = memoryStorage();
    const other = await visit(aMomentAgo);
    other.dispatch(filtersChosen({ sort: 'price-low' }));
    one.dispatch(lineRemoved({ key: 'ai-personalization-engine:monthly' }));
    leavePage();
    storage.setItem(STORAGE_KEY, aMomentAgo.getItem(STORAGE_KEY) ?? '');
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
    expect(lines(await visit(storage))).toEqual([['dynamic-pricing-optimizer:monthly', 1]]);

    const write = jest.spyOn(storage, 'setItem');
    exchange();
    exchange();
    expect(write).not.toHaveBeenCalled();
  });

  test('repair storage that was damaged while they were open', async () => {
    const { storage, one } = await twoTabs();
    add(one, 'fraud-shield');
    exchange();
    storage.setItem(STORAGE_KEY, '{"broken');
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
    expect(lines(await visit(storage))).toHaveLength(3);
  });

  test('offer no undo for a removal once the other tab has added the product again', async () => {
    const { one, two } = await twoTabs();
    one.dispatch(lineRemoved({ key: 'ai-personalization-engine:monthly' }));
    exchange();
    expect(one.select(selectCartRemovals)).toHaveLength(1);
    add(two, 'ai-personalization-engine');
    exchange();
    expect(one.select(selectCartRemovals)).toEqual([]);
  });

  test('settle: receiving a change writes nothing', async () => {
    const { storage, one } = await twoTabs();
    add(one, 'fraud-shield');
    exchange();
    const settled = storage.getItem(STORAGE_KEY);
    const write = jest.spyOn(storage, 'setItem');
    exchange();
    exchange();
    expect(write).not.toHaveBeenCalled();
    expect(storage.getItem(STORAGE_KEY)).toBe(settled);
  });

  test('write nothing back: one add is one write', async () => {
    const { storage, one } = await twoTabs();
    const write = jest.spyOn(storage, 'setItem');
    add(one, 'fraud-shield');
    exchange();
    exchange();
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('dispatch nothing when one is shown and nothing has changed', async () => {
    const { one } = await twoTabs();
    const before = one.store.getState();
    for (const type of ['focus', 'pageshow']) window.dispatchEvent(new Event(type));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(one.store.getState()).toBe(before);
  });

  test('don’t overwrite each other forever, even if they read a tampered time differently', async () => {
    const { storage, one } = await twoTabs();
    const value = { productId: 'fraud-shield', billing: 'monthly', quantity: 1 };
    const entry = { at: 1e15, place: 1e15, value };
    storage.setItem(STORAGE_KEY, writeText({ 'cart/lines/fraud-shield:monthly': entry }, VERSION));
    exchange();
    one.dispatch(lineRemoved({ key: 'fraud-shield:monthly' }));
    for (let round = 0; round < 5; round += 1) exchange();
    const write = jest.spyOn(storage, 'setItem');
    for (let round = 0; round < 20; round += 1) exchange();
    expect(write).not.toHaveBeenCalled();
  });

  test.each(['{"cart":', 'null', '[]', '{"version":2,"cart":{"entries":[{}]}}'])(
    'ignore an event with the malformed text %s',
    async (text) => {
      const { storage, one } = await twoTabs();
      storage.setItem(STORAGE_KEY, text);
      window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY, newValue: text }));
      expect(lines(one)).toHaveLength(2);
    },
  );

  test('keep their cart when storage is cleared', async () => {
    const { storage, one } = await twoTabs();
    add(one, 'fraud-shield');
    exchange();
    jest.spyOn(storage, 'getItem').mockReturnValue(null);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(lines(one)).toHaveLength(3);
    const write = jest.spyOn(storage, 'setItem');
    leavePage();
    expect(write).not.toHaveBeenCalled();
  });
});
