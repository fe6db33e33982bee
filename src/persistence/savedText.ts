import { canonicalJson } from './canonicalJson';
import { validPosition, validTime } from './clock';
import { isRecord } from './fields';
import type { Path, SavedDocument, SavedEntry } from './join';
import { isLater } from './join';

/**
 * Converts an entry of one version for the next: usually one path and value, or none. An undefined value was
 * removed, and stays removed. A migration never sees a stamp, so migrating and merging are interchangeable.
 */
export type Migration = (path: Path, value: unknown) => readonly (readonly [Path, unknown])[];

export interface ReadText {
  readonly document: SavedDocument;
  /** Whether something in the text could not be read, which writing over it would destroy. */
  readonly isDamaged: boolean;
}

const NOTHING: ReadText = { document: {}, isDamaged: false };

/** Values nested deeper than this aren't ours. Deeper ones could overflow the stack. */
const DEEPEST = 50;

/** Reads a saved text. Never throws; null is storage with nothing in it. */
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
        // Two paths may become one. The later of them wins there too.
        if (isLater(entry, document[newPath])) document[newPath] = entry;
      }
    }
    return {
      document,
      // No release writes another version under this key.
      isDamaged: good.length < entries.length || (content.version ?? version) !== version,
    };
  } catch {
    return { document: {}, isDamaged: true };
  }
}

/** Writes equal documents as equal texts. */
export function writeText(document: SavedDocument, version: number): string {
  return canonicalJson({ version, saved: document });
}

/** A value as the latest of these migrations leaves it. */
export function migratedPath(path: Path, value: unknown, migrations: readonly Migration[]) {
  return migrations.reduce<readonly (readonly [Path, unknown])[]>(
    (parts, migrate) => parts.flatMap(([at, part]) => migrate(at, part)),
    [[path, value]],
  );
}

/** Every path contains a slash, so it never equals a name that all objects inherit. */
function isPath(path: string): boolean {
  return /^[^/]+\/./.test(path);
}

/** Whether a parsed value has the shape of an entry. What its `value` holds is for a field's validator. */
export function isEntry(entry: unknown): entry is SavedEntry {
  return (
    isRecord(entry) &&
    typeof entry.at === 'number' &&
    typeof entry.added === 'number' &&
    !isDeep(entry.value, DEEPEST)
  );
}

function isDeep(value: unknown, levels: number): boolean {
  if (!isRecord(value)) return false;
  return levels === 0 || Object.values(value).some((part) => isDeep(part, levels - 1));
}

/** For JSON.parse: leaves out the key by which a tampered text could reach an object's prototype. */
function withoutPrototypes(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
