/** Asks the service worker to cache the whole shop. */
export const KEEP_SHOP = 'KEEP_SHOP';

/** Texts in the footer about offline use. */
export const keptShop = {
  keep: 'Keep the shop offline',
  keeping: 'Saving the shop on this device…',
  kept: 'The shop works offline on this device.',
  failed: 'The shop couldn’t be saved. Check your connection and try again.',
} as const;
