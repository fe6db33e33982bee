import { findProduct } from '../../content/products/catalogue';
import type { WishlistEntry } from '../../domain/wishlist';
import { wishlistEntries } from '../../domain/wishlist';
import { savedEntries } from '../persistence/savedEntries';
import { flagField, textField } from '../persistence/savedField';

/** How the wishlist is saved: its entries, without its sort and the undoing of a removal. */
export const wishlistSaved = savedEntries<WishlistEntry>({
  kind: wishlistEntries,
  fields: { productId: textField, isListed: flagField },
  isUnknown: ({ productId, isListed }) => isListed && findProduct(productId) === undefined,
});
