import type { Action, Reducer, StoreEnhancer } from '@reduxjs/toolkit';
import { savedFile } from './savedFile';
import type { Migration } from './savedText';
import type { SavingRoot } from './savingSlice';
import { otherTabSaved, rehydrated } from './savingSlice';
import type { StorageEngine } from './storage';
import { browserStorage } from './storage';
import type { Saving } from './syncStore';
import { syncStore } from './syncStore';
import type { Table } from './table';
import { fieldsOf, valueOf } from './table';
import { tabFile } from './tabFile';
import { timeOf, timed } from './time';
import type { Stamped } from './values';
import { savedValues } from './values';

interface SavingOptions {
  /** Prefix of the keys in storage. */
  readonly key: string;
  /** How each field is saved: a `SavedTable` of the state. */
  readonly saved: Table;
  /** One for each released version but the first. */
  readonly migrations?: readonly Migration[];
  readonly storage?: StorageEngine;
  /** For fields that are kept until the tab closes. */
  readonly tabStorage?: StorageEngine;
}

/**
 * A store enhancer that saves fields of the state across reloads, tabs and releases. The reducer must include
 * `savingSlice`. Concatenate it: then thunks are resolved before an action gets here.
 */
export function saving({
  key,
  saved,
  migrations = [],
  storage = browserStorage(),
  tabStorage = browserStorage('sessionStorage'),
}: SavingOptions): StoreEnhancer<{ readonly saving: Saving }> {
  return (createStore) =>
    <S, A extends Action, P>(reducer: Reducer<S, A, P>, preloaded?: P) => {
      // The initial state. `Reflect.apply`, because TypeScript can't know that the reducer takes this action.
      const made: unknown = Reflect.apply(reducer, undefined, [undefined, { type: 'saving/initial' }]);
      const initial = withSlice(made);
      const fields = fieldsOf(saved);
      for (const each of fields)
        if (valueOf(initial, each) === undefined)
          throw new Error(
            `The initial state has no ${each.path} to save. Add its slice before the store is made.`,
          );
      const values = savedValues(fields, initial);
      const tab = tabFile(tabStorage, `${key}:tab`, fields, initial);

      /** Stamps what an action changed, or joins what it brings from storage. */
      const stamped = <State extends SavingRoot>(before: object, state: State, action: A): Stamped<State> => {
        const { stamps } = state.saving;
        if (otherTabSaved.match(action)) return values.withEntries({ state, stamps }, action.payload.entries);
        if (rehydrated.match(action)) {
          const joined = values.withEntries({ state, stamps }, action.payload?.entries ?? {});
          return { ...joined, state: tab.restored(joined.state, action.payload?.tab) };
        }
        return { state, stamps: values.stampsAfter(before, state, stamps, timeOf(action)) };
      };

      const withSaving =
        <Q>(inner: Reducer<S, A, Q>): Reducer<S, A, Q> =>
        (before, action) => {
          const after = withNewLog(inner(before, action), action);
          if (!hasSlice(before) || !hasSlice(after)) return after;
          const { state, stamps } = stamped(before, after, action);
          return stamps === state.saving.stamps ? state : { ...state, saving: { ...state.saving, stamps } };
        };

      const store = createStore(withSaving(reducer), preloaded);
      const timedStore = {
        ...store,
        dispatch: <Sent extends A>(action: Sent) => store.dispatch(timed(action)),
      };
      const { aroundReplacing, ...controls } = syncStore({
        store: { ...timedStore, getState: () => withSlice(store.getState()) },
        values,
        file: savedFile(storage, key, migrations, values.isInitial),
        tab,
      });
      return {
        ...timedStore,
        replaceReducer: (inner: Reducer<S, A>) => {
          aroundReplacing(() => {
            store.replaceReducer(withSaving(inner));
          });
        },
        saving: controls,
      };
    };
}

function hasSlice<State>(state: State): state is State & SavingRoot {
  return typeof state === 'object' && state !== null && 'saving' in state;
}

function withSlice<State>(state: State): State & SavingRoot {
  if (!hasSlice(state)) throw new Error('Add `savingSlice` to the reducer.');
  return state;
}

/** Marks in the state that Redux DevTools has restarted its log, because nothing but a reducer gets that action. */
function withNewLog<State>(state: State, { type }: Action): State {
  return type === '@@INIT' && hasSlice(state) ? { ...state, saving: { ...state.saving, log: {} } } : state;
}
