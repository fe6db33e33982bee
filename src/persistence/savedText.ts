import { canonicalJson, isRecord, parseJson } from './json';
import type { Entries, Entry, Path } from './join';
import { isLater } from './join';
import { plausible } from './time';

/**
 * Converts an entry for the next version: usually to one path and value, or to none. An undefined value is a
 * removal and must stay one. Migrations never see stamps, so the order of migrating and merging doesn't matter.
 */
export type Migration = (path: Path, value: unknown) => readonly (readonly [Path, unknown])[];

export interface ReadText {
  readonly entries: Entries;
  /** True if part of the text couldn't be read. Back it up before overwriting it. */
  readonly isDamaged: boolean;
}

/** Maximum depth of a value. We never write deeper ones, and they could overflow the stack. */
const MAX_DEPTH = 50;

/**
 * Parses a saved text; null means empty storage. Never throws.
 * @param present the current time; later stamps are implausible
 */
export function readText(
  text: string | null,
  version: number,
  migrations: readonly Migration[],
  present: number,
): ReadText {
  if (text === null) return { entries: {}, isDamaged: false };
  try {
    const content: unknown = parseJson(text);
    if (!isRecord(content) || !isRecord(content.saved)) return { entries: {}, isDamaged: true };
    const all = Object.entries(content.saved);
    const good = all.filter((entry): entry is [Path, Entry] => isPath(entry[0]) && isEntry(entry[1]));
    const entries: Record<Path, Entry> = {};
    for (const [path, { at, place, value }] of good) {
      for (const [newPath, newValue] of migrated(path, value, migrations)) {
        const isPlace = place >= 0 && place <= Number.MAX_SAFE_INTEGER;
        const stamp = { at: plausible(at, present), place: isPlace ? place : 0 };
        const entry = newValue === undefined ? stamp : { ...stamp, value: newValue };
        // A migration may map two paths to one; the later entry wins.
        if (isLater(entry, entries[newPath])) entries[newPath] = entry;
      }
    }
    // Each version has its own key, so a text that names another version is damaged.
    return { entries, isDamaged: good.length < all.length || content.version !== version };
  } catch {
    return { entries: {}, isDamaged: true };
  }
}

/** Serializes entries; equal ones give equal text. */
export function writeText(entries: Entries, version: number): string {
  return canonicalJson({ version, saved: entries });
}

function migrated(path: Path, value: unknown, migrations: readonly Migration[]) {
  return migrations.reduce<readonly (readonly [Path, unknown])[]>(
    (parts, migrate) => parts.flatMap(([at, part]) => migrate(at, part)),
    [[path, value]],
  );
}

/** Requires a slash inside, so that a path never matches a property of `Object.prototype`. */
function isPath(path: string): boolean {
  return /^[^/]+\/./.test(path);
}

/** Tests whether a parsed value has the shape of an entry. Field validators check its `value`. */
function isEntry(entry: unknown): entry is Entry {
  return (
    isRecord(entry) &&
    typeof entry.at === 'number' &&
    typeof entry.place === 'number' &&
    !isDeep(entry.value, MAX_DEPTH)
  );
}

function isDeep(value: unknown, levels: number): boolean {
  if (!isRecord(value)) return false;
  return levels === 0 || Object.values(value).some((part) => isDeep(part, levels - 1));
}
