import * as v from 'valibot';
import { productCategories } from '../../../../content/products/types';
import { billingPeriods } from '../../../../domain/billing';
import type { OrderDetails } from '../../../../domain/checkout';
import { countries, emptyCheckoutForm, formSteps, paymentMethods } from '../../../../domain/checkout';
import { shopSorts, wishlistSorts } from '../../../../domain/products';
import { MAX_QUANTITY } from '../../../../domain/quantity';

const text = v.string();
const integer = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(integer, v.minValue(0));
const billing = v.picklist(billingPeriods);
const isLineKey = (key: string) => billingPeriods.some((period) => key.endsWith(`:${period}`));
const key = v.pipe(text, v.check(isLineKey));
const category = v.picklist(['all', ...productCategories]);
const shopSort = v.picklist(shopSorts);
const wishlistSort = v.picklist(wishlistSorts);

const lineFields = { productId: text, billing, quantity: v.pipe(count, v.maxValue(MAX_QUANTITY)) };
const withLines = v.looseObject({ lines: v.array(v.looseObject(lineFields)) });
const product = v.looseObject({ productId: text });
const products = v.looseObject({ productIds: v.array(text) });
const nothing = v.unknown();

const detailFields = {
  email: text,
  firstName: text,
  lastName: text,
  company: text,
  address: text,
  city: text,
  state: text,
  zipCode: text,
  country: v.picklist(countries),
  paymentMethod: v.picklist(paymentMethods),
} satisfies Readonly<Record<keyof OrderDetails, v.GenericSchema>>;
const details = v.looseObject(detailFields);
const form = v.looseObject({ ...detailFields, nameOnCard: text });
const fieldChange = v.pipe(
  v.looseObject({ field: v.picklist(Object.keys(emptyCheckoutForm)), value: v.unknown() }),
  v.check(({ field, value }) => v.is(form, { ...emptyCheckoutForm, [field]: value })),
);

const orderFields = {
  number: text,
  placedAt: v.pipe(text, v.isoTimestamp()),
  lines: v.array(v.looseObject({ ...lineFields, amount: count })),
  due: v.array(v.looseObject({ kind: text, label: text, cents: integer })),
  renewals: v.optional(v.array(v.looseObject({ billing, total: count, from: v.pipe(text, v.isoDate()) }))),
};

/** Saved values by path. Readers validate them again. */
const document = v.record(text, v.looseObject({ at: count, added: v.number() }));

/** Schema of each event's payload. Events without an entry are unknown. */
const payloads: Readonly<Record<string, v.GenericSchema>> = {
  'cart/lineAdded': v.looseObject(lineFields),
  'cart/productsAdded': products,
  'cart/quantityChanged': v.looseObject({ key, quantity: v.number() }),
  'cart/billingChanged': v.looseObject({ key, billing }),
  'cart/lineRemoved': v.looseObject({ key }),
  'cart/lineMoved': v.looseObject({ key, productId: text }),
  'cart/cartEmptied': nothing,
  'cart/sharedCartAdded': withLines,
  'cart/sharedCartTaken': withLines,
  'cart/orderRepeated': withLines,
  'cart/commandFollowed': withLines,
  'cart/cartReplaced': withLines,
  'checkout/fieldChanged': fieldChange,
  'checkout/stepCompleted': v.looseObject({ step: v.picklist(formSteps) }),
  'checkout/orderPlaced': v.looseObject({ ...orderFields, details }),
  'demo/demoReset': v.looseObject({ to: v.picklist(['firstVisit', 'nothing']) }),
  'demoItems/demoItemsKept': nothing,
  'demoItems/demoItemsRemoved': nothing,
  'orders/orderDeleted': v.looseObject({ number: text }),
  'orders/allOrdersDeleted': nothing,
  'persist/PERSIST': nothing,
  'persist/REHYDRATE': v.optional(v.looseObject({ document, dropped: count, tab: v.unknown() })),
  'persistence/otherTabSaved': v.looseObject({ document }),
  'persistence/saveStatusChanged': v.looseObject({
    status: v.picklist(['saved', 'failed', 'unavailable']),
  }),
  'persistence/droppedNoticeDismissed': nothing,
  'persistence/cardNumberLeftOut': nothing,
  'persistence/cardNumberNoticeDismissed': nothing,
  'pricing/billingPeriodChosen': v.looseObject({ billing }),
  'shop/filtersChosen': v.looseObject({ category: v.optional(category), sort: v.optional(shopSort) }),
  'undo/changeUndone': v.looseObject({ id: count }),
  'wishlist/productToggled': product,
  'wishlist/productRemoved': product,
  'wishlist/sharedListAdded': products,
  'wishlist/wishlistCleared': nothing,
  'wishlist/sortChosen': v.looseObject({ sort: wishlistSort }),
};

/** Tests for event types that the shop's store can dispatch: its own, or redux-persist's. */
export function isKnownEvent(type: string): boolean {
  return Object.hasOwn(payloads, type);
}

/** Validates the payload of a known event type. */
export function isValidEvent({
  type,
  payload,
}: {
  readonly type: string;
  readonly payload?: unknown;
}): boolean {
  const schema = payloads[type];
  return schema !== undefined && v.is(schema, payload);
}
