/** @jest-environment jest-fixed-jsdom */
import { storageKeys } from '../../src/domain/storageKeys';
import { keyOf } from '../../src/persistence/savedFile';
import { selectDroppedCount } from '../../src/persistence/savingSlice';
import { memoryStorage } from '../../src/persistence/storage';
import { selectCartLines } from '../../src/store/cart/cartSelectors';
import { lineAdded } from '../../src/store/cart/cartSlice';
import { selectOrders } from '../../src/store/orders/ordersSelectors';
import { selectPricingBilling } from '../../src/store/pricing/pricingSlice';
import { selectShopFilters } from '../../src/store/shop/shopSlice';
import { selectWishlistIds } from '../../src/store/wishlist/wishlistSelectors';
import { leavePage, visit } from '../support/store';
import { savedByVersion } from './fixtures/savedStates';

test.each(Object.entries(savedByVersion))(
  'State saved by version %s is restored completely',
  async (version, text) => {
    const { select } = await visit(memoryStorage({ [keyOf(storageKeys.shop, Number(version))]: text }));
    expect(select(selectCartLines).map(({ key, quantity }) => [key, quantity])).toEqual([
      ['fraud-shield:yearly', 2],
      ['review-sentiment-monitor:monthly', 1],
    ]);
    expect(select(selectWishlistIds)).toEqual(['fraud-shield', 'dynamic-pricing-optimizer']);
    expect(select(selectShopFilters)).toEqual({ category: 'analytics', sort: 'price-low' });
    expect(select(selectPricingBilling)).toBe('yearly');
    expect(select(selectOrders).map(({ number }) => number)).toEqual(['TNG-20261121-K7Q2MX']);
    expect(select(selectDroppedCount)).toBe(0);
  },
);

test('Text saved before the first release is neither read nor changed', async () => {
  const storage = memoryStorage({ 'tangelo:shop:4': savedByVersion[1] ?? '' });
  const { dispatch, select } = await visit(storage);
  expect(select(selectCartLines)).toHaveLength(2);
  dispatch(lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' }));
  leavePage();
  expect(storage.getItem('tangelo:shop:4')).toBe(savedByVersion[1]);
});
