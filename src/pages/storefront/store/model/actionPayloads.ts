import type { CheckoutForm, OrderDetails } from '../../../../domain/checkout';
import { emptyCheckoutForm, formSteps, formValidators } from '../../../../domain/checkout';
import { isOrder } from '../../../../domain/order';
import { wishlistSorts } from '../../../../domain/products';
import {
  isIntegerBetween,
  isOneOf,
  isRecord,
  isRecordOf,
  isText,
  orMissing,
} from '../../../../domain/validators';
import { rehydrated } from '../../../../persistence/savingSlice';
import { actionCreators } from '../../../../store/slices';

export const isId = isIntegerBetween(0, Number.MAX_SAFE_INTEGER);
const isForm = isRecordOf<CheckoutForm>({ ...formValidators, nameOnCard: isText });

/** Checks only the shape, because reading entries validates their values. */
const areEntries = (entries: unknown): entries is object =>
  isRecord(entries) &&
  Object.values(entries).every(
    (entry) => isRecord(entry) && isId(entry.at) && typeof entry.place === 'number',
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
  'checkout/stepCompleted': isRecordOf({ step: isOneOf(formSteps), cartId: isText }),
  'checkout/orderPlaced': isRecordOf({ order: isOrder, details: isRecordOf<OrderDetails>(formValidators) }),
  [rehydrated.type]: orMissing(isRecordOf({ entries: areEntries, dropped: isId })),
  'saving/otherTabSaved': isRecordOf({ entries: areEntries }),
  'saving/saveStatusChanged': isRecordOf({ status: isOneOf(['saved', 'failed', 'unavailable']) }),
  'undo/changeUndone': isRecordOf({ id: isId }),
  'wishlist/sortChosen': isRecordOf({ sort: isOneOf(wishlistSorts) }),
};

const knownTypes = new Set(actionCreators().map(({ type }) => type));

/** Tests whether an action type belongs to the store. */
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
