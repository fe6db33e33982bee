import { createAction, createSlice } from '@reduxjs/toolkit';
import { isOneOf } from '../../domain/validators';
import type { RootState } from '../slices';

/** The slices whose saved values undo restores. */
export type UndoableState = Omit<RootState, 'checkout' | 'undo' | 'saving'>;

/**
 * Causes whose undo is offered in place of the removed row. A command that also added or changed lines has its undo in the
 * chat.
 */
const rowCauses = ['removed', 'moved', 'commandFollowed'] as const;
export type RowCause = (typeof rowCauses)[number];

/** Causes that replace whole lists: rows removed earlier aren't offered, and a later order doesn't end their undo. */
const replacingCauses = ['sharedCartTaken', 'cartReplaced', 'resetToFirstVisit', 'resetToNothing'] as const;

export const causes = [
  ...rowCauses,
  ...replacingCauses,
  'demoItemsRemoved',
  'sharedCartAdded',
  'orderRepeated',
  'ordersDeleted',
] as const;

/** The kind of an undoable action, which decides how and where its undo is offered: in a row or, by `selectLatestChange`, a notice. */
export type Cause = (typeof causes)[number];

export const isOfferedInRow = isOneOf(rowCauses);
export const replacesLists = isOneOf(replacingCauses);

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
  selectors: { selectRecordedChanges: ({ changes }) => changes, selectChangeCount: ({ count }) => count },
});

/** A change was undone. Unknown ids are ignored. */
export const changeUndone = createAction<{ readonly id: number }>('undo/changeUndone');

export const { selectRecordedChanges, selectChangeCount } = undoSlice.selectors;
