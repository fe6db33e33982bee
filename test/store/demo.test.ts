/** @jest-environment jest-fixed-jsdom */
import { memoryStorage } from '../../src/persistence/storage';
import { selectCartSampleKeys, selectCartLines } from '../../src/store/cart/cartSelectors';
import { lineAdded, lineRemoved, quantityChanged } from '../../src/store/cart/cartSlice';
import { selectPlacedOrder } from '../../src/store/checkout/checkoutSelectors';
import { placeOrder } from '../../src/store/checkout/placeOrder';
import { demoItemsKept, selectIsSampleQuestionAnswered } from '../../src/store/demoItems/demoItemsSlice';
import { billingPeriodChosen } from '../../src/store/pricing/pricingSlice';
import { demoReset, demoItemsRemoved } from '../../src/store/demoActions';
import { filtersChosen } from '../../src/store/shop/shopSlice';
import { selectCartRemovals } from '../../src/store/undo/cartRows';
import { selectWishlistIds } from '../../src/store/wishlist/wishlistSelectors';
import { productRemoved, productToggled } from '../../src/store/wishlist/wishlistSlice';
import { everythingTyped } from '../support/checkoutForm';
import type { TestStore } from '../support/store';
import { leavePage, storeWith, visit } from '../support/store';
import { undoLatest } from '../support/undo';

describe('Demo items', () => {
  const cartOf = ({ select }: TestStore) =>
    select(selectCartLines).map(({ key, quantity }) => [key, quantity]);
  const shield = { productId: 'fraud-shield', quantity: 1, billing: 'monthly' } as const;

  describe('The demo items in cart and wishlist', () => {
    it('become the visitor’s own when changed', () => {
      const { dispatch, select } = storeWith();
      dispatch(quantityChanged({ key: 'ai-personalization-engine:monthly', quantity: 2 }));
      expect(select(selectCartSampleKeys)).toEqual(['dynamic-pricing-optimizer:monthly']);
    });

    it('are removed from both at once, keeping the visitor’s items, with undo', () => {
      const page = storeWith();
      page.dispatch(lineAdded(shield));
      page.dispatch(productToggled({ productId: 'dynamic-pricing-optimizer' }));
      page.dispatch(demoItemsRemoved());
      expect(cartOf(page)).toEqual([['fraud-shield:monthly', 1]]);
      expect(page.select(selectWishlistIds)).toEqual(['dynamic-pricing-optimizer']);
      undoLatest(page, 'samples');
      expect(cartOf(page)).toHaveLength(3);
      expect(page.select(selectWishlistIds)).toHaveLength(4);
      expect(page.select(selectIsSampleQuestionAnswered)).toBe(false);
    });

    it('leave the units that the visitor added to them, also after an undo', () => {
      const page = storeWith();
      const own = { productId: 'dynamic-pricing-optimizer', quantity: 3, billing: 'monthly' } as const;
      page.dispatch(lineAdded(own));
      expect(cartOf(page)[1]).toEqual(['dynamic-pricing-optimizer:monthly', 4]);
      expect(page.select(selectCartSampleKeys)).toHaveLength(2);
      page.dispatch(demoItemsRemoved());
      expect(cartOf(page)).toEqual([['dynamic-pricing-optimizer:monthly', 3]]);
      expect(page.select(selectCartSampleKeys)).toEqual([]);
      undoLatest(page, 'samples');
      expect(cartOf(page)[1]).toEqual(['dynamic-pricing-optimizer:monthly', 4]);
      expect(page.select(selectCartSampleKeys)).toHaveLength(2);
    });

    it('are restored without other removals, earlier or later', () => {
      const page = storeWith();
      page.dispatch(lineRemoved({ key: 'ai-personalization-engine:monthly' }));
      page.dispatch(productRemoved({ productId: 'fraud-shield' }));
      page.dispatch(demoItemsRemoved());
      page.dispatch(lineAdded(shield));
      page.dispatch(lineRemoved({ key: 'fraud-shield:monthly' }));
      undoLatest(page, 'samples');
      expect(cartOf(page)).toEqual([['dynamic-pricing-optimizer:monthly', 1]]);
      expect(page.select(selectWishlistIds)).toEqual([
        'conversational-ai-assistant',
        'review-sentiment-monitor',
      ]);
      expect(page.select(selectCartRemovals)).toHaveLength(2);
    });
  });

  describe('The answer about demo items', () => {
    it.each([
      ['to keep them', demoItemsKept(), 2],
      ['to start empty', demoItemsRemoved(), 0],
    ])('%s survives a reload', async (_title, answer, lines) => {
      const storage = memoryStorage();
      const page = await visit(storage);
      page.dispatch(answer);
      leavePage();
      const again = await visit(storage);
      expect(again.select(selectIsSampleQuestionAnswered)).toBe(true);
      expect(cartOf(again)).toHaveLength(lines);
    });

    it('is forgotten by a reset to demo items, and not needed after an empty start', () => {
      const page = storeWith();
      page.dispatch(demoItemsKept());
      page.dispatch(demoReset({ to: 'firstVisit' }));
      expect(page.select(selectIsSampleQuestionAnswered)).toBe(false);
      expect(page.select(selectCartSampleKeys)).toHaveLength(2);
      page.dispatch(demoReset({ to: 'nothing' }));
      expect(page.select(selectIsSampleQuestionAnswered)).toBe(true);
    });
  });
});

describe('A reset', () => {
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
    undoLatest(page, 'reset');
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
    expect(page.select(selectPlacedOrder)).toBeNull();
  });

  test('a reset reaches other tabs and survives a reload', async () => {
    const storage = memoryStorage();
    const mine = await visit(storage);
    const other = await visit(storage);
    mine.dispatch(lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' }));
    leavePage();
    other.store.saving.sync();
    mine.dispatch(demoReset({ to: 'firstVisit' }));
    leavePage();
    other.store.saving.sync();
    expect(cartOf(other)).toEqual(twoOfAFirstVisit);
    expect(cartOf(await visit(storage))).toEqual(twoOfAFirstVisit);
  });
});
