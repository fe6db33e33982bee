import { findProduct } from '../content/products/catalog';
import { isBillingPeriod } from '../domain/billing';
import type { CartLine } from '../domain/cart';
import { lineKey } from '../domain/cart';
import type { CheckoutForm } from '../domain/checkout';
import { checkoutSteps, formValidators } from '../domain/checkout';
import { isOrder } from '../domain/order';
import { isQuantity } from '../domain/quantity';
import { storageKeys } from '../domain/storageKeys';
import type { WishlistItem } from '../domain/wishlist';
import { storageKeyOf } from '../persistence/savedFile';
import type { SavedTable } from '../persistence/table';
import { fieldsOf, tabFields, list, sharedValue, tabValue, lastValue } from '../persistence/table';
import type { Migration } from '../persistence/savedText';
import type { Validator } from '../domain/validators';
import { isFlag, isOneOf, isRecordOf, isText, orNull } from '../domain/validators';
import { filterValidators } from './shop/shopSlice';
import type { RootState } from './slices';

const isTrueOrMissing: Validator<true | undefined> = (value) => value === undefined || value === true;

/** Rejects unknown products, which stay in storage for the release that sells them. */
const isSold: Validator<string> = (value): value is string =>
  typeof value === 'string' && findProduct(value) !== undefined;

const isCartLine = isRecordOf<CartLine>({
  productId: isSold,
  billing: isBillingPeriod,
  quantity: isQuantity,
  isDemoItem: isTrueOrMissing,
});

const isWishlistItem = isRecordOf<WishlistItem>({ productId: isSold, isDemoItem: isTrueOrMissing });

/**
 * How each field is saved; null if it, or the whole slice, isn't. A line's key is its product and period, so that two
 * tabs that add the same make one line; the price is that a changed period removes one line and adds another.
 */
export const saved = {
  cart: { lines: list(isCartLine, lineKey), id: sharedValue(orNull(isText)) },
  orders: { orders: list(isOrder, ({ number }) => number) },
  // The specification saves how the shop is sorted, but not the wishlist.
  wishlist: { items: list(isWishlistItem, ({ productId }) => productId), sort: null },
  checkout: {
    form: tabFields<CheckoutForm>(formValidators),
    reached: tabValue(isOneOf(checkoutSteps)),
    placed: tabValue(orNull(isText)),
    details: null,
  },
  shop: {
    category: lastValue(filterValidators.category),
    sort: lastValue(filterValidators.sort),
  },
  pricing: { billing: lastValue(isBillingPeriod) },
  demoItems: { isAnswered: sharedValue(isFlag) },
  // Lasts as long as the page, as the notices with Undo do.
  undo: null,
} satisfies SavedTable<RootState>;

/**
 * One for each released version but the first. To change the meaning of a saved value, append a migration, and add a
 * text of the previous version to `test/store/fixtures/`.
 */
export const migrations: readonly Migration[] = [];

/** The key of the saved text in storage. */
export const STORAGE_KEY = storageKeyOf(storageKeys.saved, 1 + migrations.length);

/** The fields that outlast a tab. Undo restores these, because the table already says how to split them into items by key. */
export const lastingFields = fieldsOf(saved).filter(({ field }) => field.kind !== 'tab');
