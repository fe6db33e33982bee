import { createAction, createSlice } from '@reduxjs/toolkit';
import type { RootState } from '../slices';
import type { Cause } from './causes';

/** What one undoable action changed. */
export interface Change {
  /** Counts from 1 on each page load. */
  readonly id: number;
  readonly cause: Cause;
  /** The slices whose saved values changed. */
  readonly before: Partial<RootState>;
  readonly after: Partial<RootState>;
}

export interface UndoState {
  /** Sorted oldest first. */
  readonly changes: readonly Change[];
  /** The id of the latest change. */
  readonly count: number;
}

const initialState: UndoState = { changes: [], count: 0 };

/** The undoable changes. `withUndo.ts` records and undoes them, because that involves other slices. */
export const undoSlice = createSlice({
  name: 'undo',
  initialState,
  reducers: {},
  selectors: { selectRecordedChanges: ({ changes }) => changes, selectLatestChangeId: ({ count }) => count },
});

/** A change was undone. Ignored unless `selectUndoableChanges` has it. */
export const changeUndone = createAction<{ readonly id: number }>('undo/changeUndone');

export const { selectRecordedChanges, selectLatestChangeId } = undoSlice.selectors;
