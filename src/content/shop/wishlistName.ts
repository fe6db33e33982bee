/** The wishlist's name as a title and within a sentence, with the verb after it; every text takes them from here. */
export const wishlistName = { title: 'Wishlist', inText: 'wishlist', is: 'is' } as const;

/** Returns the accessible name of a heart button. */
export const addToWishlistLabel = (product: string) => `Add ${product} to ${wishlistName.inText}`;

/** Shown next to a product's buttons if scripts are off. */
export const needScripts = `Cart and ${wishlistName.inText} need JavaScript.`;
