import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { Entries } from './join';
import type { SavingRoot } from './savingSlice';
import { otherTabSaved, rehydrated } from './savingSlice';
import type { FieldAt, SavedTable, Table } from './table';
import { fieldsOf, valueOf } from './table';
import { withTabValues } from './tabFile';
import { timeOf } from './time';
import type { SavedValues, Stamped } from './values';
import { savedValues } from './values';

/** A root reducer, and what `syncStore` needs to know of its state. */
export interface SavingReducer<State extends SavingRoot> extends Reducer<State> {
  readonly initial: State;
  readonly fields: readonly FieldAt[];
  readonly values: SavedValues;
}

/**
 * Wraps the root reducer, which must include `savingSlice`: stamps what an action changed, and joins what `syncStore`
 * reads from storage.
 * @param saved how each field is saved
 */
export function withSaving<State extends SavingRoot>(
  reducer: Reducer<State>,
  saved: SavedTable<State> & Table,
): SavingReducer<State> {
  const initial = reducer(undefined, { type: 'saving/initial' });
  const fields = fieldsOf(saved);
  const missing = fields.find((each) => valueOf(initial, each) === undefined);
  if (missing) throw new Error(`The initial state has no ${missing.path} to save.`);
  const values = savedValues(fields, initial);
  const joined = (state: State, entries: Entries): State =>
    withStamps(values.withEntries({ state, stamps: state.saving.stamps }, entries));

  const savingReducer: Reducer<State> = (state, action) => {
    const next = withNewLog(reducer(state, action), action);
    if (!state) return next;
    if (otherTabSaved.match(action)) return joined(next, action.payload.entries);
    if (rehydrated.match(action))
      return withTabValues(joined(next, action.payload?.entries ?? {}), fields, action.payload?.tab);
    return withStamps({
      state: next,
      stamps: values.stampsAfter(state, next, next.saving.stamps, timeOf(action)),
    });
  };
  return Object.assign(savingReducer, { initial, fields, values });
}

function withStamps<State extends SavingRoot>({ state, stamps }: Stamped<State>): State {
  return stamps === state.saving.stamps ? state : { ...state, saving: { ...state.saving, stamps } };
}

/**
 * Marks in the state that Redux DevTools has restarted its log: only reducers get that action, and `syncStore` must then
 * read storage again. A new object, because a restart also restores a counter.
 */
function withNewLog<State extends SavingRoot>(state: State, { type }: UnknownAction): State {
  return type === '@@INIT' ? { ...state, saving: { ...state.saving, log: {} } } : state;
}
