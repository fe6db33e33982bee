import { createSlice } from '@reduxjs/toolkit';
import { demoItemsRemoved, sharedCartTaken } from '../events';

export interface DemoItemsState {
  /** Whether the visitor has chosen to keep or remove the sample products. */
  readonly isAnswered: boolean;
}

/** The state that the selectors of the demo's items read. */
export interface DemoItemsRoot {
  readonly demoItems: DemoItemsState;
}

const initialState: DemoItemsState = { isAnswered: false };

/** A first visit finds products in cart and wishlist, and is asked once whether they are to stay. */
export const demoItemsSlice = createSlice({
  name: 'demoItems',
  initialState,
  reducers: {
    demoItemsKept: (): DemoItemsState => ({ isAnswered: true }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(demoItemsRemoved, (): DemoItemsState => ({ isAnswered: true }))
      // The cart is the visitor's own now, even if it has the same products.
      .addCase(sharedCartTaken, (): DemoItemsState => ({ isAnswered: true }));
  },
});

export const { demoItemsKept } = demoItemsSlice.actions;
