/** Whether the service worker, of this release or an earlier one, was asked to keep the whole shop and has done so. */
export async function isShopKept(): Promise<boolean> {
  const names = 'caches' in window ? await caches.keys() : [];
  return names.some((name) => name.startsWith('tangelo-shop-'));
}
