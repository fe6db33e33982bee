import type { Action, Middleware } from '@reduxjs/toolkit';
import { isAction } from '@reduxjs/toolkit';
import { timeOf } from '../persistence/time';
import type { RootState } from './slices';

/** Maximum number of actions, enough for a whole visit with checkout. Redux DevTools keeps as many. */
export const MAX_RECORDED_ACTIONS = 200;

/** An action with the state before and after it. State is immutable, so these are only references. */
export interface RecordedAction {
  /** Counts from 1 on each page load. */
  readonly id: number;
  /** Unix time in milliseconds. */
  readonly at: number;
  readonly action: Action;
  readonly before: RootState;
  readonly after: RootState;
}

/**
 * Records the actions since the page was loaded, for /store. Never saved or sent. Redux DevTools changes state without
 * dispatching (jumps), so an action's state before can differ from the previous action's state after.
 */
export function recorder() {
  const listeners = new Set<() => void>();
  let count = 0;
  let entries: readonly RecordedAction[] = [];
  const middleware: Middleware<object, RootState> = (store) => (next) => (action) => {
    const before = store.getState();
    const result = next(action);
    if (!isAction(action)) return result;
    const entry = { id: ++count, at: timeOf(action), action, before, after: store.getState() };
    entries = [...entries, entry].slice(-MAX_RECORDED_ACTIONS);
    for (const listener of listeners) listener();
    return result;
  };
  const recording = {
    /** The latest {@link MAX_RECORDED_ACTIONS} actions, oldest first. Returns the same array until the next action. */
    entries: () => entries,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { middleware, recording };
}
