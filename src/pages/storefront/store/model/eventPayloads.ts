import * as v from 'valibot';
import type { OrderDetails } from '../../../../domain/checkout';
import { countries, emptyCheckoutForm, formSteps, paymentMethods } from '../../../../domain/checkout';
import { wishlistSorts } from '../../../../domain/products';
import { eventCreators } from '../../../../store/slices';

const text = v.string();
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

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

/** Saved values by path. Readers validate them again. */
const document = v.record(text, v.looseObject({ at: count, added: v.number() }));

/** Payloads of events that change more than saved values. Of the others, `replay.ts` checks the state they lead to. */
const payloads: Readonly<Record<string, v.GenericSchema>> = {
  'checkout/fieldChanged': fieldChange,
  'checkout/stepCompleted': v.looseObject({ step: v.picklist(formSteps) }),
  'checkout/orderPlaced': v.looseObject({ details }),
  'persist/PERSIST': v.unknown(),
  'persist/REHYDRATE': v.optional(v.looseObject({ document, dropped: count, tab: v.unknown() })),
  'persistence/otherTabSaved': v.looseObject({ document }),
  'persistence/saveStatusChanged': v.looseObject({
    status: v.picklist(['saved', 'failed', 'unavailable']),
  }),
  'undo/changeUndone': v.looseObject({ id: count }),
  'wishlist/sortChosen': v.looseObject({ sort: v.picklist(wishlistSorts) }),
};

const knownTypes = new Set([...eventCreators().map(({ type }) => type), ...Object.keys(payloads)]);

/** Tests for event types that the shop's store can dispatch: its own, or redux-persist's. */
export function isKnownEvent(type: string): boolean {
  return knownTypes.has(type);
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
  return schema === undefined || v.is(schema, payload);
}
