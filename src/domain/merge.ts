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
  /** Whether an entry says no more than that something was in the list. */
  readonly isGone: (entry: Entry) => boolean;
  /** What is kept of an entry that goes. The times of the result do not matter. */
  readonly gone: (entry: Entry) => Entry;
  /**
   * An entry that is in the list now, without what a change gave it. `before` is left out where the change put the entry
   * into the list. The times of the result do not matter.
   */
  readonly reverted: (now: Entry, change: { readonly before?: Entry; readonly after: Entry }) => Entry;
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

/** The list with these entries as they are given, each in the place that its time says, and with no others. */
export function withOnly<Entry extends Stamped>(
  entries: readonly Entry[],
  wanted: readonly Entry[],
  kind: EntryKind<Entry>,
): readonly Entry[] {
  const changed = nextStamp(entries);
  const leaving = entries.filter((entry) => !kind.isGone(entry)).map((entry) => kind.gone(entry));
  return [...leaving, ...wanted].reduce(
    (list, entry) => withEntry(list, { ...entry, changed }, kind),
    entries,
  );
}

/** A list as it was before an event and after it. */
export interface ListChange<Entry> {
  readonly before: readonly Entry[];
  readonly after: readonly Entry[];
}

/** The entries that a change took out of a list, as they were. */
export function takenOut<Entry extends Stamped>(
  { before, after }: ListChange<Entry>,
  kind: EntryKind<Entry>,
): readonly Entry[] {
  const isIn = byKey(
    after.filter((entry) => !kind.isGone(entry)),
    kind,
  );
  return before.filter((entry) => !kind.isGone(entry) && !isIn.has(kind.keyOf(entry)));
}

/**
 * The list with a change taken back, made to what is there now. What was done since stays:
 *
 * | the change           | the list has it now | afterwards                                         |
 * | -------------------- | ------------------- | -------------------------------------------------- |
 * | took an entry out    | no                  | as it was, in its old place                        |
 * | took an entry out    | yes, added since    | as it is now                                       |
 * | put one in, or gave it more | no, removed since | still removed                                 |
 * | put one in, or gave it more | yes          | less by what it was given ({@link EntryKind.reverted}) |
 * | put one in, or gave it more | yes, added anew | as it is now                                     |
 *
 * `later` are the changes after it that are not taken back: what one of those took out too is for that one to put back.
 */
export function withChangeUndone<Entry extends Stamped>(
  now: readonly Entry[],
  change: ListChange<Entry>,
  later: readonly ListChange<Entry>[],
  kind: EntryKind<Entry>,
): readonly Entry[] {
  const changed = nextStamp(now);
  const present = byKey(now, kind);
  const old = byKey(change.before, kind);
  const isForLater = byKey(
    later.flatMap((other) => takenOut(other, kind)),
    kind,
  );
  return change.after.reduce((list, after) => {
    const key = kind.keyOf(after);
    const entry = present.get(key);
    const before = old.get(key);
    if (!entry || kind.isGone(entry) !== kind.isGone(after)) return list;
    if (before && contentOf(before) === contentOf(after) && before.added === after.added) return list;
    if (!kind.isGone(after)) {
      if (entry.added !== after.added) return list;
      const wasIn = before && !kind.isGone(before) ? before : undefined;
      const added = wasIn?.added ?? entry.added;
      const reverted = kind.reverted(entry, wasIn ? { before: wasIn, after } : { after });
      return withEntry(list, { ...reverted, added, changed }, kind);
    }
    return before && !kind.isGone(before) && !isForLater.has(key)
      ? withEntry(list, { ...before, changed }, kind)
      : list;
  }, now);
}

function byKey<Entry extends Stamped>(
  entries: readonly Entry[],
  { keyOf }: EntryKind<Entry>,
): ReadonlyMap<string, Entry> {
  return new Map(entries.map((entry) => [keyOf(entry), entry]));
}

/**
 * Joins two copies of a list: of each entry the copy that was changed last. Commutative, associative and
 * idempotent, so that tabs agree in whatever order they hear of each other.
 *
 * mine: X has quantity 2 since 5, Y is new at 6 · theirs: X has quantity 4 since 7 → X has 4 since 7, Y is new at 6
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
 *
 * before: X has quantity 1 · mine: two were added, X has 3 · saved: another visit left X with 5 → X has 7
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
  const stamped = changes.map((change) => {
    const copy = known.get(kind.keyOf(change));
    return copy && isChanged(change) && contentOf(copy) !== contentOf(change)
      ? { ...change, changed: Math.max(change.changed, copy.changed + 1) }
      : change;
  });
  return mergeEntries(mine, stamped, kind);
}

/** All of an entry but its times, as one text. */
function contentOf(entry: Stamped): string {
  return canonicalJson({ ...entry, added: 0, changed: 0 });
}

/** Whether a copy wins. The last comparison covers all fields, so that the order of the two never matters. */
function isLater<Entry extends Stamped>(a: Entry, b: Entry, { rankOf }: EntryKind<Entry>): boolean {
  const difference = a.changed - b.changed || rankOf(a) - rankOf(b) || a.added - b.added;
  return difference === 0 ? canonicalJson(a) > canonicalJson(b) : difference > 0;
}
