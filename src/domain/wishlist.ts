import { without } from './without';

export interface WishlistItem {
  readonly productId: string;
  /** True for a sample. */
  readonly isDemoItem?: true;
}

/** Adds products at the end. Skips those already listed. */
export function withListed(items: WishlistItem[], productIds: readonly string[]): WishlistItem[] {
  const added = new Set(productIds.filter((id) => !items.some(({ productId }) => productId === id)));
  return added.size === 0 ? items : [...items, ...[...added].map((productId) => ({ productId }))];
}

export function withoutListed(items: WishlistItem[], productId: string): WishlistItem[] {
  return without(items, (item) => item.productId === productId);
}

export function withoutSamples(items: WishlistItem[]): WishlistItem[] {
  return without(items, ({ isDemoItem }) => isDemoItem === true);
}
