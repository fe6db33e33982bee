import { now } from './clock';
import type { FileFormat } from './fileFormat';
import { keyOf } from './fileFormat';
import type { Path, SavedDocument } from './join';
import { readText } from './savedText';

/** Returns the keys of versions before the current one, oldest first. */
export function olderKeys(format: FileFormat): readonly string[] {
  return format.migrations.map((_, index) => keyOf(format, index + 1));
}

/** Returns the path of the record of what was last read from an older version's text. */
export const lastReadPath = (key: string): Path => `taken/${key}`;

/**
 * Returns the entries of an older version's text, migrated to the current version, and a record of what was read.
 * @param all the entries of the current version, and those already read from older ones
 */
export function olderEntries(
  format: FileFormat,
  key: string,
  text: string,
  all: SavedDocument,
): SavedDocument {
  const index = olderKeys(format).indexOf(key);
  const { document } = readText(text, index + 1, format.migrations.slice(index));
  const latest = Math.max(0, ...Object.values(document).map(({ at }) => at));
  return all[lastReadPath(key)]?.value === latest
    ? document
    : { ...document, [lastReadPath(key)]: { at: now(), added: 0, value: latest } };
}
