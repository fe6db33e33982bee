import { findProduct } from '../content/products/catalog';
import { isBillingPeriod } from '../domain/billing';
import type { CartLine } from '../domain/cart';
import { lineKey } from '../domain/cart';
import type { AmountRow } from '../domain/money';
import type { SavedLine, SavedOrder } from '../domain/order';
import { MAX_QUANTITY, isQuantity } from '../domain/quantity';
import type { Renewal } from '../domain/renewals';
import { storageKeys } from '../domain/storageKeys';
import type { WishlistItem } from '../domain/wishlist';
import type { Validator } from '../persistence/fields';
import {
  sharedValue,
  valuePerTab,
  isIntegerBetween,
  isDay,
  isFlag,
  isListOf,
  isTimestamp,
  isRecordOf,
  isText,
  list,
  orMissing,
} from '../persistence/fields';
import type { FileFormat } from '../persistence/fileFormat';
import { keyOf, versionOf } from '../persistence/fileFormat';
import type { SavedTable } from '../persistence/values';
import { savedValues } from '../persistence/values';
import { migrations } from './migrations';
import { filterValidators } from './shop/shopSlice';
import type { RootState } from './slices';
import { firstVisit } from './slices';

/** Maximum amount, $100 million in cents. Sums of such amounts stay exact. */
const MAX_AMOUNT = 10_000_000_000;

const isTrueOrMissing: Validator<true | undefined> = (value) => value === undefined || value === true;

/** Rejects unknown products, which stay in storage for the release that sells them. */
const isSold: Validator<string> = (value): value is string =>
  typeof value === 'string' && findProduct(value) !== undefined;

export const isCartLine = isRecordOf<CartLine>({
  productId: isSold,
  billing: isBillingPeriod,
  quantity: isQuantity,
  isDemoItem: isTrueOrMissing,
});

export const isWishlistItem = isRecordOf<WishlistItem>({ productId: isSold, isDemoItem: isTrueOrMissing });

/** Accepts discontinued products and any kind of charged row, because a receipt shows them. */
const isOrder = isRecordOf<SavedOrder>({
  number: isText,
  placedAt: isTimestamp,
  lines: isListOf(
    isRecordOf<SavedLine>({
      productId: isText,
      billing: isBillingPeriod,
      quantity: isIntegerBetween(0, MAX_QUANTITY),
      amount: isIntegerBetween(0, MAX_AMOUNT),
    }),
  ),
  due: isListOf(
    isRecordOf<AmountRow>({
      kind: isText,
      label: isText,
      cents: isIntegerBetween(-MAX_AMOUNT, MAX_AMOUNT),
    }),
  ),
  renewals: orMissing(
    isListOf(
      isRecordOf<Renewal>({ billing: isBillingPeriod, total: isIntegerBetween(0, MAX_AMOUNT), from: isDay }),
    ),
  ),
});

/** How each field is saved; null if it isn't. */
export const saved = {
  cart: { lines: list(isCartLine, lineKey) },
  orders: { orders: list(isOrder, ({ number }) => number) },
  wishlist: { items: list(isWishlistItem, ({ productId }) => productId), sort: null },
  shop: {
    category: valuePerTab(filterValidators.category),
    sort: valuePerTab(filterValidators.sort),
  },
  pricing: { billing: valuePerTab(isBillingPeriod) },
  demoItems: { isAnswered: sharedValue(isFlag) },
} satisfies SavedTable<RootState>;

export const values = savedValues(saved, firstVisit);

export const fileFormat: FileFormat = {
  key: storageKeys.shop,
  migrations,
  isInitial: values.isInitial,
};

export const STORAGE_KEY = keyOf(fileFormat, versionOf(fileFormat));
