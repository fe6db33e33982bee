import { CACHE_SHOP } from '../../src/content/shop/offlineShop';

test('a page can ask the service worker of another release to cache the shop', () => {
  expect(CACHE_SHOP).toBe('KEEP_SHOP');
});
