import { createSlice } from '@reduxjs/toolkit';
import type { ResetTo } from '../events';
import { demoReset, fillingRemoved, sharedCartTaken } from '../events';

export interface FillingState {
  /** Whether the visitor has said what is to become of the products that a first visit finds. */
  readonly isAnswered: boolean;
}

/** The state that the filling's selectors read. */
export interface FillingRoot {
  readonly filling: FillingState;
}

const initialState: FillingState = { isAnswered: false };

/** Whether a demo that was reset has no products to ask about. */
const isAnsweredAfter: Readonly<Record<ResetTo, boolean>> = { firstVisit: false, nothing: true };

/** The demo fills cart and wishlist of a first visit, and asks once whether that is to stay. */
const fillingSlice = createSlice({
  name: 'filling',
  initialState,
  reducers: {
    fillingKept: (): FillingState => ({ isAnswered: true }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(fillingRemoved, (): FillingState => ({ isAnswered: true }))
      // What is in the cart now is not the demo's, though it may be the same products.
      .addCase(sharedCartTaken, (): FillingState => ({ isAnswered: true }))
      .addCase(demoReset, (_state, { payload }): FillingState => ({
        isAnswered: isAnsweredAfter[payload.to],
      }));
  },
});

export const fillingReducer = fillingSlice.reducer;
export const { fillingKept } = fillingSlice.actions;
