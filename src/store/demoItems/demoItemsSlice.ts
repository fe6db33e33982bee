import { createSlice } from '@reduxjs/toolkit';
import { demoItemsRemoved } from '../demoActions';
import { sharedCartTaken } from '../cart/cartSlice';

export interface DemoItemsState {
  /** True once the visitor has kept, removed, or replaced the sample products. */
  isAnswered: boolean;
}

const initialState: DemoItemsState = { isAnswered: false };

/** Cart and wishlist start with sample products. The shop asks once whether to keep them. */
export const demoItemsSlice = createSlice({
  name: 'demoItems',
  initialState,
  reducers: {
    demoItemsKept: answered,
  },
  extraReducers: (builder) => {
    builder
      .addCase(demoItemsRemoved, answered)
      // A shared cart replaces the sample products, so don't ask about them, even if it has the same ones.
      .addCase(sharedCartTaken, answered);
  },
  selectors: { selectIsSampleQuestionAnswered: ({ isAnswered }) => isAnswered },
});

function answered(state: DemoItemsState) {
  state.isAnswered = true;
}

export const { demoItemsKept } = demoItemsSlice.actions;
export const { selectIsSampleQuestionAnswered } = demoItemsSlice.selectors;
