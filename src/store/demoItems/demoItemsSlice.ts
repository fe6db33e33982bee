import { createSlice } from '@reduxjs/toolkit';
import { demoItemsRemoved, sharedCartTaken } from '../sharedActions';

export interface DemoItemsState {
  /** True once the visitor has chosen to keep or remove the sample products. */
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
      // The visitor has changed the cart, even if it has the same products.
      .addCase(sharedCartTaken, (): DemoItemsState => ({ isAnswered: true }));
  },
});

export const { demoItemsKept } = demoItemsSlice.actions;
