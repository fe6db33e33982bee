import { cartEntries } from '../../domain/cart';
import type { EntryKind, Stamped } from '../../domain/merge';
import { withChangeUndone } from '../../domain/merge';
import { orderEntries } from '../../domain/orders';
import { wishlistEntries } from '../../domain/wishlist';
import type { Belongings } from './undoSlice';

/** A field's value before a change and after it. */
export interface FieldChange<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** How a field of a slice is taken back. */
interface UndoableField<Value> {
  /** The part of a value that differs from `other`, the value on the other side of the change. */
  readonly kept: (value: Value, other: Value) => Value;
  /** The value without a change to it. `later` are the field's changes after that one. */
  readonly undone: (now: Value, change: FieldChange<Value>, later: readonly FieldChange<Value>[]) => Value;
}

/** A single value goes back unless another one was chosen since. */
function choice<Value>(): UndoableField<Value> {
  return {
    kept: (value) => value,
    undone: (now, { before, after }) => (now === after ? before : now),
  };
}

/** A list goes back entry by entry; only the entries that the change touched are kept. */
function list<Entry extends Stamped>(kind: EntryKind<Entry>): UndoableField<readonly Entry[]> {
  return {
    kept: (entries, others) => entries.filter((entry) => !others.includes(entry)),
    undone: (now, change, later) => withChangeUndone(now, change, later, kind),
  };
}

/** How each field of each slice is taken back: one that is missing does not compile. */
export const undoableFields: {
  readonly [Name in keyof Belongings]: {
    readonly [Field in keyof Belongings[Name]]: UndoableField<Belongings[Name][Field]>;
  };
} = {
  cart: { entries: list(cartEntries) },
  wishlist: { entries: list(wishlistEntries), sort: choice() },
  orders: { entries: list(orderEntries) },
  filling: { isAnswered: choice() },
  shop: { category: choice(), sort: choice() },
  pricing: { billing: choice() },
  checkout: { form: choice(), reached: choice(), placed: choice(), details: choice() },
};
