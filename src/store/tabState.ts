import type { OrderDetails } from '../domain/checkout';
import { checkoutSteps, countries, paymentMethods } from '../domain/checkout';
import type { Validators } from '../persistence/fields';
import { isIntegerBetween, isOneOf, isRecord, isText, orNull, validFields } from '../persistence/fields';
import { readPatch } from '../persistence/patch';
import type { TabSlice, TabTable } from '../persistence/tabStorage';
import type { CheckoutState } from './checkout/checkoutSlice';
import { migrations } from './migrations';
import type { RootState } from './slices';
import type { Change, UndoState } from './undo/undoSlice';
import { causes } from './undo/undoSlice';

export const formValidators: Validators<OrderDetails> = {
  email: isText,
  firstName: isText,
  lastName: isText,
  company: isText,
  address: isText,
  city: isText,
  state: isText,
  zipCode: isText,
  country: isOneOf(countries),
  paymentMethod: isOneOf(paymentMethods),
};

const progressValidators: Validators<Pick<CheckoutState, 'reached' | 'placed'>> = {
  reached: isOneOf(checkoutSteps),
  placed: orNull(isText),
};

/** Omits the name on the card, which the visitor types again with the card. */
const checkout: TabSlice<CheckoutState> = {
  toStored: ({ form, reached, placed }) => ({ form: { ...form, nameOnCard: undefined }, reached, placed }),
  restored: (slice, stored) => ({
    ...slice,
    ...validFields(progressValidators, stored, slice),
    form: {
      ...slice.form,
      ...validFields(formValidators, isRecord(stored) ? stored.form : null, slice.form),
    },
  }),
};

const isId = isIntegerBetween(0, Number.MAX_SAFE_INTEGER);
const isCause = isOneOf(causes);

/** Restores undoable changes without validating their values, because undo does that. */
const undo: TabSlice<UndoState> = {
  toStored: (slice) => slice,
  restored: (slice, stored, version) =>
    isRecord(stored) && Array.isArray(stored.changes) && isId(stored.count)
      ? { changes: stored.changes.flatMap((change) => readChange(change, version)), count: stored.count }
      : slice,
};

function readChange(stored: unknown, version: number): readonly Change[] {
  if (!isRecord(stored) || !isId(stored.id) || !isCause(stored.cause) || !isRecord(stored.values)) return [];
  const later = migrations.slice(Math.max(0, version - 1));
  return [{ id: stored.id, cause: stored.cause, values: readPatch(stored.values, later) }];
}

/** State that lasts as long as the tab: the checkout form without the card, and undoable changes. */
export const tabState = { checkout, undo } satisfies TabTable<RootState>;
