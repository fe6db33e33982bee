/** @jest-environment jest-fixed-jsdom */
import { selectCartLines } from '../../src/store/cart/cartSelectors';
import { lineAdded } from '../../src/store/cart/cartSlice';
import { selectOrder } from '../../src/store/checkout/checkoutSelectors';
import { placeOrder } from '../../src/store/checkout/placeOrder';
import { demoItemsKept } from '../../src/store/demoItems/demoItemsSlice';
import { demoReset } from '../../src/store/sharedActions';
import { memoryStorage } from '../../src/persistence/storage';
import { billingPeriodChosen } from '../../src/store/pricing/pricingSlice';
import { filtersChosen } from '../../src/store/shop/shopSlice';
import { productToggled } from '../../src/store/wishlist/wishlistSlice';
import { everythingTyped } from '../support/checkoutForm';
import type { TestStore } from '../support/store';
import { leavePage, storeWith, visit } from '../support/store';
import { undoLatest } from '../support/undo';

const cartOf = ({ select }: TestStore) =>
  select(selectCartLines).map(({ product, billing, quantity }) => `${product.id} ${billing} ${quantity}`);

const twoOfAFirstVisit = ['ai-personalization-engine monthly 1', 'dynamic-pricing-optimizer monthly 1'];

/** Opens a page and makes changes in every slice. */
const busy = () => {
  const page = storeWith({ checkout: everythingTyped });
  page.dispatch(placeOrder());
  page.dispatch(lineAdded({ productId: 'fraud-shield', quantity: 3, billing: 'yearly' }));
  page.dispatch(productToggled({ productId: 'fraud-shield' }));
  page.dispatch(filtersChosen({ category: 'security' }));
  page.dispatch(billingPeriodChosen({ billing: 'yearly' }));
  page.dispatch(demoItemsKept());
  return page;
};

/** Returns the state without the slices for saving and undo, and the cart's id, which a reset keeps. */
const slicesOf = ({ store }: TestStore) => {
  const { undo, saving, ...slices } = store.getState();
  return { ...slices, cart: slices.cart.lines };
};

test('a reset restores the first visit, and its undo the state before', () => {
  const page = busy();
  const had = slicesOf(page);
  const first = slicesOf(storeWith());
  page.dispatch(demoReset({ to: 'firstVisit' }));
  expect(slicesOf(page)).toEqual(first);
  undoLatest(page, 'resetToFirstVisit');
  // Text typed in the checkout can't be restored, nor can the order's details.
  expect(slicesOf(page)).toEqual({ ...had, checkout: first.checkout });
});

test('a reset can empty everything', () => {
  const page = busy();
  page.dispatch(demoReset({ to: 'nothing' }));
  expect(slicesOf(page)).toMatchObject({
    cart: [],
    wishlist: { items: [] },
    orders: { orders: [] },
    demoItems: { isAnswered: true },
  });
  expect(page.select(selectOrder)).toBeNull();
});

test('a reset reaches other tabs and survives a reload', async () => {
  const storage = memoryStorage();
  const mine = await visit(storage);
  const other = await visit(storage);
  mine.dispatch(lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' }));
  leavePage();
  other.store.saving.flush();
  mine.dispatch(demoReset({ to: 'firstVisit' }));
  leavePage();
  other.store.saving.flush();
  expect(cartOf(other)).toEqual(twoOfAFirstVisit);
  expect(cartOf(await visit(storage))).toEqual(twoOfAFirstVisit);
});
