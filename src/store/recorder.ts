import type { Action, Middleware } from '@reduxjs/toolkit';
import { isAction } from '@reduxjs/toolkit';

/** Maximum number of actions, enough for a whole visit with checkout. Redux DevTools keeps as many. */
export const MAX_RECORDED_ACTIONS = 200;

/** An action with the state before and after it. State is immutable, so these are only references. */
export interface RecordedAction<State> {
  /** Counts from 1 on each page load. */
  readonly id: number;
  /** Unix time in milliseconds. */
  readonly at: number;
  readonly action: Action;
  readonly before: State;
  readonly after: State;
}

/** The actions since the page was loaded, for /store. Never saved or sent. */
export interface Recording<State> {
  /** The latest {@link MAX_RECORDED_ACTIONS} actions, oldest first. Returns the same array until the next action. */
  readonly entries: () => readonly RecordedAction<State>[];
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Records dispatched actions. Redux DevTools changes state without dispatching (jumps), so an action's state before
 * can differ from the previous action's state after.
 */
export function recorder<State>(): Recording<State> & { readonly middleware: Middleware<object, State> } {
  const listeners = new Set<() => void>();
  let count = 0;
  let entries: readonly RecordedAction<State>[] = [];
  return {
    entries: () => entries,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    middleware: (store) => (next) => (action) => {
      const before = store.getState();
      const result = next(action);
      if (!isAction(action)) return result;
      const entry = { id: ++count, at: Date.now(), action, before, after: store.getState() };
      entries = [...entries, entry].slice(-MAX_RECORDED_ACTIONS);
      for (const listener of listeners) listener();
      return result;
    },
  };
}
