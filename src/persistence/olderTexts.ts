import { canonicalJson } from './canonicalJson';
import { nextTime, now } from './clock';
import { isRecord } from './fields';
import type { FileFormat } from './fileFormat';
import { keyOf } from './fileFormat';
import type { Path, SavedDocument, SavedEntry } from './join';
import { readText } from './savedText';

/** The storage keys of versions before the present one, oldest first. */
export function olderKeys(format: FileFormat): readonly string[] {
  const { unstamped, migrations, firstVersion } = format;
  return [...unstamped.keys, ...migrations.map((_, index) => keyOf(format, firstVersion + index))];
}

/** The path under which a document records what was last read of an older version's text. */
export const markPath = (key: string): Path => `taken/${key}`;

/**
 * Returns the entries of an older version's text, in the present version's form, and a mark of what was read.
 * @param all the entries of all other versions
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
  return all[markPath(key)]?.value === latest
    ? document
    : { ...document, [markPath(key)]: { at: now(), added: 0, value: latest } };
}

/** Stamps values without stamps that changed since the last read, and records their marks. */
function unstampedEntries(
  { keys, read }: FileFormat['unstamped'],
  key: string,
  text: string,
  all: SavedDocument,
): SavedDocument {
  const values = read(text);
  // A version's first text includes what the versions before it saved, so compare it with the last read of theirs.
  const before = keys
    .slice(0, keys.indexOf(key) + 1)
    .map((each) => all[markPath(each)]?.value)
    .findLast(isRecord);
  const changed = values.filter(
    ({ path, mark }) => canonicalJson(before?.[path] ?? null) !== canonicalJson(mark),
  );
  if (changed.length === 0 && all[markPath(key)]) return {};
  // These versions saved no timestamps. Values that changed since the last read count as changed now.
  const at = nextTime(now(), all);
  const stamped = changed.map(({ path, value, added }): [Path, SavedEntry] => {
    const present = all[path];
    return [path, { at, added: present?.value === undefined ? added : present.added, value }];
  });
  const marks = Object.fromEntries(values.map(({ path, mark }) => [path, mark]));
  return Object.fromEntries([...stamped, [markPath(key), { at, added: 0, value: marks }]]);
}
