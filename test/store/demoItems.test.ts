/** @jest-environment jest-fixed-jsdom */
import { selectCartDemoItems, selectCartLines } from '../../src/store/cart/cartSelectors';
import { lineAdded, lineRemoved, quantityChanged } from '../../src/store/cart/cartSlice';
import { demoReset, demoItemsRemoved } from '../../src/store/events';
import { selectAreDemoItemsAnswered } from '../../src/store/demoItems/demoItemsSelectors';
import { demoItemsKept } from '../../src/store/demoItems/demoItemsSlice';
import { memoryStorage } from '../../src/persistence/storage';
import { selectCartRemovals } from '../../src/store/undo/cartRows';
import { selectWishlistDemoItems, selectWishlistIds } from '../../src/store/wishlist/wishlistSelectors';
import { productRemoved, productToggled } from '../../src/store/wishlist/wishlistSlice';
import type { TestStore } from '../support/store';
import { leavePage, storeWith, visit } from '../support/store';
import { undoLatest } from '../support/undo';

const cartOf = ({ select }: TestStore) => select(selectCartLines).map(({ key, quantity }) => [key, quantity]);
const shield = { productId: 'fraud-shield', quantity: 1, billing: 'monthly' } as const;

describe('The sample items in cart and wishlist', () => {
  it('is known, and the question about it is open', () => {
    const { select } = storeWith();
    expect(select(selectAreDemoItemsAnswered)).toBe(false);
    expect(select(selectCartDemoItems)).toEqual([
      'ai-personalization-engine:monthly',
      'dynamic-pricing-optimizer:monthly',
    ]);
    expect(select(selectWishlistDemoItems)).toHaveLength(3);
  });

  it('is the visitor’s own once it is changed', () => {
    const { dispatch, select } = storeWith();
    dispatch(quantityChanged({ key: 'ai-personalization-engine:monthly', quantity: 2 }));
    expect(select(selectCartDemoItems)).toEqual(['dynamic-pricing-optimizer:monthly']);
  });

  it('goes from both at once, what the visitor has added stays, and it can be undone', () => {
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

  it('comes back without what else was removed, before or after', () => {
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

  it('is not undone where nothing of it was removed', () => {
    const page = storeWith();
    page.dispatch(lineRemoved({ key: 'ai-personalization-engine:monthly' }));
    undoLatest(page, 'demoItemsRemoved');
    expect(cartOf(page)).toHaveLength(1);
  });
});

describe('The answer', () => {
  it.each([
    ['to keep them', demoItemsKept(), 2],
    ['to start empty', demoItemsRemoved(), 0],
  ])('%s is kept over a reload', async (_title, answer, lines) => {
    const storage = memoryStorage();
    const page = await visit(storage);
    page.dispatch(answer);
    leavePage();
    const again = await visit(storage);
    expect(again.select(selectAreDemoItemsAnswered)).toBe(true);
    expect(cartOf(again)).toHaveLength(lines);
  });

  it('counts in another tab at once, and no other tab takes it back', async () => {
    const storage = memoryStorage();
    const mine = await visit(storage);
    const other = await visit(storage);
    mine.dispatch(demoItemsKept());
    leavePage();
    other.store.persistence.hear();
    expect(other.select(selectAreDemoItemsAnswered)).toBe(true);
    other.dispatch(lineAdded(shield));
    leavePage();
    expect((await visit(storage)).select(selectAreDemoItemsAnswered)).toBe(true);
  });

  it('is forgotten by a reset, which asks again; who starts with nothing is not asked', () => {
    const page = storeWith();
    page.dispatch(demoItemsKept());
    page.dispatch(demoReset({ to: 'firstVisit' }));
    expect(page.select(selectAreDemoItemsAnswered)).toBe(false);
    expect(page.select(selectCartDemoItems)).toHaveLength(2);
    page.dispatch(demoReset({ to: 'nothing' }));
    expect(page.select(selectAreDemoItemsAnswered)).toBe(true);
  });
});
