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
  const stamp = nextStamp(entries);
  return replacedWhere(
    entries,
    ({ productId, isListed }) => isListed && productIds.includes(productId),
    // Of what is taken off, its identity and its times are kept.
    ({ productId, added }) => ({ productId, isListed: false, added, changed: stamp }),
  );
}

/** The wishlist with these products in their order, and no others. */
export function withListReplaced(
  entries: readonly WishlistEntry[],
  productIds: readonly string[],
): readonly WishlistEntry[] {
  return withListed(withoutListed(entries, listedIds(entries)), productIds);
}

/** The wishlist with products that were taken off in their old places. */
export function withListingRestored(
  entries: readonly WishlistEntry[],
  productIds: readonly string[],
): readonly WishlistEntry[] {
  const stamp = nextStamp(entries);
  return replacedWhere(
    entries,
    ({ productId, isListed }) => !isListed && productIds.includes(productId),
    (entry) => ({ ...entry, isListed: true, changed: stamp }),
  );
}

function replacedWhere(
  entries: readonly WishlistEntry[],
  isConcerned: (entry: WishlistEntry) => boolean,
  replace: (entry: WishlistEntry) => WishlistEntry,
): readonly WishlistEntry[] {
  return entries.some(isConcerned)
    ? entries.map((entry) => (isConcerned(entry) ? replace(entry) : entry))
    : entries;
}
