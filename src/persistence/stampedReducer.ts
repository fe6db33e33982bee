import type { Reducer } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';
import { timeOf } from './clock';
import type { SavedDocument } from './join';
import type { SavedValues, Stamps, StampsRoot } from './values';

/** Another tab has saved. `document` contains the entries that are newer than this tab's. */
export const otherTabSaved = createAction<{ readonly document: SavedDocument }>('persistence/otherTabSaved');

/** The slice of stamps. It handles no actions; {@link stampedReducer} fills it. */
export const stampsReducer = (stamps: Stamps = {}): Stamps => stamps;

/** Wraps a root reducer: stamps what an action changes and merges what other tabs save. */
export function stampedReducer<State extends StampsRoot>(
  reducer: Reducer<State>,
  { stampsOfChanges, withValues }: SavedValues<State>,
): Reducer<State> {
  return (state, action) => {
    const next = reducer(state, action);
    if (!state) return next;
    if (otherTabSaved.match(action)) return withValues(next, action.payload.document);
    const stamps = stampsOfChanges(state, next, timeOf(action));
    return Object.keys(stamps).length === 0 ? next : { ...next, stamps: { ...next.stamps, ...stamps } };
  };
}
