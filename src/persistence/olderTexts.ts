import { canonicalJson } from './canonicalJson';
import { nextTime, now } from './clock';
import { isRecord } from './fields';
import type { FileFormat } from './fileFormat';
import { keyOf } from './fileFormat';
import type { Path, SavedDocument, SavedEntry } from './join';
import { readText } from './savedText';

/** Returns the keys of versions before the current one, oldest first. */
export function olderKeys(format: FileFormat): readonly string[] {
  const { unstamped, migrations, firstVersion } = format;
  return [...unstamped.keys, ...migrations.map((_, index) => keyOf(format, firstVersion + index))];
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
  const { firstVersion, migrations, unstamped } = format;
  if (unstamped.keys.includes(key)) return unstampedEntries(unstamped, key, text, all);
  const index = olderKeys(format).indexOf(key) - unstamped.keys.length;
  const { document } = readText(text, firstVersion + index, migrations.slice(index));
  const latest = Math.max(0, ...Object.values(document).map(({ at }) => at));
  return all[lastReadPath(key)]?.value === latest
    ? document
    : { ...document, [lastReadPath(key)]: { at: now(), added: 0, value: latest } };
}

/** Stamps the values that changed since the last read, and records the fingerprints of all. */
function unstampedEntries(
  { keys, read }: FileFormat['unstamped'],
  key: string,
  text: string,
  all: SavedDocument,
): SavedDocument {
  const values = read(text);
  // A version's first text includes what earlier versions saved, so compare it with what was last read from those.
  const before = keys
    .slice(0, keys.indexOf(key) + 1)
    .map((each) => all[lastReadPath(each)]?.value)
    .findLast(isRecord);
  const changed = values.filter(
    ({ path, fingerprint }) => canonicalJson(before?.[path] ?? null) !== canonicalJson(fingerprint),
  );
  if (changed.length === 0 && all[lastReadPath(key)]) return {};
  // These versions saved no timestamps, so values that changed since the last read count as changed now.
  const at = nextTime(now(), all);
  const stamped = changed.map(({ path, value, added }): [Path, SavedEntry] => {
    const present = all[path];
    return [path, { at, added: present?.value === undefined ? added : present.added, value }];
  });
  const fingerprints = Object.fromEntries(values.map(({ path, fingerprint }) => [path, fingerprint]));
  return Object.fromEntries([...stamped, [lastReadPath(key), { at, added: 0, value: fingerprints }]]);
}
