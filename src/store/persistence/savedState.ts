import * as v from 'valibot';
import { findProduct } from '../../content/products/catalogue';
import { productIds } from '../../content/slugs';
import { productCategories } from '../../content/types';
import { billingPeriods } from '../../domain/billing';
import type { CartLine } from '../../domain/cart';
import { withLineAdded } from '../../domain/cart';
import { shopSorts } from '../../domain/products';
import { MAX_QUANTITY } from '../../domain/quantity';
import type { RootState } from '../rootReducer';

/** The version of the saved shape; raise it, with a migration, when what is saved changes. */
export const SAVED_VERSION = 1;

/** What is kept on the visitor's device (decisions.md), and nothing else: ids and choices, no names, no prices. */
export interface SavedState {
  readonly cart: Pick<RootState['cart'], 'lines'>;
  readonly wishlist: Pick<RootState['wishlist'], 'productIds'>;
  readonly shop: RootState['shop'];
  readonly pricing: RootState['pricing'];
}

export const savedSlices: (keyof SavedState)[] = ['cart', 'wishlist', 'shop', 'pricing'];

/** Whether a slice is saved at all. */
export function isSavedSlice(slice: string): slice is keyof SavedState {
  return savedSlices.some((saved) => saved === slice);
}

/** The part of the state that is saved. */
export function toSaved({ cart, wishlist, shop, pricing }: RootState): SavedState {
  return {
    cart: { lines: cart.lines },
    wishlist: { productIds: wishlist.productIds },
    shop,
    pricing,
  };
}

const productId = v.picklist(productIds);

const cartLine = v.object({
  productId: v.pipe(
    v.string(),
    v.check((id) => findProduct(id) !== undefined),
  ),
  billing: v.picklist(billingPeriods),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
});

/** A list of which every fitting item is kept and every other is dropped: one bad line must not cost a cart. */
function fitting<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((values) =>
      values.flatMap((value) => {
        const result = v.safeParse(item, value);
        return result.success ? [result.output] : [];
      }),
    ),
  );
}

/** What each saved slice must look like. Unknown keys are left behind. */
const schemas = {
  cart: v.object({
    lines: v.pipe(
      fitting(cartLine),
      // Saved lines may repeat an identity that the store never repeats.
      v.transform((lines) => lines.reduce<readonly CartLine[]>(withLineAdded, [])),
    ),
  }),
  wishlist: v.object({
    productIds: v.pipe(
      fitting(productId),
      v.transform((ids) => [...new Set(ids)]),
    ),
  }),
  shop: v.object({
    category: v.fallback(v.picklist(['all', ...productCategories]), 'all'),
    sort: v.fallback(v.picklist(shopSorts), 'name'),
  }),
  pricing: v.object({ billing: v.picklist(billingPeriods) }),
};

/**
 * Reads saved text: each slice on its own, so that a broken one does not take the others with it. A slice that
 * is missing or does not fit is left out, and the store keeps its own. Never throws.
 *
 * @param text what redux-persist wrote: an object of slices, each one JSON text of its own
 */
export function readSavedState(text: string | null): Partial<SavedState> {
  const slices = parseJson(text ?? '');
  if (typeof slices !== 'object' || slices === null) return {};
  const texts = new Map<string, unknown>(Object.entries(slices));
  const read = <Schema extends v.GenericSchema>(slice: keyof SavedState, schema: Schema) => {
    const result = v.safeParse(schema, parseJson(texts.get(slice)));
    return result.success ? { [slice]: result.output } : {};
  };
  return {
    ...read('cart', schemas.cart),
    ...read('wishlist', schemas.wishlist),
    ...read('shop', schemas.shop),
    ...read('pricing', schemas.pricing),
  };
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
