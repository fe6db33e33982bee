import type { ProductId } from '../../src/content/slugs';
import { productIds } from '../../src/content/slugs';
import { selectWishlistRemovals, selectWishlistRows } from '../../src/store/undo/wishlistRows';
import {
  selectIsWishlisted,
  selectWishlistIds,
  selectWishlistRecommendations,
  selectWishlistStats,
} from '../../src/store/wishlist/wishlistSelectors';
import {
  productRemoved,
  productToggled,
  sharedListAdded,
  wishlistCleared,
  sortChosen,
  selectWishlistSort,
} from '../../src/store/wishlist/wishlistSlice';
import type { TestStore } from '../support/store';
import { storeWith } from '../support/store';
import { putProductBack } from '../support/undo';

const engine = 'ai-personalization-engine';
const assistant = 'conversational-ai-assistant';
const monitor = 'review-sentiment-monitor';
const shield = 'fraud-shield';
const wishlist: readonly ProductId[] = [assistant, monitor, shield];

it('a heart adds a product that isn’t on the wishlist, as the newest', () => {
  const { dispatch, select } = storeWith({ wishlist });
  expect(select(selectIsWishlisted, engine)).toBe(false);
  dispatch(productToggled({ productId: engine }));
  expect(select(selectIsWishlisted, engine)).toBe(true);
  expect(select(selectWishlistIds)).toEqual([...wishlist, engine]);
});

describe('Removing from the wishlist', () => {
  /** Lists the wishlist's rows from top to bottom: products, and removals that can be undone. */
  const rows = ({ select }: TestStore) =>
    select(selectWishlistRows).map((row) =>
      row.kind === 'removal'
        ? `undo: ${row.removal.products.map(({ id }) => id).join(', ')}`
        : row.product.id,
    );

  it('changes nothing and offers no undo for a product that isn’t on it', () => {
    const { dispatch, select } = storeWith({ wishlist });
    dispatch(productRemoved({ productId: engine }));
    expect(select(selectWishlistIds)).toEqual(wishlist);
    expect(select(selectWishlistRemovals)).toEqual([]);
  });

  it('offers undo in the product’s position in the chosen order', () => {
    const page = storeWith({ wishlist });
    page.dispatch(sortChosen({ sort: 'price-low' }));
    page.dispatch(productRemoved({ productId: monitor }));
    expect(rows(page)).toEqual(['undo: review-sentiment-monitor', assistant, shield]);
  });

  it('can still be undone after sorting and a shared list', () => {
    const { dispatch, select } = storeWith({ wishlist });
    dispatch(productRemoved({ productId: assistant }));
    dispatch(sortChosen({ sort: 'name' }));
    dispatch(sharedListAdded({ productIds: [engine] }));
    putProductBack({ dispatch, select }, assistant);
    expect(select(selectWishlistIds)).toEqual([...wishlist, engine]);
    expect(select(selectWishlistSort)).toBe('name');
  });
});

it('recommendations are the products that aren’t on the wishlist, in the shop’s order', () => {
  const { dispatch, select } = storeWith({ wishlist });
  const recommended = () => select(selectWishlistRecommendations).map(({ id }) => id);
  const others = productIds.filter((id) => !wishlist.includes(id));
  expect(others.slice(0, 2)).toEqual([engine, 'dynamic-pricing-optimizer']);
  expect(recommended()).toEqual(others);
  dispatch(productToggled({ productId: engine }));
  expect(recommended()).toEqual(others.slice(1));
  dispatch(wishlistCleared());
  expect(recommended()).toEqual(productIds);
});

it('a shared wishlist is appended, and existing products keep their position', () => {
  const { dispatch, select } = storeWith({ wishlist: [monitor] });
  dispatch(sharedListAdded({ productIds: [shield, monitor, engine, shield] }));
  expect(select(selectWishlistIds)).toEqual([monitor, shield, engine]);
});

describe('The wishlist’s figures', () => {
  it('count products and add up prices and savings', () => {
    expect(storeWith({ wishlist }).select(selectWishlistStats)).toEqual({
      count: 3,
      total: 3999 + 999 + 4999,
      byLongerPeriods: [{ billing: 'yearly', total: 99970 }],
      discount: 4999 + 1299 + 5999 - (3999 + 999 + 4999),
    });
  });

  it('are all 0 for an empty wishlist', () => {
    expect(storeWith({ wishlist: [] }).select(selectWishlistStats)).toEqual({
      count: 0,
      total: 0,
      byLongerPeriods: [{ billing: 'yearly', total: 0 }],
      discount: 0,
    });
  });
});
