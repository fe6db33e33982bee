/** @jest-environment jest-fixed-jsdom */
import { emptyCheckoutForm } from '../../src/domain/checkout';
import { storageKeys } from '../../src/domain/storageKeys';
import { storageKeyOf } from '../../src/persistence/savedFile';
import { readText, writeText } from '../../src/persistence/savedText';
import { selectDroppedCount } from '../../src/persistence/savingSlice';
import { memoryStorage } from '../../src/persistence/storage';
import { selectCartLines, selectCartDue, selectCartItemCount } from '../../src/store/cart/cartSelectors';
import { lineAdded, cartEmptied, quantityChanged, sharedCartTaken } from '../../src/store/cart/cartSlice';
import { selectCheckoutForm, fieldChanged } from '../../src/store/checkout/checkoutSlice';
import { placeOrder } from '../../src/store/checkout/placeOrder';
import { selectOrders } from '../../src/store/orders/ordersSelectors';
import { selectPricingBilling } from '../../src/store/pricing/pricingSlice';
import { STORAGE_KEY } from '../../src/store/saved';
import { selectShopFilters, filtersChosen } from '../../src/store/shop/shopSlice';
import { selectWishlistIds } from '../../src/store/wishlist/wishlistSelectors';
import { wishlistCleared } from '../../src/store/wishlist/wishlistSlice';
import { everythingTyped } from '../support/checkoutForm';
import { VERSION, entriesWith, savedText } from '../support/savedText';
import { leavePage, visit } from '../support/store';
import { savedByVersion } from './fixtures/savedStates';

test.each(Object.entries(savedByVersion))('state saved by version %s is restored', async (version, text) => {
  const { select } = await visit(memoryStorage({ [storageKeyOf(storageKeys.saved, Number(version))]: text }));
  expect(select(selectCartLines).map(({ key, quantity }) => [key, quantity])).toEqual([
    ['fraud-shield:yearly', 2],
    ['review-sentiment-monitor:monthly', 1],
  ]);
  expect(select(selectWishlistIds)).toEqual(['fraud-shield', 'dynamic-pricing-optimizer']);
  expect(select(selectShopFilters)).toEqual({ category: 'analytics', sort: 'price-low' });
  expect(select(selectPricingBilling)).toBe('yearly');
  expect(select(selectOrders).map(({ number }) => number)).toEqual(['TNG-20261121-K7Q2MX']);
  expect(select(selectDroppedCount)).toBe(0);
});

