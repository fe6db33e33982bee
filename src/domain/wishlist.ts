import type { EntryKind, Stamped } from './merge';
import { inOrder, mergeEntries, nextStamp } from './merge';

/** A product as the wishlist keeps it; one that was taken off stays, marked so (see `merge.ts` for why). */
export interface WishlistEntry<Id extends string = string> extends Stamped {
  readonly productId: Id;
  readonly isListed: boolean;
}

/** Copies of an entry are known by their product; of two simultaneous changes, keeping it wins. */
function kind<Id extends string>(): EntryKind<WishlistEntry<Id>> {
  return { keyOf: ({ productId }) => productId, rankOf: ({ isListed }) => Number(isListed) };
}

/** The ids on the wishlist, oldest first. */
export function listedIds<Id extends string>(entries: readonly WishlistEntry<Id>[]): readonly Id[] {
  return entries.filter(({ isListed }) => isListed).map(({ productId }) => productId);
}

/** The wishlist with products at its end, in their order; those that are on it already stay where they are. */
export function withListed<Id extends string>(
  entries: readonly WishlistEntry<Id>[],
  productIds: readonly Id[],
): readonly WishlistEntry<Id>[] {
  return productIds.reduce((list, productId) => {
    if (listedIds(list).includes(productId)) return list;
    const stamp = nextStamp(list);
    return replaced(list, { productId, isListed: true, added: stamp, changed: stamp });
  }, entries);
}

/** The wishlist without some products. */
export function withoutListed<Id extends string>(
  entries: readonly WishlistEntry<Id>[],
  productIds: readonly Id[],
): readonly WishlistEntry<Id>[] {
  return withListing(entries, productIds, false);
}

/** The wishlist with removed products in their old places. */
export function withListingRestored<Id extends string>(
  entries: readonly WishlistEntry<Id>[],
  productIds: readonly Id[],
): readonly WishlistEntry<Id>[] {
  return withListing(entries, productIds, true);
}

/** Two tabs' copies of the wishlist as one. */
export function mergeWishlists<Id extends string>(
  mine: readonly WishlistEntry<Id>[],
  theirs: readonly WishlistEntry<Id>[],
): readonly WishlistEntry<Id>[] {
  return mergeEntries(mine, theirs, kind<Id>());
}

function withListing<Id extends string>(
  entries: readonly WishlistEntry<Id>[],
  productIds: readonly Id[],
  isListed: boolean,
): readonly WishlistEntry<Id>[] {
  const stamp = nextStamp(entries);
  const isConcerned = (entry: WishlistEntry<Id>) =>
    productIds.includes(entry.productId) && entry.isListed !== isListed;
  return entries.some(isConcerned)
    ? entries.map((entry) => (isConcerned(entry) ? { ...entry, isListed, changed: stamp } : entry))
    : entries;
}

function replaced<Id extends string>(
  entries: readonly WishlistEntry<Id>[],
  entry: WishlistEntry<Id>,
): readonly WishlistEntry<Id>[] {
  const others = entries.filter(({ productId }) => productId !== entry.productId);
  return inOrder([...others, entry], kind<Id>());
}
