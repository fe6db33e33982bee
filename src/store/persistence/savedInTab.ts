import { canonicalJson } from '../../domain/canonicalJson';
import type { SavedSlice } from './savedSlice';

/**
 * For what no other tab and no later visit may have.
 *
 * The descriptor of a slice that lasts as long as its tab (`tabCopy.ts`): no other tab changes it.
 */
export function savedInTab<Saved>(
  slice: Pick<SavedSlice<Saved>, 'fields' | 'toSaved' | 'read'>,
): SavedSlice<Saved> {
  return {
    ...slice,
    merge: (mine) => mine,
    // What was done before anything was read is not undone by it.
    rebase: (mine, stored, initial) => (canonicalJson(mine) === canonicalJson(initial) ? stored : mine),
    // It ends with its tab, and has no other versions.
    mark: () => null,
    takeIn: (stored) => stored,
    mergeFromOtherTab: (mine) => mine,
    hasUnsavedChanges: () => false,
  };
}
