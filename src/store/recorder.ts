import type { Action, Middleware } from '@reduxjs/toolkit';
import { isAction } from '@reduxjs/toolkit';

/** How many events are kept: as many as Redux DevTools keeps (`devTools.ts`). */
export const RECORDED_EVENTS = 200;

/** An event as it happened, with the state before and after it. State is immutable, so both are mere references. */
export interface RecordedEvent<State> {
  /** Counts from 1 in the life of a page. */
  readonly id: number;
  /** When it happened, milliseconds since 1970. */
  readonly at: number;
  readonly action: Action;
  readonly before: State;
  readonly after: State;
}

/** The events of this page's life, for those who show them. Nothing of it is saved or sent. */
export interface Recording<State> {
  /** The latest {@link RECORDED_EVENTS} events, the oldest first; the same list as long as nothing happens. */
  readonly events: () => readonly RecordedEvent<State>[];
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Records dispatched events. What Redux DevTools does with the log, such as a jump, is not dispatched; the
 * next event then starts from another state than the previous one ended in.
 */
export function recorder<State>(): Recording<State> & { readonly middleware: Middleware<object, State> } {
  /** A ring buffer: recording takes the same time however many events there are. */
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
      ring[count % RECORDED_EVENTS] = {
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