describe('Bad saved state', () => {
  const good = savedByVersion[VERSION] ?? '';
  const read = (text: string) => readText(text, VERSION, [], Date.now());

  const open = (text: string) => visit(memoryStorage({ [STORAGE_KEY]: text }));
  const keys = async (text: string) => (await open(text)).select(selectCartLines).map(({ key }) => key);

  const SHIELD = 'cart/lines/fraud-shield:monthly';
  const MONITOR = 'cart/lines/review-sentiment-monitor:monthly';

  /** Returns a saved cart with one valid and one invalid line, without the demo items. */
  const cartWith = (line: unknown, path = MONITOR) => ({
    'cart/lines/ai-personalization-engine:monthly': undefined,
    'cart/lines/dynamic-pricing-optimizer:monthly': undefined,
    [SHIELD]: { productId: 'fraud-shield', billing: 'monthly', quantity: 2 },
    [path]: line,
  });
  const withLine = (line: unknown, path = MONITOR) => savedText(cartWith(line, path));
  const line = (over: object) => ({
    productId: 'review-sentiment-monitor',
    billing: 'monthly',
    quantity: 1,
    ...over,
  });

  describe('A saved value', () => {
    const opened = async (changed: Readonly<Record<string, unknown>>) => {
      const { entries } = read(good);
      const text = writeText({ ...entries, ...entriesWith(changed, Date.now()) }, VERSION);
      const { select } = await open(text);
      return {
        cart: select(selectCartLines).map(({ key }) => key),
        wishlist: select(selectWishlistIds),
        shop: select(selectShopFilters),
        pricing: select(selectPricingBilling),
      };
    };
    const saved = {
      cart: ['fraud-shield:yearly', 'review-sentiment-monitor:monthly'],
      wishlist: ['fraud-shield', 'dynamic-pricing-optimizer'],
      shop: { category: 'analytics', sort: 'price-low' },
      pricing: 'yearly',
    };

    test.each([
      ['cart/lines/fraud-shield:yearly', { cart: ['review-sentiment-monitor:monthly'] }],
      ['wishlist/items/dynamic-pricing-optimizer', { wishlist: ['fraud-shield'] }],
      ['shop/category', { shop: { category: 'all', sort: 'price-low' } }],
      ['pricing/billing', { pricing: 'monthly' }],
    ])('(%s) that is invalid is ignored, and the others are restored', async (path, without) => {
      expect(await opened({ [path]: 'broken' })).toEqual({ ...saved, ...without });
    });

    test.each([
      ['shop/sort', 'best-selling'],
      ['shop/category', 'logistics'],
    ])(
      '(%s) that is an option of a newer release stays in storage, and the default is shown',
      async (path, option) => {
        const storage = memoryStorage({ [STORAGE_KEY]: savedText({ [path]: option }) });
        const { dispatch, select } = await visit(storage);
        expect(select(selectShopFilters)).toEqual({ category: 'all', sort: 'name' });
        dispatch(lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' }));
        leavePage();
        expect(storage.getItem(STORAGE_KEY)).toContain(option);
      },
    );
  });

  describe('Foreign data', () => {
    test('ignores an unknown slice and an injected checkout', async () => {
      const injected = { form: { ...emptyCheckoutForm, email: 'mallory@shop.example' }, reached: 'payment' };
      const { select } = await open(savedText({ 'checkout/form': injected, 'admin/isAdmin': true }));
      expect(select(selectCheckoutForm)).toEqual(emptyCheckoutForm);
    });

    test('a tampered price or name has no effect, because both come from the catalog', async () => {
      const { select } = await open(withLine(line({ priceCents: 1, name: 'Free', amount: 0 })));
      expect(select(selectCartDue)[0]?.cents).toBe(2 * 4999 + 999);
    });
  });

  describe('A saved line with', () => {
    test.each([
      ['quantity 100', { quantity: 100 }],
      ['an unknown product', { productId: 'no product' }],
      ['billing weekly', { billing: 'weekly' }],
    ])('%s is left out and counted, and the valid line is restored', async (_title, over) => {
      const { select } = await open(withLine(line(over)));
      expect(select(selectCartLines).map(({ key }) => key)).toEqual(['fraud-shield:monthly']);
      expect(select(selectDroppedCount)).toBe(1);
    });

    test('an unknown product that was removed isn’t counted', async () => {
      const { select } = await open(withLine(undefined, 'cart/lines/no product:monthly'));
      expect(select(selectDroppedCount)).toBe(0);
    });

    test.each([null, 5, 'line', [], [[]]])('an invalid shape (%p) is left out', async (value) => {
      expect(await keys(withLine(value))).toEqual(['fraud-shield:monthly']);
    });
  });
});

describe('Data from a newer release with the same version', () => {
  /** A product, fields and a slice that a later release of the same version has and this one lacks. */
  const newProduct = { productId: 'returns-forecaster', billing: 'yearly', quantity: 4 };
  const saved = {
    'cart/lines/fraud-shield:monthly': {
      productId: 'fraud-shield',
      billing: 'monthly',
      quantity: 2,
      gift: 'wrapped',
    },
    'cart/lines/ai-personalization-engine:monthly': undefined,
    'cart/lines/dynamic-pricing-optimizer:monthly': undefined,
    'cart/lines/returns-forecaster:yearly': newProduct,
    'wishlist/items/conversational-ai-assistant': undefined,
    'wishlist/items/review-sentiment-monitor': undefined,
    'wishlist/items/fraud-shield': undefined,
    'wishlist/items/returns-forecaster': { productId: 'returns-forecaster' },
    'shop/category': 'analytics',
    'shop/view': 'list',
    'loyalty/points': 120,
  };

  const open = async () => {
    const storage = memoryStorage({ [STORAGE_KEY]: savedText(saved) });
    const page = await visit(storage);
    const stored = () => {
      leavePage();
      const { entries } = readText(storage.getItem(STORAGE_KEY), VERSION, [], Date.now());
      return Object.fromEntries(Object.entries(entries).map(([path, { value }]) => [path, value]));
    };
    return { ...page, stored };
  };

  test('is neither shown nor counted', async () => {
    const { select } = await open();
    expect(select(selectCartLines).map(({ key }) => key)).toEqual(['fraud-shield:monthly']);
    expect(select(selectCartItemCount)).toBe(2);
    expect(select(selectWishlistIds)).toEqual([]);
  });

  test('is kept unchanged by every save: products, fields and slices', async () => {
    const { dispatch, stored } = await open();
    dispatch(lineAdded({ productId: 'review-sentiment-monitor', quantity: 1, billing: 'monthly' }));
    dispatch(quantityChanged({ key: 'fraud-shield:monthly', quantity: 7 }));
    dispatch(filtersChosen({ category: 'security' }));
    const text = stored();
    expect(text).toMatchObject({
      'wishlist/items/returns-forecaster': { productId: 'returns-forecaster' },
      'shop/category': 'security',
      'shop/view': 'list',
      'loyalty/points': 120,
      'cart/lines/returns-forecaster:yearly': newProduct,
    });
  });

  test('survives an order and a cleared wishlist, which affect only visible items', async () => {
    const { dispatch, stored } = await open();
    for (const change of everythingTyped) dispatch(fieldChanged(change));
    expect(dispatch(placeOrder())).toBe(true);
    dispatch(wishlistCleared());
    expect(stored()).toMatchObject({
      'wishlist/items/returns-forecaster': { productId: 'returns-forecaster' },
      'cart/lines/returns-forecaster:yearly': newProduct,
    });
  });

  test('survives an emptied cart, and a cart replaced from a link', async () => {
    const { dispatch, select, stored } = await open();
    dispatch(cartEmptied());
    expect(select(selectCartLines)).toEqual([]);
    dispatch(sharedCartTaken({ lines: [{ productId: 'fraud-shield', billing: 'yearly', quantity: 1 }] }));
    expect(select(selectCartLines).map(({ key }) => key)).toEqual(['fraud-shield:yearly']);
    expect(stored()['cart/lines/returns-forecaster:yearly']).toEqual(newProduct);
  });
});
