/**
 * Message that asks the service worker to cache the whole shop. Its text never changes, because a page and its
 * service worker can be of different releases.
 */
export const CACHE_SHOP = 'KEEP_SHOP';

/** Texts in the footer about offline use. */
export const offlineShop = {
  button: 'Save the shop for offline use',
  saving: 'Saving the shop on this device…',
  saved: 'The shop works offline on this device.',
  failed: 'The shop couldn’t be saved. Check your connection and try again.',
} as const;
