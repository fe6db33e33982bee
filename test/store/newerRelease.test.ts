/** @jest-environment jest-fixed-jsdom */
import { readText } from '../../src/persistence/savedText';
import { selectCartItemCount, selectCartLines } from '../../src/store/cart/cartSelectors';
import { cartEmptied, lineAdded, quantityChanged } from '../../src/store/cart/cartSlice';
import { sharedCartTaken } from '../../src/store/sharedActions';
import { memoryStorage } from '../../src/persistence/storage';
import { filtersChosen } from '../../src/store/shop/shopSlice';
import { selectWishlistIds } from '../../src/store/wishlist/wishlistSelectors';
import { wishlistCleared } from '../../src/store/wishlist/wishlistSlice';
import { placeOrder } from '../../src/store/checkout/placeOrder';
import { fieldChanged } from '../../src/store/checkout/checkoutSlice';
import { everythingTyped } from '../support/checkoutForm';
import { STORAGE_KEY } from '../../src/store/saved';
import { VERSION, savedText } from '../support/savedText';
import { leavePage, visit } from '../support/store';

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

describe('Data from a newer release with the same version', () => {
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
