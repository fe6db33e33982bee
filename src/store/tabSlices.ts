import { checkoutSaved } from './checkout/checkoutSaved';
import type { SavedStateOf } from './persistence/savedState';
import { undoSaved } from './undoSaved';

/** The slices that are kept as long as the tab lives. */
export const tabSlices = { checkout: checkoutSaved, undo: undoSaved };

/** What is kept as long as the tab lives: what was typed in the checkout, but for the card, and what can be undone. */
export type TabState = SavedStateOf<typeof tabSlices>;
