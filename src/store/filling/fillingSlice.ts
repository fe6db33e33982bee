import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { fillingRemoved, sharedCartTaken } from '../events';

export interface FillingState {
  /** Whether the visitor has said what is to become of the products that a first visit finds. */
  readonly isAnswered: boolean;
}

/** The state that the filling's selectors read. */
export interface FillingRoot {
  readonly filling: FillingState;
}

const initialState: FillingState = { isAnswered: false };

/** The demo fills cart and wishlist of a first visit, and asks once whether that is to stay. */
const fillingSlice = createSlice({
  name: 'filling',
  initialState,
  reducers: {
    fillingKept: (): FillingState => ({ isAnswered: true }),
    /** The visitor began anew, or undid that or the taking of a shared cart. */
    fillingReplaced: (_state, { payload }: PayloadAction<FillingState>): FillingState => payload,
  },
  extraReducers: (builder) => {
    builder
      .addCase(fillingRemoved, (): FillingState => ({ isAnswered: true }))
      // What is in the cart now is not the demo's, though it may be the same products.
      .addCase(sharedCartTaken, (): FillingState => ({ isAnswered: true }));
  },
});

export const fillingReducer = fillingSlice.reducer;
export const { fillingKept, fillingReplaced } = fillingSlice.actions;
