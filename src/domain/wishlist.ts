/** A product on the wishlist. */
export interface WishlistItem {
  readonly productId: string;
  /** The demo put it here for a first visit. */
  readonly isDemoItem?: true;
}

/** Adds products at the end, in their order. Those that are listed already stay where they are. */
export function withListed(
  items: readonly WishlistItem[],
  productIds: readonly string[],
): readonly WishlistItem[] {
  const added = new Set(productIds.filter((id) => !items.some(({ productId }) => productId === id)));
  return added.size === 0 ? items : [...items, ...[...added].map((productId) => ({ productId }))];
}

/** Removes products. */
export function withoutListed(
  items: readonly WishlistItem[],
  productIds: readonly string[],
): readonly WishlistItem[] {
  const rest = items.filter(({ productId }) => !productIds.includes(productId));
  return rest.length === items.length ? items : rest;
}
