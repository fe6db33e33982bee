/** The wishlist's name, as a title and in a sentence. Rename it here. */
export const wishlistName = { title: 'Wishlist', inText: 'wishlist' } as const;

/** Names a product's heart button. */
export const addToWishlistLabel = (product: string) => `Add ${product} to ${wishlistName.inText}`;

/** Beside a product's buttons, without scripts. */
export const needScripts = `Cart and ${wishlistName.inText} need JavaScript.`;
