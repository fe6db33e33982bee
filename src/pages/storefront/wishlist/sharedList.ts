import { findProduct } from '../../../content/products/catalogue';
import type { Product } from '../../../content/products/types';

/** A wishlist that came by a link. */
export interface SharedList {
  readonly products: readonly Product[];
  /** How many of its entries the shop does not have. */
  readonly unknown: number;
}

/** Reads the list of a link (`/wishlist?items=a,b`, see `paths.sharedWishlist`): each product once, in its order. */
export function readSharedList(items: string): SharedList {
  const ids = new Set(
    items
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  );
  const products = [...ids].map(findProduct).filter((product) => product !== undefined);
  return { products, unknown: ids.size - products.length };
}
