import type { SavedField } from './savedField';

/** What reading made of a stored slice. */
export interface ReadSlice<Saved> {
  readonly saved: Saved;
  /** How many of its entries are left out, or kept without being shown. */
  readonly dropped: number;
  /** Whether part of it could not be read, which writing over it would destroy. */
  readonly isDamaged: boolean;
}

/**
 * How one slice is saved. A slice has one such descriptor, made by `savedEntries`, `savedChoices` or `savedInTab`;
 * everything that is done with saved state derives from the lists of them (`store/savedSlices.ts`).
 *
 * `Saved` is the part of the slice's state that is saved. None of the functions throws.
 */
export interface SavedSlice<Saved> {
  /** Each saved field: of the slice, or of each of its entries. */
  readonly fields: Readonly<Record<string, SavedField<unknown>>>;
  /** The part of the slice's state that is saved. */
  readonly toSaved: (state: Saved) => Saved;
  /** What of a stored slice can be used, or null if nothing can. */
  readonly read: (stored: unknown, firstVisit: Saved) => ReadSlice<Saved> | null;
  /** What this tab has and what is stored, as one. `base` is what this tab last read or wrote. */
  readonly merge: (mine: Saved, stored: Saved, base: Saved) => Saved;
  /** What a tab did before it had read anything, done to what it reads now. It began with `before`, or wrote that. */
  readonly rebase: (mine: Saved, stored: Saved, before: Saved) => Saved;
  /** Says of an older version's copy, in few words, how far it has come. It is stored when the copy is taken in. */
  readonly mark: (older: Saved) => unknown;
  /**
   * What is stored, with what an older version's copy has had changed since it was marked. An older release sees nothing
   * of this version's text: what it changed is the later change, whatever its logical time.
   */
  readonly takeIn: (stored: Saved, older: Saved, mark: unknown, firstVisit: Saved) => Saved;
  /** What an open tab has after it has heard of another tab's change; `mine` itself if that is no news to it. */
  readonly mergeFromOtherTab: (mine: Saved, stored: Saved) => Saved;
  /** Whether this tab knows of a change that is not stored. */
  readonly hasUnsavedChanges: (mine: Saved, stored: Saved) => boolean;
}
