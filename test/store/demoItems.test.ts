/** @jest-environment jest-fixed-jsdom */
import { selectCartDemoItems, selectCartLines } from '../../src/store/cart/cartSelectors';
import { lineAdded, lineRemoved, quantityChanged } from '../../src/store/cart/cartSlice';
import { demoReset, demoItemsRemoved } from '../../src/store/sharedActions';
import { demoItemsKept, selectAreDemoItemsAnswered } from '../../src/store/demoItems/demoItemsSlice';
import { memoryStorage } from '../../src/persistence/storage';
import { selectCartRemovals } from '../../src/store/undo/cartRows';
import { selectWishlistDemoItems, selectWishlistIds } from '../../src/store/wishlist/wishlistSelectors';
import { productRemoved, productToggled } from '../../src/store/wishlist/wishlistSlice';
import type { TestStore } from '../support/store';
import { leavePage, storeWith, visit } from '../support/store';
import { undoLatest } from '../support/undo';

const cartOf = ({ select }: TestStore) => select(selectCartLines).map(({ key, quantity }) => [key, quantity]);
const shield = { productId: 'fraud-shield', quantity: 1, billing: 'monthly' } as const;

describe('The demo items in cart and wishlist', () => {
  it('are known, and not yet confirmed', () => {
    const { select } = storeWith();
    expect(select(selectAreDemoItemsAnswered)).toBe(false);
    expect(select(selectCartDemoItems)).toEqual([
      'ai-personalization-engine:monthly',
      'dynamic-pricing-optimizer:monthly',
    ]);
    expect(select(selectWishlistDemoItems)).toHaveLength(3);
  });

  it('become the visitor’s own when changed', () => {
    const { dispatch, select } = storeWith();
    dispatch(quantityChanged({ key: 'ai-personalization-engine:monthly', quantity: 2 }));
    expect(select(selectCartDemoItems)).toEqual(['dynamic-pricing-optimizer:monthly']);
  });

  it('are removed from both at once, keeping the visitor’s items, with undo', () => {
    const page = storeWith();
    page.dispatch(lineAdded(shield));
    page.dispatch(productToggled({ productId: 'dynamic-pricing-optimizer' }));
    page.dispatch(demoItemsRemoved());
    expect(cartOf(page)).toEqual([['fraud-shield:monthly', 1]]);
    expect(page.select(selectWishlistIds)).toEqual(['dynamic-pricing-optimizer']);
    expect(page.select(selectCartRemovals)).toHaveLength(1);
    undoLatest(page, 'demoItemsRemoved');
    expect(cartOf(page)).toHaveLength(3);
    expect(page.select(selectWishlistIds)).toHaveLength(4);
    expect(page.select(selectAreDemoItemsAnswered)).toBe(false);
  });

  it('are restored without other removals, earlier or later', () => {
    const page = storeWith();
    page.dispatch(lineRemoved({ key: 'ai-personalization-engine:monthly' }));
    page.dispatch(productRemoved({ productId: 'fraud-shield' }));
    page.dispatch(demoItemsRemoved());
    page.dispatch(lineAdded(shield));
    page.dispatch(lineRemoved({ key: 'fraud-shield:monthly' }));
    undoLatest(page, 'demoItemsRemoved');
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
    expect(again.select(selectAreDemoItemsAnswered)).toBe(true);
    expect(cartOf(again)).toHaveLength(lines);
  });

  it('is forgotten by a reset to demo items, and not needed after an empty start', () => {
    const page = storeWith();
    page.dispatch(demoItemsKept());
    page.dispatch(demoReset({ to: 'firstVisit' }));
    expect(page.select(selectAreDemoItemsAnswered)).toBe(false);
    expect(page.select(selectCartDemoItems)).toHaveLength(2);
    page.dispatch(demoReset({ to: 'nothing' }));
    expect(page.select(selectAreDemoItemsAnswered)).toBe(true);
  });
});
