/** @jest-environment jest-fixed-jsdom */
import { selectCartRemovals } from '../../src/store/undo/cartRows';
import { selectCartLines } from '../../src/store/cart/cartSelectors';
import { lineAdded, lineRemoved } from '../../src/store/cart/cartSlice';
import { memoryStorage } from '../../src/persistence/storage';
import { filtersChosen, selectShopFilters } from '../../src/store/shop/shopSlice';
import { selectWishlistIds } from '../../src/store/wishlist/wishlistSelectors';
import {
  productRemoved,
  productToggled,
  sortChosen,
  selectWishlistSort,
} from '../../src/store/wishlist/wishlistSlice';
import type { ProductId } from '../../src/content/slugs';
import { STORAGE_KEY } from '../../src/store/saved';
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
  test('keep their own filters; the next visit gets the latest', async () => {
    const { storage, one, two } = await twoTabs();
    one.dispatch(filtersChosen({ category: 'security' }));
    exchange();
    add(two, 'fraud-shield');
    exchange();
    expect(two.select(selectShopFilters).category).toBe('all');
    expect((await visit(storage)).select(selectShopFilters).category).toBe('security');
  });

  test('don’t share unsaved state: undo and the wishlist’s sort', async () => {
    const { one, two } = await twoTabs();
    one.dispatch(lineRemoved({ key: 'ai-personalization-engine:monthly' }));
    one.dispatch(sortChosen({ sort: 'rating' }));
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

  test('offer no undo for a removal once the other tab has added the product again', async () => {
    const { one, two } = await twoTabs();
    one.dispatch(lineRemoved({ key: 'ai-personalization-engine:monthly' }));
    exchange();
    expect(one.select(selectCartRemovals)).toHaveLength(1);
    add(two, 'ai-personalization-engine');
    exchange();
    expect(one.select(selectCartRemovals)).toEqual([]);
  });
});
