/** @jest-environment jest-fixed-jsdom */
import * as v from 'valibot';
import { selectCartItemCount, selectCartLines } from '../../src/store/cart/cartSelectors';
import { cartEmptied, lineAdded, lineRemoved, quantityChanged } from '../../src/store/cart/cartSlice';
import { sharedCartTaken } from '../../src/store/events';
import { memoryStorage } from '../../src/store/persistence/storage';
import { categoryChosen } from '../../src/store/shop/shopSlice';
import { selectWishlistIds } from '../../src/store/wishlist/wishlistSelectors';
import { wishlistCleared } from '../../src/store/wishlist/wishlistSlice';
import { placeOrder } from '../../src/store/checkout/placeOrder';
import { fieldChanged } from '../../src/store/checkout/checkoutSlice';
import { everythingTyped } from '../support/checkoutForm';
import { STORAGE_KEY, shopFormat as format } from '../../src/store/savedFormat';
import { leavePage, visit } from '../support/store';

/** What a later release of the same version may save: a product, fields and a slice that this one doesn't have. */
const newProduct = { productId: 'returns-forecaster', billing: 'yearly', quantity: 4, added: 1, changed: 6 };
const saved = {
  version: format.version,
  cart: {
    entries: [
      { productId: 'fraud-shield', billing: 'monthly', quantity: 2, added: 0, changed: 5, gift: 'wrapped' },
      newProduct,
    ],
  },
  wishlist: { entries: [{ productId: 'returns-forecaster', isListed: true, added: 1, changed: 1 }] },
  shop: { category: 'analytics', sort: 'name', view: 'list' },
  pricing: { billing: 'monthly' },
  loyalty: { points: 120 },
};

/** What of the stored text the tests look at. */
const storedShape = v.looseObject({
  cart: v.object({ entries: v.array(v.looseObject({ productId: v.string() })) }),
});

const open = async () => {
  const storage = memoryStorage({ [STORAGE_KEY]: JSON.stringify(saved) });
  const page = await visit(storage);
  const stored = () => {
    leavePage();
    return v.parse(storedShape, JSON.parse(storage.getItem(STORAGE_KEY) ?? ''));
  };
  return { ...page, storage, stored };
};

describe('What a newer release of the same version has saved', () => {
  test('is neither shown nor counted', async () => {
    const { select } = await open();
    expect(select(selectCartLines).map(({ key }) => key)).toEqual(['fraud-shield:monthly']);
    expect(select(selectCartItemCount)).toBe(2);
    expect(select(selectWishlistIds)).toEqual([]);
  });

  test('is written back untouched with every change: the product, the fields, the slice', async () => {
    const { dispatch, stored } = await open();
    dispatch(lineAdded({ productId: 'review-sentiment-monitor', quantity: 1, billing: 'monthly' }));
    dispatch(quantityChanged({ key: 'fraud-shield:monthly', quantity: 7 }));
    dispatch(categoryChosen({ category: 'security' }));
    const text = stored();
    expect(text).toMatchObject({
      wishlist: saved.wishlist,
      shop: { category: 'security', view: 'list' },
      loyalty: saved.loyalty,
    });
    expect(text.cart.entries).toContainEqual(newProduct);
    expect(text.cart.entries).toContainEqual(expect.objectContaining({ quantity: 7, gift: 'wrapped' }));
  });

  test('is not written at all on a visit that changes nothing but to put it in order', async () => {
    const { storage } = await open();
    leavePage();
    const text = storage.getItem(STORAGE_KEY);
    const write = jest.spyOn(storage, 'setItem');
    await visit(storage);
    leavePage();
    expect(write).not.toHaveBeenCalled();
    expect(storage.getItem(STORAGE_KEY)).toBe(text);
  });

  test('outlives an order and a cleared wishlist, which are about what is shown', async () => {
    const { dispatch, stored } = await open();
    for (const change of everythingTyped) dispatch(fieldChanged(change));
    expect(dispatch(placeOrder())).toBe(true);
    dispatch(wishlistCleared());
    expect(stored()).toMatchObject({ wishlist: saved.wishlist });
    expect(stored().cart.entries).toContainEqual(newProduct);
  });

  test('outlives an emptied cart, and one that came by a link in its place', async () => {
    const { dispatch, select, stored } = await open();
    dispatch(cartEmptied());
    expect(select(selectCartLines)).toEqual([]);
    dispatch(sharedCartTaken({ lines: [{ productId: 'fraud-shield', billing: 'yearly', quantity: 1 }] }));
    expect(select(selectCartLines).map(({ key }) => key)).toEqual(['fraud-shield:yearly']);
    expect(stored().cart.entries).toContainEqual(newProduct);
  });

  test('reaches the newer tab as it was, with what the older one did beside it', async () => {
    const { dispatch, stored } = await open();
    dispatch(lineRemoved({ key: 'fraud-shield:monthly' }));
    // To the older release the newer one's catalogue is unknown, and the other way round: the rule is the same.
    expect(stored()).toMatchObject({
      cart: {
        entries: [
          { productId: 'fraud-shield', billing: 'monthly', quantity: 0, added: 0, changed: 7 },
          newProduct,
        ],
      },
    });
  });
});
