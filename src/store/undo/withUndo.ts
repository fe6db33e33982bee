import type { Reducer } from '@reduxjs/toolkit';
import type { RootState } from '../slices';
import type { Cause } from './causes';
import { causeNames, causes } from './causes';
import { partsOf } from '../../persistence/table';
import { lastingFields } from '../saved';
import { changeBetween, withoutChange } from './revert';
import { selectUndoableChanges } from './undoSelectors';
import type { Change } from './undoSlice';
import { changeUndone } from './undoSlice';

const MAX_CHANGES = 50;

/**
 * Wraps a root reducer: records what each undoable action changed, and undoes it. Undo restores values
 * that outlast the tab, so text typed in the checkout is lost after a reset.
 */
export function withUndo(reducer: Reducer<RootState>): Reducer<RootState> {
  return (state, action) => {
    const next = reducer(state, action);
    if (!state) return next;
    if (changeUndone.match(action)) return withChangeUndone(next, action.payload.id);
    const cause = causeNames.find((each) => causes[each].match(action));
    return cause ? withChangeRecorded(state, next, cause) : next;
  };
}

function withChangeRecorded(state: RootState, next: RootState, cause: Cause): RootState {
  if (causes[cause].onlyRemovals && !lostItems(state, next)) return next;
  const values = changeBetween(state, next);
  if (!values) return next;
  const id = next.undo.count + 1;
  const change: Change = { id, cause, ...values };
  return { ...next, undo: { changes: [...next.undo.changes, change].slice(-MAX_CHANGES), count: id } };
}

const lostItems = (before: RootState, after: RootState): boolean =>
  lastingFields.some((fieldAt) => partsOf(after, fieldAt).size < partsOf(before, fieldAt).size);

/** Undoes a change, except for values that have changed since, and bases later changes on what it restored. */
function withChangeUndone(state: RootState, changeId: number): RootState {
  const change = selectUndoableChanges(state).find(({ id }) => id === changeId);
  if (!change) return state;
  const { changes } = state.undo;
  const earlier = changes.filter(({ id }) => id < changeId);
  const { state: next, later } = withoutChange(
    state,
    change,
    changes.filter(({ id }) => id > changeId),
  );
  return { ...next, undo: { ...state.undo, changes: [...earlier, ...later] } };
}
