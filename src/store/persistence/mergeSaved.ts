import { mergeCarts } from '../../domain/cart';
import type { Stamped } from '../../domain/merge';
import { mergeWishlists } from '../../domain/wishlist';
import type { SavedState } from './savedState';

/** The lists of the saved state, whose copies can be merged. */
export type SavedLists = Pick<SavedState, 'cart' | 'wishlist'>;

/** Each saved slice, or that there is none: the compiler asks for one that was forgotten. */
type EachSlice = { readonly [Slice in keyof SavedState]: SavedState[Slice] | undefined };

/**
 * What is stored and what this tab has, as one. Lists are merged entry by entry; of the shop's filters and the
 * pricing toggle this tab's word counts only where it has changed them itself.
 */
export function mergeSaved(
  stored: Partial<SavedState>,
  mine: Partial<SavedState>,
  base: Partial<SavedState>,
): EachSlice {
  const ours = <Slice extends 'shop' | 'pricing'>(slice: Slice) =>
    JSON.stringify(mine[slice]) === JSON.stringify(base[slice])
      ? (stored[slice] ?? mine[slice])
      : (mine[slice] ?? stored[slice]);
  return {
    cart: { entries: mergeCarts(stored.cart?.entries ?? [], mine.cart?.entries ?? []) },
    wishlist: { entries: mergeWishlists(stored.wishlist?.entries ?? [], mine.wishlist?.entries ?? []) },
    shop: ours('shop'),
    pricing: ours('pricing'),
  };
}

/** Whether lists know of a change that the stored ones don't. */
export function hasNews({ cart, wishlist }: SavedLists, stored: Partial<SavedState>): boolean {
  const savedCart = stored.cart?.entries ?? [];
  const savedWishlist = stored.wishlist?.entries ?? [];
  return (
    mergeCarts(savedCart, cart.entries.filter(isChanged)) !== savedCart ||
    mergeWishlists(savedWishlist, wishlist.entries.filter(isChanged)) !== savedWishlist
  );
}

/** A state without the entries that a first visit finds, unless they have changed since. */
export function withoutInitial({ cart, wishlist, ...others }: Partial<SavedState>): Partial<SavedState> {
  return {
    ...others,
    ...(cart && { cart: { entries: cart.entries.filter(isChanged) } }),
    ...(wishlist && { wishlist: { entries: wishlist.entries.filter(isChanged) } }),
  };
}

const isChanged = ({ changed }: Stamped) => changed > 0;
