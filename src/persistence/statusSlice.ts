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
  /** Number of saved list items that this release can't use. */
  readonly dropped: number;
  /** True if the saved text was damaged when the page opened. A backup of it is kept. */
  readonly isDamaged: boolean;
  /** True if something looked like a card number and wasn't saved. */
  readonly isCardNumberLeftOut: boolean;
}

/** The action that redux-persist dispatches when saved state has been read. */
interface Rehydrate {
  readonly type: typeof REHYDRATE;
  /** Undefined if a recording of actions omits it; older ones omit `isDamaged`. */
  readonly payload?: { readonly dropped: number; readonly isDamaged?: boolean };
}

const initialState: PersistenceState = {
  isRehydrated: false,
  status: 'saved',
  dropped: 0,
  isDamaged: false,
  isCardNumberLeftOut: false,
};

/** Status of saving and loading, for notices. */
export const statusSlice = createSlice({
  name: 'persistence',
  initialState,
  reducers: {
    saveStatusChanged(state, { payload }: PayloadAction<{ status: SaveStatus }>): PersistenceState {
      return { ...state, status: payload.status };
    },
    droppedNoticeDismissed(state): PersistenceState {
      return { ...state, dropped: 0, isDamaged: false };
    },
    /** Something that looks like a card number wasn't saved; everything else was. */
    cardNumberLeftOut(state): PersistenceState {
      return { ...state, isCardNumberLeftOut: true };
    },
    cardNumberNoticeDismissed(state): PersistenceState {
      return { ...state, isCardNumberLeftOut: false };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(REHYDRATE, (state, action: Rehydrate): PersistenceState => ({
      ...state,
      isRehydrated: true,
      dropped: action.payload?.dropped ?? 0,
      isDamaged: action.payload?.isDamaged ?? false,
    }));
  },
  selectors: {
    selectIsRehydrated: (state) => state.isRehydrated,
    selectSaveStatus: (state) => state.status,
    selectDroppedCount: (state) => state.dropped,
    selectIsDamaged: (state) => state.isDamaged,
    selectIsCardNumberLeftOut: (state) => state.isCardNumberLeftOut,
  },
});

export const { saveStatusChanged, droppedNoticeDismissed, cardNumberLeftOut, cardNumberNoticeDismissed } =
  statusSlice.actions;
export const {
  selectIsRehydrated,
  selectSaveStatus,
  selectDroppedCount,
  selectIsDamaged,
  selectIsCardNumberLeftOut,
} = statusSlice.selectors;
