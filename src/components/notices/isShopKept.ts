/**
 * Tests whether a service worker, of this or an earlier release, was asked to cache the whole shop and has
 * done so.
 */
export async function isShopKept(): Promise<boolean> {
  const names = 'caches' in window ? await caches.keys() : [];
  return names.some((name) => name.startsWith('tangelo-shop-'));
}
