/** The wishlist's name, as a title and within a sentence. Rename it here. */
export const wishlistName = { title: 'Wishlist', inText: 'wishlist' } as const;

/** Returns the accessible name of a heart button. */
export const addToWishlistLabel = (product: string) => `Add ${product} to ${wishlistName.inText}`;

/** Shown next to a product's buttons without scripts. */
export const needScripts = `Cart and ${wishlistName.inText} need JavaScript.`;
