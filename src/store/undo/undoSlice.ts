import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Path, Stamped } from '../../persistence/join';

/** What an undoable event did. It decides where its undo is offered, and with which words. */
export const causes = [
  /** Lines or products were removed. */
  'removed',
  /** A line went to the wishlist. */
  'moved',
  'demoItemsRemoved',
  'sharedCartTaken',
  'sharedCartAdded',
  'orderRepeated',
  /** The cart of another moment was taken over. */
  'cartReplaced',
  'ordersDeleted',
  'resetToFirstVisit',
  'resetToNothing',
  /** The assistant followed a command. */
  'commandFollowed',
] as const;

export type Cause = (typeof causes)[number];

/** Where the undo of a change is offered. */
export const offers: Readonly<Record<Cause, 'row' | 'notice' | 'replacement'>> = {
  // In the place of what was removed.
  removed: 'row',
  moved: 'row',
  demoItemsRemoved: 'row',
  commandFollowed: 'row',
  // In a notice of its own.
  sharedCartAdded: 'notice',
  orderRepeated: 'notice',
  ordersDeleted: 'notice',
  // The same, and another cart is in the place of the one before.
  sharedCartTaken: 'replacement',
  cartReplaced: 'replacement',
  resetToFirstVisit: 'replacement',
  resetToNothing: 'replacement',
};

/** What an event did to one saved value. */
export interface ValueChange {
  /** The value and its stamp before the event. Without a value, there was none. */
  readonly before: Stamped;
  /** The value after it; left out if there is none. */
  readonly after?: unknown;
  /** The stamp that the event gave it. As long as the value still has it, nobody has changed it since. */
  readonly at: number;
}

/** What an event changed. */
export interface Change<As extends Cause = Cause> {
  /** Counts from 1 in the life of a tab. */
  readonly id: number;
  readonly cause: As;
  readonly values: Readonly<Record<Path, ValueChange>>;
}

export interface UndoState {
  /** What can be undone, the oldest first. */
  readonly changes: readonly Change[];
  /** The id of the latest change. */
  readonly count: number;
}

/** The state that the selectors of what can be undone read. */
export interface UndoRoot {
  readonly undo: UndoState;
}

const initialState: UndoState = { changes: [], count: 0 };

/** What can be undone in this tab. `withUndo.ts` fills it. */
export const undoSlice = createSlice({
  name: 'undo',
  initialState,
  reducers: {
    /** A change was undone. One that is not there any more changes nothing. */
    changeUndone(state, { payload }: PayloadAction<{ id: number }>): UndoState {
      return { ...state, changes: state.changes.filter(({ id }) => id !== payload.id) };
    },
  },
});

export const { changeUndone } = undoSlice.actions;
