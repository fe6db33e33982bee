import type { EntryKind, Stamped } from './merge';
import { nextStamp, withEntry } from './merge';

/** A product as the wishlist keeps it; one that was taken off is kept, marked so (`merge.ts` says why). */
export interface WishlistEntry extends Stamped {
  readonly productId: string;
  readonly isListed: boolean;
}

/** Wishlist entries are copies if they name one product; of two simultaneous changes, keeping it wins. */
export const wishlistEntries: EntryKind<WishlistEntry> = {
  keyOf: ({ productId }) => productId,
  rankOf: ({ isListed }) => Number(isListed),
  rebased: (mine) => mine,
  isGone: ({ isListed }) => !isListed,
  // Of what is taken off, its identity and its times are kept.
  gone: ({ productId, added, changed }) => ({ productId, isListed: false, added, changed }),
  reverted: (now, { before }) => (before ? now : wishlistEntries.gone(now)),
};

/** The ids on the wishlist, oldest first. */
export function listedIds(entries: readonly WishlistEntry[]): readonly string[] {
  return entries.filter(({ isListed }) => isListed).map(({ productId }) => productId);
}

/** The wishlist with products at its end, in their order; those that are on it already stay where they are. */
export function withListed(
  entries: readonly WishlistEntry[],
  productIds: readonly string[],
): readonly WishlistEntry[] {
  return productIds.reduce((list, productId) => {
    if (listedIds(list).includes(productId)) return list;
    const stamp = nextStamp(list);
    return withEntry(list, { productId, isListed: true, added: stamp, changed: stamp }, wishlistEntries);
  }, entries);
}

/** The wishlist without some products. */
export function withoutListed(
  entries: readonly WishlistEntry[],
  productIds: readonly string[],
): readonly WishlistEntry[] {
  const changed = nextStamp(entries);
  const isConcerned = ({ productId, isListed }: WishlistEntry) => isListed && productIds.includes(productId);
  return entries.some(isConcerned)
    ? entries.map((entry) => (isConcerned(entry) ? { ...wishlistEntries.gone(entry), changed } : entry))
    : entries;
}
