import { createSlice } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';

export interface PersistenceState {
  /** Whether saved state has been read. Until then nobody knows what is in the cart, and no page may say it. */
  readonly isRehydrated: boolean;
}

const initialState: PersistenceState = { isRehydrated: false };

/** What the pages may know of saving and reading. */
const persistenceSlice = createSlice({
  name: 'persistence',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      ({ type }: { type: string }) => type === REHYDRATE,
      (): PersistenceState => ({ isRehydrated: true }),
    );
  },
  selectors: {
    selectIsRehydrated: (state) => state.isRehydrated,
  },
});

export const persistenceReducer = persistenceSlice.reducer;
export const { selectIsRehydrated } = persistenceSlice.selectors;
