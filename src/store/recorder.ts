import type { Action, Middleware } from '@reduxjs/toolkit';
import { isAction } from '@reduxjs/toolkit';

/** Maximum number of events, the same as in Redux DevTools (`devTools.ts`). */
export const MAX_RECORDED_EVENTS = 200;

/** An event with the state before and after it. State is immutable, so these are only references. */
export interface RecordedEvent<State> {
  /** Counts from 1 per page load. */
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly action: Action;
  readonly before: State;
  readonly after: State;
}

/** The events since the page was loaded, for /store. Never saved or sent. */
export interface Recording<State> {
  /** The latest {@link MAX_RECORDED_EVENTS} events, oldest first. Returns the same array until the next event. */
  readonly events: () => readonly RecordedEvent<State>[];
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Records dispatched events. Redux DevTools changes state without dispatching (jumps), so an event's state before
 * can differ from the previous event's state after.
 */
export function recorder<State>(): Recording<State> & { readonly middleware: Middleware<object, State> } {
  /** A ring buffer: recording takes constant time. */
  const ring: RecordedEvent<State>[] = [];
  const listeners = new Set<() => void>();
  let count = 0;
  let list: readonly RecordedEvent<State>[] | undefined = [];
  return {
    events: () => (list ??= ring.toSorted((a, b) => a.id - b.id)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    middleware: (store) => (next) => (action) => {
      const before = store.getState();
      const result = next(action);
      if (!isAction(action)) return result;
      ring[count % MAX_RECORDED_EVENTS] = {
        id: ++count,
        at: Date.now(),
        action,
        before,
        after: store.getState(),
      };
      list = undefined;
      for (const listener of listeners) listener();
      return result;
    },
  };
}
