import * as v from 'valibot';
import { findProduct } from '../../content/products/catalogue';
import type { ProductId } from '../../content/slugs';
import { productIds } from '../../content/slugs';
import { productCategories } from '../../content/types';
import { billingPeriods } from '../../domain/billing';
import type { CartEntry } from '../../domain/cart';
import { mergeCarts } from '../../domain/cart';
import { shopSorts } from '../../domain/products';
import { MAX_QUANTITY } from '../../domain/quantity';
import type { WishlistEntry } from '../../domain/wishlist';
import { mergeWishlists } from '../../domain/wishlist';
import type { PricingState } from '../pricing/pricingSlice';
import type { RootState } from '../rootReducer';
import type { ShopState } from '../shop/shopSlice';

/** What is kept on the visitor's device, and nothing else: ids and choices, no names, no prices. */
export interface SavedState {
  readonly cart: { readonly entries: readonly CartEntry[] };
  readonly wishlist: { readonly entries: readonly WishlistEntry<ProductId>[] };
  readonly shop: ShopState;
  readonly pricing: PricingState;
}

/** The saved slices by name, so that the compiler asks for one that joins {@link SavedState}. */
const isSaved: Readonly<Record<keyof SavedState, true>> = {
  cart: true,
  wishlist: true,
  shop: true,
  pricing: true,
};

/** Whether a slice is saved at all. */
export function isSavedSlice(slice: string): slice is keyof SavedState {
  return Object.hasOwn(isSaved, slice);
}

/** The slices that are saved, in the order in which they are written. */
export const savedSlices = Object.keys(isSaved).filter(isSavedSlice);

/** The part of the state that is saved. */
export function toSaved({ cart, wishlist, shop, pricing }: RootState): SavedState {
  return {
    cart: { entries: cart.entries },
    wishlist: { entries: wishlist.entries },
    shop,
    pricing,
  };
}

/**
 * Nobody makes a billion changes; a time beyond that was tampered with. It counts as the beginning of time, or
 * no honest change could ever be later.
 */
const LATEST_STAMP = 1_000_000_000;

const stamp = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform((time) => (time > LATEST_STAMP ? 0 : time)),
);

const cartEntry = v.object({
  productId: v.pipe(
    v.string(),
    v.check((id) => findProduct(id) !== undefined),
  ),
  billing: v.picklist(billingPeriods),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_QUANTITY)),
  added: stamp,
  changed: stamp,
});

const wishlistEntry = v.object({
  productId: v.picklist(productIds),
  isListed: v.boolean(),
  added: stamp,
  changed: stamp,
});

/** An entry that says that something was removed: nobody misses it. */
const removal = v.union([v.object({ quantity: v.literal(0) }), v.object({ isListed: v.literal(false) })]);

const list = v.object({ entries: v.array(v.unknown()) });

const shop = v.object({
  category: v.fallback(v.picklist(['all', ...productCategories]), 'all'),
  sort: v.fallback(v.picklist(shopSorts), 'name'),
});

const pricing = v.object({ billing: v.picklist(billingPeriods) });

/** What could be used of what was read. */
export interface Validated {
  readonly saved: Partial<SavedState>;
  /** How many cart lines and wishlist products did not fit and were left out. */
  readonly dropped: number;
  /** Whether a whole slice did not fit. */
  readonly isDamaged: boolean;
}

/**
 * Keeps of each slice what fits, entry by entry: one bad line must not cost a cart, nor one bad slice the others.
 * A slice that is missing or does not fit at all is left out, and the store keeps its own. Never throws.
 */
export function validated(slices: ReadonlyMap<string, unknown>): Validated {
  const cart = readEntries(slices.get('cart'), cartEntry);
  const wishlist = readEntries(slices.get('wishlist'), wishlistEntry);
  const shopResult = v.safeParse(shop, slices.get('shop'));
  const pricingResult = v.safeParse(pricing, slices.get('pricing'));
  const fits = {
    cart: cart !== null,
    wishlist: wishlist !== null,
    shop: shopResult.success,
    pricing: pricingResult.success,
  };
  return {
    saved: {
      // Merging into nothing keeps, of entries with the same identity, the one changed last.
      ...(cart && { cart: { entries: mergeCarts([], cart.kept) } }),
      ...(wishlist && { wishlist: { entries: mergeWishlists([], wishlist.kept) } }),
      ...(shopResult.success && { shop: shopResult.output }),
      ...(pricingResult.success && { pricing: pricingResult.output }),
    },
    dropped: (cart?.dropped ?? 0) + (wishlist?.dropped ?? 0),
    isDamaged: savedSlices.some((slice) => slices.has(slice) && !fits[slice]),
  };
}

function readEntries<const Entry extends v.GenericSchema>(value: unknown, entry: Entry) {
  const result = v.safeParse(list, value);
  if (!result.success) return null;
  const kept: v.InferOutput<Entry>[] = [];
  let dropped = 0;
  for (const candidate of result.output.entries) {
    const parsed = v.safeParse(entry, candidate);
    if (parsed.success) kept.push(parsed.output);
    else if (!v.is(removal, candidate)) dropped += 1;
  }
  return { kept, dropped };
}
