import { canonicalJson } from './canonicalJson';

/** Where a saved value is: `settings/theme`, or `notes/items/42` for an item of a list. */
export type Path = string;

/** When a value was changed last, and its place in its list. */
export interface Stamp {
  /** Milliseconds since 2025 (`clock.ts`). */
  readonly at: number;
  /** When an item joined its list: its place in it. One put between two others lies between their times. */
  readonly added: number;
}

/** A saved value and its stamp. No value: it was removed. */
export interface SavedEntry extends Stamp {
  readonly value?: unknown;
}

/** All saved entries. Values that were never changed are not included. */
export type SavedDocument = Readonly<Record<Path, SavedEntry>>;

/**
 * Merges two copies of a document: for each path, the later entry wins. Commutative, associative and
 * idempotent, so tabs and releases agree in whatever order changes arrive.
 *
 * @returns `a` itself if `b` has nothing later
 */
export function join(a: SavedDocument, b: SavedDocument): SavedDocument {
  const later = Object.entries(b).filter(([path, theirs]) => isLater(theirs, a[path]));
  return later.length === 0 ? a : { ...a, ...Object.fromEntries(later) };
}

/** Whether one copy of a value wins over another. At equal times, "there" beats "removed", then the greater text wins. */
export function isLater(one: SavedEntry, other: SavedEntry | undefined): boolean {
  if (one.at !== other?.at) return !other || one.at > other.at;
  if (one.value === other.value && one.added === other.added) return false;
  return textOf(one) > textOf(other);
}

function textOf({ value, added }: SavedEntry): string {
  // A digit is less than a bracket.
  return value === undefined ? `${added}` : canonicalJson([value, added]);
}
