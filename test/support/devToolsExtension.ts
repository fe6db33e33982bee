import type { LiftedState, LiftedStore } from '@redux-devtools/instrument';
import { instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer, StoreEnhancerStoreCreator, UnknownAction } from '@reduxjs/toolkit';

// The core of Redux DevTools, without the extension. Import this file before the store, because Redux Toolkit
// looks for the extension when it loads.

type Lifted = LiftedStore<unknown, UnknownAction, null>;
type LiftedLog = LiftedState<unknown, UnknownAction, null>;
const stores: Lifted[] = [];

/** Returns the newest store's log, which the extension's buttons control. */
export function log(): Lifted {
  const last = stores.at(-1);
  if (!last) throw new Error('No store was made with the extension.');
  return last;
}

/** Exports a log in the format of imports, pinned histories and debug sessions. */
export function exported(lifted: Lifted): LiftedLog {
  const file: unknown = JSON.parse(JSON.stringify(lifted.getState()));
  if (!isLog(file)) throw new Error('The export is no log.');
  return file;
}

function isLog(value: unknown): value is LiftedLog {
  return typeof value === 'object' && value !== null && 'actionsById' in value;
}

/** The core types its store as `any`. */
function isLiftedStore(value: unknown): value is Lifted {
  return typeof value === 'object' && value !== null && 'dispatch' in value;
}

const recording: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
  const store = instrument()(createStore)(reducer, preloadedState);
  const lifted: unknown = store.liftedStore;
  if (isLiftedStore(lifted)) stores.push(lifted);
  return store;
};

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]) =>
    (createStore: StoreEnhancerStoreCreator) =>
      [...enhancers, recording].reduceRight((next, enhance) => enhance(next), createStore),
});
