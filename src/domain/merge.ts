import { canonicalJson } from './canonicalJson';

/**
 * An entry of a list that several tabs may change at once.
 *
 * Times are logical: a change is one later than the latest change its tab has seen of the whole list (Lamport's
 * clock), so that no clock of a machine matters. A removed entry is kept, with its identity and times only: without
 * it the copy of another tab would bring the entry back.
 */
export interface Stamped {
  /** When it joined the list, which is its place in it. */
  readonly added: number;
  /** When it was changed last; 0 is what a first visit finds and nobody has changed. */
  readonly changed: number;
}

/** The logical time of a change that is made now. */
export function nextStamp(entries: readonly Stamped[]): number {
  return 1 + entries.reduce((time, { added, changed }) => Math.max(time, added, changed), 0);
}

/** Whether somebody has changed an entry since a first visit found it. */
export function isChanged({ changed }: Stamped): boolean {
  return changed > 0;
}

/** What the merging of a list has to know of its entries. */
export interface EntryKind<Entry extends Stamped> {
  /** The identity of an entry: two entries with one key are copies of each other. */
  readonly keyOf: (entry: Entry) => string;
  /** Which copy wins where both were changed at the same logical time: the higher one. */
  readonly rankOf: (entry: Entry) => number;
  /**
   * A change that a tab made before it knew the saved copy, made to that copy instead.
   * `before` is the entry as the tab had it then, if it had it. The times of the result do not matter.
   */
  readonly rebased: (mine: Entry, saved: Entry, before: Entry | undefined) => Entry;
  /**
   * How many entries the list has at most: those that joined it last, the removed ones among them. All tabs keep the
   * same ones, since an entry of such a list joins it once. Left out, the list has no limit.
   */
  readonly limit?: number;
}

/** The list in its one order: by when an entry joined, and by key where several joined at once. */
function inOrder<Entry extends Stamped>(
  entries: readonly Entry[],
  { keyOf, limit = Infinity }: EntryKind<Entry>,
): readonly Entry[] {
  return entries.toSorted((a, b) => a.added - b.added || (keyOf(a) < keyOf(b) ? -1 : 1)).slice(-limit);
}

/** The list with an entry in its place, instead of the entry that has its key. */
export function withEntry<Entry extends Stamped>(
  entries: readonly Entry[],
  entry: Entry,
  kind: EntryKind<Entry>,
): readonly Entry[] {
  const key = kind.keyOf(entry);
  return inOrder([...entries.filter((other) => kind.keyOf(other) !== key), entry], kind);
}

/**
 * Joins two copies of a list: of each entry the copy that was changed last. Commutative, associative and
 * idempotent, so that tabs agree in whatever order they hear of each other.
 *
 * @returns `mine` itself where `theirs` has nothing new, so that nothing is rendered or saved for it
 */
export function mergeEntries<Entry extends Stamped>(
  mine: readonly Entry[],
  theirs: readonly Entry[],
  kind: EntryKind<Entry>,
): readonly Entry[] {
  const merged = new Map(mine.map((entry) => [kind.keyOf(entry), entry]));
  let isNews = false;
  for (const entry of theirs) {
    const known = merged.get(kind.keyOf(entry));
    if (known && !isLater(entry, known, kind)) continue;
    merged.set(kind.keyOf(entry), entry);
    isNews = true;
  }
  if (!isNews) return mine;
  const joined = inOrder([...merged.values()], kind);
  // What came in may have been over the limit.
  return joined.length === mine.length && joined.every((entry, place) => entry === mine[place])
    ? mine
    : joined;
}

/**
 * The saved list with the changes that a tab made before it had read it. What a first visit finds and the tab has not
 * changed is left out: the saved list says what became of it. `before` is what the tab has written into that list
 * already, or what it began with.
 */
export function rebaseEntries<Entry extends Stamped>(
  mine: readonly Entry[],
  saved: readonly Entry[],
  before: readonly Entry[],
  kind: EntryKind<Entry>,
): readonly Entry[] {
  return mine.filter(isChanged).reduce((list, entry) => {
    const isCopy = (other: Entry) => kind.keyOf(other) === kind.keyOf(entry);
    const known = list.find(isCopy);
    const stamp = nextStamp(list);
    return known
      ? withEntry(
          list,
          { ...kind.rebased(entry, known, before.find(isCopy)), added: known.added, changed: stamp },
          kind,
        )
      : withEntry(list, { ...entry, added: stamp, changed: stamp }, kind);
  }, saved);
}

/**
 * A list with changes in it that were made without seeing it, such as those of an older release: its clock lags behind,
 * so where both have an entry the change that comes in counts as the later one.
 *
 * mine: X removed at 50 · change: X has quantity 5 since 11 → X has quantity 5 since 51
 */
export function takeInEntries<Entry extends Stamped>(
  mine: readonly Entry[],
  changes: readonly Entry[],
  kind: EntryKind<Entry>,
): readonly Entry[] {
  const known = new Map(mine.map((entry) => [kind.keyOf(entry), entry]));
  const content = (entry: Entry) => canonicalJson({ ...entry, added: 0, changed: 0 });
  const stamped = changes.map((change) => {
    const copy = known.get(kind.keyOf(change));
    return copy && isChanged(change) && content(copy) !== content(change)
      ? { ...change, changed: Math.max(change.changed, copy.changed + 1) }
      : change;
  });
  return mergeEntries(mine, stamped, kind);
}

/** Whether a copy wins. The last comparison covers all fields, so that the order of the two never matters. */
function isLater<Entry extends Stamped>(a: Entry, b: Entry, { rankOf }: EntryKind<Entry>): boolean {
  const difference = a.changed - b.changed || rankOf(a) - rankOf(b) || a.added - b.added;
  return difference === 0 ? canonicalJson(a) > canonicalJson(b) : difference > 0;
}
