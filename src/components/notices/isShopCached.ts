/** Tests whether a service worker has cached the whole shop on request, in this or an earlier release. */
export async function isShopCached(): Promise<boolean> {
  const names = 'caches' in window ? await caches.keys() : [];
  return ['tangelo-shop-', 'tangelo-precache-'].every((prefix) =>
    names.some((name) => name.startsWith(prefix)),
  );
}
