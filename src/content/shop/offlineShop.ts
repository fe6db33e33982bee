/** Message that asks the service worker to cache the whole shop. */
export const CACHE_SHOP = 'CACHE_SHOP';

/** Texts in the footer about offline use. */
export const offlineShop = {
  button: 'Keep the shop offline',
  saving: 'Saving the shop on this device…',
  saved: 'The shop works offline on this device.',
  failed: 'The shop couldn’t be saved. Check your connection and try again.',
} as const;
