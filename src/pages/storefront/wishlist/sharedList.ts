import { findProduct } from '../../../content/products/catalog';
import type { Product } from '../../../content/products/types';

export interface SharedList {
  readonly products: readonly Product[];
  /** Number of entries that aren't in the shop. */
  readonly unknown: number;
}

/**
 * Reads a shared list from its link (`/wishlist?items=a,b`, see `paths.sharedWishlist`): in order, without
 * duplicates.
 */
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
