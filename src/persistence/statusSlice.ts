import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';

/** Whether changes will survive until the next visit, and if not, why. */
export type SaveStatus =
  | 'saved'
  /** The last write failed. The change stays in memory, and the next save retries. */
  | 'failed'
  /** The browser provides no storage. */
  | 'unavailable';

export interface PersistenceState {
  /** False until saved state is read; pages show placeholders until then. */
  readonly isRehydrated: boolean;
  readonly status: SaveStatus;
  /** Number of saved list items that this release can't use; one more if the text was damaged. */
  readonly dropped: number;
}

/** The action that redux-persist dispatches when saved state has been read. */
interface Rehydrate {
  readonly type: typeof REHYDRATE;
  /** Undefined if a recording of actions omits it. */
  readonly payload?: { readonly dropped: number };
}

const initialState: PersistenceState = {
  isRehydrated: false,
  status: 'saved',
  dropped: 0,
};

/** Status of saving and loading, for notices. */
export const statusSlice = createSlice({
  name: 'persistence',
  initialState,
  reducers: {
    saveStatusChanged(state, { payload }: PayloadAction<{ status: SaveStatus }>) {
      state.status = payload.status;
    },
    droppedNoticeDismissed(state) {
      state.dropped = 0;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(REHYDRATE, (state, action: Rehydrate) => {
      state.isRehydrated = true;
      state.dropped = action.payload?.dropped ?? 0;
    });
  },
  selectors: {
    selectIsRehydrated: (state) => state.isRehydrated,
    selectSaveStatus: (state) => state.status,
    selectDroppedCount: (state) => state.dropped,
  },
});

export const { saveStatusChanged, droppedNoticeDismissed } = statusSlice.actions;
export const { selectIsRehydrated, selectSaveStatus, selectDroppedCount } = statusSlice.selectors;
