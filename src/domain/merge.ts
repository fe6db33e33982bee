/**
 * An entry of a list that several tabs may change at once.
 *
 * Times are logical: a change is one later than the latest change its tab has seen of the whole list (Lamport's
 * clock), so that no clock of a machine matters. What is removed stays in the list as an entry that says so, or
 * the copy of another tab would bring it back.
 */
export interface Stamped {
  /** When it joined the list, which is its place in it. */
  readonly added: number;
  /** When it was changed last. */
  readonly changed: number;
}

/** The logical time of a change that is made now. */
export function nextStamp(entries: readonly Stamped[]): number {
  return 1 + entries.reduce((time, { added, changed }) => Math.max(time, added, changed), 0);
}

/** Of what kind the entries of a list are. */
export interface EntryKind<Entry> {
  /** What makes two entries copies of the same one. */
  readonly keyOf: (entry: Entry) => string;
  /** Which copy wins where both were changed at the same logical time: the one with more to lose. */
  readonly rankOf: (entry: Entry) => number;
}

/** The list in its one order: by when an entry joined, and by key where several joined at once. */
export function inOrder<Entry extends Stamped>(
  entries: readonly Entry[],
  { keyOf }: EntryKind<Entry>,
): readonly Entry[] {
  return entries.toSorted((a, b) => a.added - b.added || (keyOf(a) < keyOf(b) ? -1 : 1));
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
  return isNews ? inOrder([...merged.values()], kind) : mine;
}

function isLater<Entry extends Stamped>(a: Entry, b: Entry, { rankOf }: EntryKind<Entry>): boolean {
  return (a.changed - b.changed || rankOf(a) - rankOf(b) || a.added - b.added) > 0;
}
