import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Entries } from './join';
import type { Stamps } from './values';

/** Whether changes will survive until the next visit, and if not, why. */
export type SaveStatus =
  /** No write has failed: also at the start, and while a change waits for the timer. `sync` says if all is on the disk. */
  | 'saved'
  /** The last write failed. The change stays in memory, and the next save retries. */
  | 'failed'
  /** The browser provides no storage. */
  | 'unavailable';

export interface SavingState {
  /** False until saved state is read. */
  readonly isRehydrated: boolean;
  readonly status: SaveStatus;
  /** Number of unusable list items, which stay stored, and 1 more if the text was damaged; 0 once the notice is dismissed. */
  readonly dropped: number;
  /** When each saved value last changed. */
  readonly stamps: Stamps;
  /** A new object whenever Redux DevTools starts its log anew: by reset, revert, commit and import. */
  readonly log: object;
}

/** The part of the root state that `withSaving` needs: {@link savingSlice}. */
export interface SavingRoot {
  readonly saving: SavingState;
}

interface Rehydrated {
  readonly entries: Entries;
  readonly dropped: number;
  /** Values kept until the tab closes, by path. */
  readonly tab: unknown;
}

const initialState: SavingState = { isRehydrated: false, status: 'saved', dropped: 0, stamps: {}, log: {} };

/** The state of saving. `withSaving.ts` sets its stamps and log, and changes the saved slices. */
export const savingSlice = createSlice({
  name: 'saving',
  initialState,
  reducers: {
    /**
     * Saved state has been read: at the start, or after a reset in Redux DevTools. `withSaving.ts` joins it into the other
     * slices. A replayed one may have no payload: storage was empty.
     */
    rehydrated(state, { payload }: PayloadAction<Rehydrated | undefined>) {
      state.isRehydrated = true;
      state.dropped = payload?.dropped ?? 0;
    },
    saveStatusChanged(state, { payload }: PayloadAction<{ readonly status: SaveStatus }>) {
      state.status = payload.status;
    },
    droppedNoticeDismissed(state) {
      state.dropped = 0;
    },
  },
  selectors: {
    /**
     * False in a prerendered page, and in the first render of one that hydrates with the initial state (react-redux'
     * `<Provider serverState>`), though saved state has been read by then. A component that shows or changes saved values asks for
     * it, or a parent does.
     */
    selectIsRehydrated: (state) => state.isRehydrated,
    selectSaveStatus: (state) => state.status,
    selectDroppedCount: (state) => state.dropped,
    selectStamps: (state) => state.stamps,
  },
});

export const { rehydrated, saveStatusChanged, droppedNoticeDismissed } = savingSlice.actions;
export const { selectIsRehydrated, selectSaveStatus, selectDroppedCount, selectStamps } =
  savingSlice.selectors;

/** Another tab has saved `entries`, which are later than this tab's. `withSaving.ts` joins them into the slices. */
export const otherTabSaved = createAction<{ readonly entries: Entries }>('saving/otherTabSaved');
