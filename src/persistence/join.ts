import { canonicalJson } from './canonicalJson';

/** The path of a saved value: `settings/theme`, or `notes/items/42` for an item of a list. */
export type Path = string;

/** The time of a value's last change, and its position in its list. */
export interface Stamp {
  /** Unix time of the last change, in milliseconds. */
  readonly at: number;
  /**
   * When the item was added, which is its sort key. An item inserted between two others gets a time between
   * theirs.
   */
  readonly added: number;
}

/** A saved value and its stamp. An entry without a value is a removal. */
export interface SavedEntry extends Stamp {
  readonly value?: unknown;
}

/** Saved entries by path. Omits values that never changed. */
export type SavedDocument = Readonly<Record<Path, SavedEntry>>;

/**
 * Merges two copies of a document: for each path, the later entry wins. Commutative, associative and idempotent, so
 * all tabs and releases end up with the same document.
 * @returns `a` itself if nothing in `b` is later
 */
export function join(a: SavedDocument, b: SavedDocument): SavedDocument {
  const later = Object.entries(b).filter(([path, theirs]) => isLater(theirs, a[path]));
  return later.length === 0 ? a : { ...a, ...Object.fromEntries(later) };
}

/**
 * Tests whether one copy of a value wins over another. On equal timestamps, a value beats a removal, then the
 * greater JSON text wins.
 */
export function isLater(one: SavedEntry, other: SavedEntry | undefined): boolean {
  if (one.at !== other?.at) return !other || one.at > other.at;
  if (one.value === other.value && one.added === other.added) return false;
  return textOf(one) > textOf(other);
}

function textOf({ value, added }: SavedEntry): string {
  // Digits sort before brackets, so a value beats a removal.
  return value === undefined ? `${added}` : canonicalJson([value, added]);
}
