import { checkoutSaved } from './checkout/checkoutSaved';
import type { SavedStateOf } from './persistence/savedState';
import { migrations } from './savedVersions';
import { ofChanges, undoSaved } from './undoSaved';

/** The slices that are kept as long as the tab lives. */
export const tabSlices = { checkout: checkoutSaved, undo: undoSaved };

/** What is kept as long as the tab lives: what was typed in the checkout, but for the card, and what can be undone. */
export type TabState = SavedStateOf<typeof tabSlices>;

/** A tab keeps changes since version 3 of the saved slices, which is its own first version. */
export const tabMigrations = migrations.slice(2).map(ofChanges);
