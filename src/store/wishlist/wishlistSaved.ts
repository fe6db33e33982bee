import * as v from 'valibot';
import { findProduct } from '../../content/products/catalogue';
import type { WishlistEntry } from '../../domain/wishlist';
import { wishlistEntries } from '../../domain/wishlist';
import { savedEntries } from '../persistence/savedEntries';

/** How the wishlist is saved: its entries, without its sort and the undoing of a removal. */
export const wishlistSaved = savedEntries<WishlistEntry>({
  kind: wishlistEntries,
  fields: { productId: v.string(), isListed: v.boolean() },
  isUnknown: ({ productId, isListed }) => isListed && findProduct(productId) === undefined,
});
