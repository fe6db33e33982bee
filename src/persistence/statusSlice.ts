import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';

/** Whether the visitor's changes will be there on the next visit, and if not, why. */
export type SaveStatus =
  | 'saved'
  /** The last write failed. The change stays in memory, and the write is retried. */
  | 'failed'
  /** The browser gives us no storage at all. */
  | 'unavailable';

export interface PersistenceState {
  /** Whether saved state has been read. Until then pages show placeholders. */
  readonly isRehydrated: boolean;
  readonly status: SaveStatus;
  /** How many saved items could not be used. */
  readonly dropped: number;
  /** Whether something looked like a card number and was therefore not saved. */
  readonly isCardNumberLeftOut: boolean;
}

/** redux-persist's event: saved state was read. */
interface Rehydrate {
  readonly type: typeof REHYDRATE;
  /** Undefined in a recording. */
  readonly payload?: { readonly dropped: number };
}

const initialState: PersistenceState = {
  isRehydrated: false,
  status: 'saved',
  dropped: 0,
  isCardNumberLeftOut: false,
};

/** State of saving and reading, for pages. */
export const statusSlice = createSlice({
  name: 'persistence',
  initialState,
  reducers: {
    saveStatusChanged(state, { payload }: PayloadAction<{ status: SaveStatus }>): PersistenceState {
      return { ...state, status: payload.status };
    },
    /** The visitor closed the notice about dropped values. */
    droppedNoticeDismissed(state): PersistenceState {
      return { ...state, dropped: 0 };
    },
    /** Something that looks like a card number was not saved; the rest was. */
    cardNumberLeftOut(state): PersistenceState {
      return { ...state, isCardNumberLeftOut: true };
    },
    /** The visitor has read the notice about the card number. */
    cardNumberNoticeDismissed(state): PersistenceState {
      return { ...state, isCardNumberLeftOut: false };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(REHYDRATE, (state, action: Rehydrate): PersistenceState => ({
      ...state,
      isRehydrated: true,
      dropped: action.payload?.dropped ?? 0,
    }));
  },
  selectors: {
    selectIsRehydrated: (state) => state.isRehydrated,
    selectSaveStatus: (state) => state.status,
    selectDroppedCount: (state) => state.dropped,
    selectIsCardNumberLeftOut: (state) => state.isCardNumberLeftOut,
  },
});

export const { saveStatusChanged, droppedNoticeDismissed, cardNumberLeftOut, cardNumberNoticeDismissed } =
  statusSlice.actions;
export const { selectIsRehydrated, selectSaveStatus, selectDroppedCount, selectIsCardNumberLeftOut } =
  statusSlice.selectors;
