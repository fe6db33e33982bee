import { createAction } from '@reduxjs/toolkit';

/**
 * The visitor removed the sample products from cart and wishlist. Not in `demoItemsSlice.ts`, because the slices of cart and
 * samples would import each other.
 */
export const demoItemsRemoved = createAction('demoItems/demoItemsRemoved');

/** The state to reset to: that of a first visit, with our samples or without. */
export type ResetTo = 'firstVisit' | 'nothing';

/** The button 'Reset the demo' or 'Start empty'. `rootReducer.ts` handles it, in place of the slices. */
export const demoReset = createAction<{ readonly to: ResetTo }>('demo/demoReset');
