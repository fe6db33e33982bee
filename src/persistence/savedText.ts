import { canonicalJson } from './canonicalJson';
import { validPosition, validTime } from './clock';
import { isRecord } from './fields';
import type { Path, SavedDocument, SavedEntry } from './join';
import { isLater } from './join';

/**
 * Converts an entry for the next version: usually to one path and value, or to none. An undefined value is a
 * removal and must stay one. Migrations never see stamps, so the order of migrating and merging doesn't matter.
 */
export type Migration = (path: Path, value: unknown) => readonly (readonly [Path, unknown])[];

export interface ReadText {
  readonly document: SavedDocument;
  /** True if part of the text couldn't be read. Back it up before overwriting it. */
  readonly isDamaged: boolean;
}

const NOTHING: ReadText = { document: {}, isDamaged: false };

/** Maximum depth of a value. We never write deeper ones, and they could overflow the stack. */
const MAX_DEPTH = 50;

/** Parses a saved text; null means empty storage. Never throws. */
export function readText(text: string | null, version: number, migrations: readonly Migration[]): ReadText {
  if (text === null) return NOTHING;
  try {
    const content: unknown = JSON.parse(text, withoutPrototypes);
    if (!isRecord(content) || !isRecord(content.saved)) return { document: {}, isDamaged: true };
    const entries = Object.entries(content.saved);
    const good = entries.filter(
      (entry): entry is [Path, SavedEntry] => isPath(entry[0]) && isEntry(entry[1]),
    );
    const document: Record<Path, SavedEntry> = {};
    for (const [path, { at, added, value }] of good) {
      for (const [newPath, newValue] of migratedPath(path, value, migrations)) {
        const stamp = { at: validTime(at), added: validPosition(added) };
        const entry = newValue === undefined ? stamp : { ...stamp, value: newValue };
        // A migration may map two paths to one; the later entry wins.
        if (isLater(entry, document[newPath])) document[newPath] = entry;
      }
    }
    return {
      document,
      // Each version has its own key, so a text that names another version is damaged.
      isDamaged: good.length < entries.length || (content.version ?? version) !== version,
    };
  } catch {
    return { document: {}, isDamaged: true };
  }
}

/** Serializes a document; equal documents give equal text. */
export function writeText(document: SavedDocument, version: number): string {
  return canonicalJson({ version, saved: document });
}

export function migratedPath(path: Path, value: unknown, migrations: readonly Migration[]) {
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
export function isEntry(entry: unknown): entry is SavedEntry {
  return (
    isRecord(entry) &&
    typeof entry.at === 'number' &&
    typeof entry.added === 'number' &&
    !isDeep(entry.value, MAX_DEPTH)
  );
}

function isDeep(value: unknown, levels: number): boolean {
  if (!isRecord(value)) return false;
  return levels === 0 || Object.values(value).some((part) => isDeep(part, levels - 1));
}

/** A `JSON.parse` reviver that drops `__proto__`, so tampered text can't change a prototype. */
function withoutPrototypes(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
