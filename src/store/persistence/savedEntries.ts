import { isRecord } from '../../domain/isRecord';
import type { EntryKind, Stamped } from '../../domain/merge';
import { isChanged, mergeEntries, rebaseEntries, takeInEntries } from '../../domain/merge';
import type { SavedField, SavedFields } from './savedField';
import { countField } from './savedField';
import type { SavedSlice } from './savedSlice';

/** The state of a slice that is a list of entries. */
interface Entries<Entry> {
  readonly entries: readonly Entry[];
}

interface SavedEntriesOptions<Entry extends Stamped> {
  /** What merging has to know of an entry. */
  readonly kind: EntryKind<Entry>;
  /** What may be in each field but the times. */
  readonly fields: SavedFields<Omit<Entry, keyof Stamped>>;
  /**
   * Whether an entry says of something that the visitor has that this release can't show it. Such entries, and
   * fields that are not listed, may be of a newer release: they are kept and written back.
   */
  readonly isUnknown: (entry: Entry) => boolean;
}

/** The highest logical time that is accepted. No visitor makes a billion changes, so a higher one is read as 0. */
const LATEST_STAMP = 1_000_000_000;

const stamp = countField(Number.MAX_SAFE_INTEGER);
const honest = (time: number) => (time > LATEST_STAMP ? 0 : time);

/**
 * For what all open tabs must show alike at once, such as whatever changes a price.
 *
 * The descriptor of a slice that saves a list of entries, which several tabs may change at once.
 */
export function savedEntries<Entry extends Stamped>({
  kind,
  fields,
  isUnknown,
}: SavedEntriesOptions<Entry>): SavedSlice<Entries<Entry>> {
  const allFields = { ...fields, added: stamp, changed: stamp };
  const checks = Object.entries<SavedField<unknown>>(allFields);
  const isEntry = (value: unknown): value is Entry =>
    isRecord(value) && checks.every(([name, { fits }]) => fits(value[name]));

  return {
    fields: allFields,
    toSaved: ({ entries }) => ({ entries }),
    read: (stored) => {
      const entries: unknown = isRecord(stored) ? stored.entries : undefined;
      if (!Array.isArray(entries)) return null;
      const kept = entries
        .filter(isEntry)
        .map((entry) => ({ ...entry, added: honest(entry.added), changed: honest(entry.changed) }));
      const lost = entries.length - kept.length;
      return {
        // Merging into nothing keeps, of entries with the same identity, the one changed last.
        saved: { entries: mergeEntries([], kept, kind) },
        dropped: lost + kept.filter(isUnknown).length,
        isDamaged: lost > 0,
      };
    },
    merge: (mine, stored) => ({ entries: mergeEntries(stored.entries, mine.entries, kind) }),
    rebase: (mine, stored, before) => ({
      entries: rebaseEntries(mine.entries, stored.entries, before.entries, kind),
    }),
    // The times alone: what an order came to need not be there twice.
    mark: ({ entries }) => Object.fromEntries(entries.map((entry) => [kind.keyOf(entry), entry.changed])),
    takeIn: (stored, { entries }, mark) => {
      const marked = isRecord(mark) ? mark : {};
      const changes = entries.filter((entry) => marked[kind.keyOf(entry)] !== entry.changed);
      return { entries: takeInEntries(stored.entries, changes, kind) };
    },
    mergeFromOtherTab: (mine, stored) => {
      const entries = mergeEntries(mine.entries, stored.entries, kind);
      return entries === mine.entries ? mine : { entries };
    },
    hasUnsavedChanges: (mine, stored) =>
      mergeEntries(stored.entries, mine.entries.filter(isChanged), kind) !== stored.entries,
  };
}
