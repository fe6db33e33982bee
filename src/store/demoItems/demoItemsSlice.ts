import { createSlice } from '@reduxjs/toolkit';
import { demoItemsRemoved, sharedCartTaken } from '../sharedActions';

export interface DemoItemsState {
  /** True once the visitor has kept, removed, or replaced the sample products. */
  readonly isAnswered: boolean;
}

export interface DemoItemsRoot {
  readonly demoItems: DemoItemsState;
}

const initialState: DemoItemsState = { isAnswered: false };

/** Cart and wishlist start with sample products. The shop asks once whether to keep them. */
export const demoItemsSlice = createSlice({
  name: 'demoItems',
  initialState,
  reducers: {
    demoItemsKept: (): DemoItemsState => ({ isAnswered: true }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(demoItemsRemoved, (): DemoItemsState => ({ isAnswered: true }))
      // A shared cart replaces the sample products, so don't ask about them, even if it has the same ones.
      .addCase(sharedCartTaken, (): DemoItemsState => ({ isAnswered: true }));
  },
});

export const { demoItemsKept } = demoItemsSlice.actions;
