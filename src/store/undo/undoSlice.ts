import { createAction, createSlice } from '@reduxjs/toolkit';
import type { RootState } from '../slices';
import type { Cause } from './causes';

/** The slices whose saved values undo restores (`lastingFields`). */
export type UndoableState = Omit<RootState, 'checkout' | 'undo' | 'saving'>;

/** What one undoable action changed. */
export interface Change<As extends Cause = Cause> {
  /** Counts from 1 on each page load. */
  readonly id: number;
  readonly cause: As;
  /** The slices whose saved values changed. */
  readonly before: Partial<UndoableState>;
  readonly after: Partial<UndoableState>;
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
