import type { Action, Reducer, StoreEnhancer } from '@reduxjs/toolkit';
import { savedFile } from './savedFile';
import type { Migration } from './savedText';
import type { SavingRoot, SavingState } from './savingSlice';
import { otherTabSaved, rehydrated, savingSlice } from './savingSlice';
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

/** The action type that Redux DevTools dispatches after reset, revert, commit and import. */
const DEVTOOLS_INIT = '@@INIT';

/**
 * A store enhancer that saves fields of the state across reloads, tabs and releases. Keeps its own state in
 * `state.saving`, which the reducer doesn't get. Concatenate it, so that middleware comes first.
 */
export function saving({
  key,
  saved,
  migrations = [],
  storage = browserStorage(),
  tabStorage = browserStorage('sessionStorage'),
}: SavingOptions): StoreEnhancer<{ readonly saving: Saving }, SavingRoot> {
  return (createStore) =>
    <S, A extends Action, P>(reducer: Reducer<S, A, P>, preloaded?: P) => {
      // No type says that a reducer ignores an unknown action.
      const initial: unknown = Reflect.apply(reducer, undefined, [undefined, { type: 'saving/initial' }]);
      if (!isObject(initial)) throw new Error('The initial state is no object.');
      const fields = fieldsOf(saved);
      for (const each of fields)
        if (valueOf(initial, each) === undefined)
          throw new Error(
            `The initial state has no ${each.path} to save. Add its slice before the store is made.`,
          );
      const values = savedValues(fields, initial);
      const tab = tabFile(tabStorage, `${key}:tab`, fields, initial);
      let isRestarted = false;

      /** Stamps what an action changes, or joins what it brings from storage. */
      const stamped = (before: unknown, after: Stamped<S>, action: A): Stamped<S> => {
        if (!isObject(before) || !isObject(after.state)) return after;
        const { state, stamps } = after;
        if (otherTabSaved.match(action)) return values.withEntries({ state, stamps }, action.payload.entries);
        if (!rehydrated.match(action))
          return { state, stamps: values.stampsAfter(before, state, stamps, timeOf(action)) };
        const joined = values.withEntries({ state, stamps }, action.payload?.entries ?? {});
        return { ...joined, state: tab.restored(joined.state, action.payload?.tab) };
      };

      const withSaving =
        <Q>(inner: Reducer<S, A, Q>): Reducer<S & SavingRoot, A, Q> =>
        (whole, action) => {
          // Only a reducer sees this action, so only here can we tell that Redux DevTools has restarted its log.
          if (action.type === DEVTOOLS_INIT) isRestarted = true;
          const [before, own] = whole === undefined ? [] : parted<S | Q>(whole);
          const next = savingSlice.reducer(own, action);
          const { state, stamps } = stamped(
            before,
            { state: inner(before, action), stamps: next.stamps },
            action,
          );
          if (isSame(whole, before, state) && next === own && stamps === own.stamps) return whole;
          return { ...state, saving: stamps === next.stamps ? next : { ...next, stamps } };
        };

      const store = createStore(withSaving(reducer), preloaded);
      const timedStore = {
        ...store,
        dispatch: <Sent extends A>(action: Sent) => store.dispatch(timed(action)),
      };
      const { replaceReducer, ...synced } = syncStore({
        store: timedStore,
        values,
        file: savedFile(storage, key, migrations, values.isInitial),
        tab,
        takeRestart: () => {
          const was = isRestarted;
          isRestarted = false;
          return was;
        },
      });
      return {
        ...timedStore,
        replaceReducer: (inner: Reducer<S, A>) => {
          replaceReducer(() => {
            store.replaceReducer(withSaving(inner));
          });
        },
        saving: synced,
      };
    };
}

/**
 * Separates the reducer's state from the enhancer's. The overload asserts what TypeScript can't derive: without
 * `saving`, which only the enhancer adds, the state is the reducer's own.
 */
function parted<S>(whole: S): [S, SavingState | undefined];
function parted({ saving: own, ...state }: Partial<SavingRoot>): [object, SavingState | undefined] {
  return [state, own];
}

/** Tests whether the reducer kept a state that already has the enhancer's part. */
function isSame<S>(whole: unknown, before: unknown, state: S): whole is S & SavingRoot {
  return state === before && isObject(whole) && 'saving' in whole;
}

function isObject<Value>(value: Value): value is Value & object {
  return typeof value === 'object' && value !== null;
}
