import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';

/** Whether what the visitor does will be there on the next visit, and if not, why. */
export type SaveStatus =
  | 'saved'
  /** The last write failed; it is kept and tried again. */
  | 'failed'
  /** The browser gives us no storage at all. */
  | 'unavailable';

export interface PersistenceState {
  /** Whether saved state has been read. Until then the cart is the initial one, and pages show a placeholder for it. */
  readonly isRehydrated: boolean;
  readonly status: SaveStatus;
  /** How many saved lines and products could not be used. */
  readonly dropped: number;
  /** Whether something looked like a card number and was therefore not saved. */
  readonly isCardNumberLeftOut: boolean;
}

const initialState: PersistenceState = {
  isRehydrated: false,
  status: 'saved',
  dropped: 0,
  isCardNumberLeftOut: false,
};

/** What the pages may know of saving and reading. */
const persistenceSlice = createSlice({
  name: 'persistence',
  initialState,
  reducers: {
    saveStatusChanged(state, { payload }: PayloadAction<{ status: SaveStatus }>): PersistenceState {
      return { ...state, status: payload.status };
    },
    /** Reading had to leave something out. */
    savedItemsDropped(state, { payload }: PayloadAction<{ count: number }>): PersistenceState {
      return { ...state, dropped: payload.count };
    },
    /** The visitor has read the notice about what was left out. */
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
    builder.addCase(REHYDRATE, (state): PersistenceState => ({ ...state, isRehydrated: true }));
  },
  selectors: {
    selectIsRehydrated: (state) => state.isRehydrated,
    selectSaveStatus: (state) => state.status,
    selectDroppedCount: (state) => state.dropped,
    selectIsCardNumberLeftOut: (state) => state.isCardNumberLeftOut,
  },
});

export const persistenceReducer = persistenceSlice.reducer;
export const {
  saveStatusChanged,
  savedItemsDropped,
  droppedNoticeDismissed,
  cardNumberLeftOut,
  cardNumberNoticeDismissed,
} = persistenceSlice.actions;
export const { selectIsRehydrated, selectSaveStatus, selectDroppedCount, selectIsCardNumberLeftOut } =
  persistenceSlice.selectors;
