import type { CheckoutForm, OrderDetails } from '../../../../domain/checkout';
import { emptyCheckoutForm, formSteps } from '../../../../domain/checkout';
import { wishlistSorts } from '../../../../domain/products';
import {
  isIntegerBetween,
  isOneOf,
  isRecord,
  isRecordOf,
  isText,
  orMissing,
} from '../../../../persistence/fields';
import { actionCreators } from '../../../../store/slices';
import { formValidators } from '../../../../store/tabState';

const isId = isIntegerBetween(0, Number.MAX_SAFE_INTEGER);
const isForm = isRecordOf<CheckoutForm>({ ...formValidators, nameOnCard: isText });

/** Checks only the shape, because reading a document validates its values. */
const isDocument = (document: unknown): document is object =>
  isRecord(document) &&
  Object.values(document).every(
    (entry) => isRecord(entry) && isId(entry.at) && typeof entry.added === 'number',
  );

/**
 * Validators for payloads of actions that change more than saved values. For other actions, `replay.ts` checks the
 * resulting state.
 */
const payloads: Readonly<Record<string, (payload: unknown) => boolean>> = {
  'checkout/fieldChanged': (payload) =>
    isRecord(payload) &&
    isText(payload.field) &&
    Object.hasOwn(emptyCheckoutForm, payload.field) &&
    isForm({ ...emptyCheckoutForm, [payload.field]: payload.value }),
  'checkout/stepCompleted': isRecordOf({ step: isOneOf(formSteps) }),
  'checkout/orderPlaced': isRecordOf({ details: isRecordOf<OrderDetails>(formValidators) }),
  'persist/PERSIST': () => true,
  'persist/REHYDRATE': orMissing(isRecordOf({ document: isDocument, dropped: isId })),
  'persistence/otherTabSaved': isRecordOf({ document: isDocument }),
  'persistence/saveStatusChanged': isRecordOf({ status: isOneOf(['saved', 'failed', 'unavailable']) }),
  'undo/changeUndone': isRecordOf({ id: isId }),
  'wishlist/sortChosen': isRecordOf({ sort: isOneOf(wishlistSorts) }),
};

const knownTypes = new Set([...actionCreators().map(({ type }) => type), ...Object.keys(payloads)]);

/** Tests whether an action type belongs to the shop's store or to redux-persist. */
export function isKnownAction(type: string): boolean {
  return knownTypes.has(type);
}

export function isValidAction({
  type,
  payload,
}: {
  readonly type: string;
  readonly payload?: unknown;
}): boolean {
  return payloads[type]?.(payload) ?? true;
}
