export interface WishlistItem {
  readonly productId: string;
  readonly isDemoItem?: true;
}

/** Adds products at the end. Skips those already listed. */
export function withListed(
  items: readonly WishlistItem[],
  productIds: readonly string[],
): readonly WishlistItem[] {
  const added = new Set(productIds.filter((id) => !items.some(({ productId }) => productId === id)));
  return added.size === 0 ? items : [...items, ...[...added].map((productId) => ({ productId }))];
}

export function withoutListed(items: readonly WishlistItem[], productId: string): readonly WishlistItem[] {
  return items.filter((item) => item.productId !== productId);
}
