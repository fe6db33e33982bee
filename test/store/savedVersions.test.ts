/** @jest-environment jest-fixed-jsdom */
import { storageKeys } from '../../src/domain/storageKeys';
import { selectDroppedCount } from '../../src/persistence/statusSlice';
import { memoryStorage } from '../../src/persistence/storage';
import { selectCartDemoItems, selectCartLines } from '../../src/store/cart/cartSelectors';
import { lineAdded, quantityChanged } from '../../src/store/cart/cartSlice';
import { selectOrders } from '../../src/store/orders/ordersSelectors';
import { selectPricingBilling } from '../../src/store/pricing/pricingSelectors';
import { STORAGE_KEY } from '../../src/store/saved';
import { selectShopFilters } from '../../src/store/shop/shopSelectors';
import { selectWishlistIds } from '../../src/store/wishlist/wishlistSelectors';
import { savedText } from '../support/savedText';
import { leavePage, visit } from '../support/store';
import { savedByVersion } from './fixtures/savedStates';

const keys: Readonly<Record<number, string>> = {
  1: storageKeys.shop,
  2: storageKeys.shop,
  3: `${storageKeys.shop}:3`,
  4: STORAGE_KEY,
};

const textOf = (version: number) => savedByVersion[version] ?? '';

describe('State saved by an older version', () => {
  test.each([1, 2, 3, 4])('of version %i is restored completely', async (version) => {
    const { select } = await visit(memoryStorage({ [keys[version] ?? '']: textOf(version) }));
    expect(select(selectCartLines).map(({ key, quantity }) => [key, quantity])).toEqual([
      ['fraud-shield:yearly', 2],
      ['review-sentiment-monitor:monthly', 1],
    ]);
    expect(select(selectWishlistIds)).toEqual(['fraud-shield', 'dynamic-pricing-optimizer']);
    expect(select(selectShopFilters)).toEqual({ category: 'analytics', sort: 'price-low' });
    expect(select(selectPricingBilling)).toBe('yearly');
    expect(select(selectOrders).map(({ number }) => number)).toEqual(
      version === 1 ? [] : ['TNG-20261121-K7Q2MX'],
    );
    expect(select(selectDroppedCount)).toBe(0);
  });

  test('is saved in the current version, and the older text stays', async () => {
    const storage = memoryStorage({ [keys[3] ?? '']: textOf(3) });
    await visit(storage);
    leavePage();
    expect(storage.getItem(keys[3] ?? '')).toBe(textOf(3));
    storage.removeItem(keys[3] ?? '');
    expect((await visit(storage)).select(selectCartLines)).toHaveLength(2);
  });

  test('distinguishes demo items from the visitor’s', async () => {
    const untouched = JSON.stringify({
      version: 3,
      cart: {
        entries: [
          { productId: 'ai-personalization-engine', billing: 'monthly', quantity: 1, added: 0, changed: 0 },
          { productId: 'dynamic-pricing-optimizer', billing: 'monthly', quantity: 4, added: 0, changed: 2 },
          { productId: 'fraud-shield', billing: 'monthly', quantity: 1, added: 1, changed: 1 },
        ],
      },
    });
    const { select } = await visit(memoryStorage({ [keys[3] ?? '']: untouched }));
    expect(select(selectCartLines).map(({ product, quantity }) => [product.id, quantity])).toEqual([
      ['ai-personalization-engine', 1],
      ['dynamic-pricing-optimizer', 4],
      ['fraud-shield', 1],
    ]);
    expect(select(selectCartDemoItems)).toEqual(['ai-personalization-engine:monthly']);
  });

  test('has the visitor’s own item where they removed a demo item and added it again', async () => {
    const readded = JSON.stringify({
      version: 3,
      cart: {
        entries: [
          { productId: 'dynamic-pricing-optimizer', billing: 'monthly', quantity: 1, added: 0, changed: 0 },
          { productId: 'ai-personalization-engine', billing: 'monthly', quantity: 1, added: 2, changed: 2 },
        ],
      },
    });
    const { select } = await visit(memoryStorage({ [keys[3] ?? '']: readded }));
    expect(select(selectCartLines).map(({ product }) => product.id)).toEqual([
      'dynamic-pricing-optimizer',
      'ai-personalization-engine',
    ]);
    expect(select(selectCartDemoItems)).toEqual(['dynamic-pricing-optimizer:monthly']);
  });

  test('doesn’t restore filters that a later version reset', async () => {
    const unfiltered = { shop: { category: 'all', sort: 'name' }, pricing: { billing: 'monthly' } };
    const storage = memoryStorage({
      [keys[2] ?? '']: textOf(2),
      [keys[3] ?? '']: JSON.stringify({ ...JSON.parse(textOf(3)), ...unfiltered }),
    });
    const { select } = await visit(storage);
    expect(select(selectShopFilters)).toEqual(unfiltered.shop);
    expect(select(selectPricingBilling)).toBe('monthly');
  });

  test('of version 1 with one broken slice keeps the others', async () => {
    for (const wishlist of ['{"productIds": [', 5]) {
      const text = JSON.stringify({ ...JSON.parse(textOf(1)), wishlist });
      const { select } = await visit(memoryStorage({ [storageKeys.shop]: text }));
      expect(select(selectCartLines)[0]?.key).toBe('fraud-shield:yearly');
      expect(select(selectPricingBilling)).toBe('yearly');
      expect(select(selectWishlistIds)).toHaveLength(3);
    }
  });

  test.each(['{"cart": oh no', 'null', '[]', '{"cart":{"entries":[null,5]},"shop":7}'])(
    'that can’t be read (%s) stays, and doesn’t affect the current version',
    async (text) => {
      const storage = memoryStorage({ [keys[3] ?? '']: text });
      const { dispatch } = await visit(storage);
      dispatch(lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' }));
      leavePage();
      expect(storage.getItem(keys[3] ?? '')).toBe(text);
      expect((await visit(storage)).select(selectCartLines).at(-1)?.key).toBe('fraud-shield:monthly');
    },
  );
});

describe('An open tab of version 3', () => {
  const key3 = keys[3] ?? '';
  const version3 = (quantity: number, changed: number) =>
    JSON.stringify({
      version: 3,
      cart: {
        entries: [
          { productId: 'ai-personalization-engine', billing: 'monthly', quantity: 1, added: 0, changed: 0 },
          { productId: 'dynamic-pricing-optimizer', billing: 'monthly', quantity: 1, added: 0, changed: 0 },
          { productId: 'fraud-shield', billing: 'monthly', quantity, added: 1, changed },
        ],
      },
      shop: { category: 'all', sort: 'name' },
    });
  const shield = 'fraud-shield:monthly';
  const quantityOf = ({ select }: Awaited<ReturnType<typeof visit>>) =>
    select(selectCartLines).find(({ key }) => key === shield)?.quantity;

  test('is merged whenever it writes, except for values that it didn’t change', async () => {
    const storage = memoryStorage({ [key3]: version3(2, 1) });
    const page = await visit(storage);
    expect(quantityOf(page)).toBe(2);
    page.dispatch(quantityChanged({ key: shield, quantity: 5 }));
    leavePage();
    // The older version writes again, but has not changed that line.
    storage.setItem(key3, version3(2, 1).replace('"sort":"name"', '"sort":"price-low"'));
    window.dispatchEvent(new StorageEvent('storage', { key: key3 }));
    expect(quantityOf(page)).toBe(5);
    storage.setItem(key3, version3(3, 2));
    window.dispatchEvent(new StorageEvent('storage', { key: key3 }));
    expect(quantityOf(page)).toBe(3);
    leavePage();
    expect(quantityOf(await visit(storage))).toBe(3);
  });

  test('doesn’t save a default filter that it never changed', async () => {
    const storage = memoryStorage({
      [STORAGE_KEY]: savedText({ 'shop/category': 'security' }),
      [key3]: version3(1, 1),
    });
    expect((await visit(storage)).select(selectShopFilters).category).toBe('security');
  });
});

test('Text with a newer version under our key is backed up before it’s overwritten', async () => {
  const text = savedText({ 'cart/lines/fraud-shield:monthly': undefined }, 99);
  const storage = memoryStorage({ [STORAGE_KEY]: text });
  const { select, dispatch } = await visit(storage);
  dispatch(lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' }));
  leavePage();
  expect(select(selectCartLines)).toHaveLength(3);
  expect(storage.getItem(storageKeys.unreadable)).toBe(text);
  expect((await visit(storage)).select(selectCartLines)).toHaveLength(3);
});

describe('A category that only another release has', () => {
  test('shows every product here, and stays saved', async () => {
    const storage = memoryStorage({ [STORAGE_KEY]: savedText({ 'shop/category': 'inventory' }) });
    const page = await visit(storage);
    expect(page.select(selectShopFilters).category).toBe('all');
    page.dispatch(lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' }));
    leavePage();
    expect(storage.getItem(STORAGE_KEY)).toContain('"value":"inventory"');
  });
});
