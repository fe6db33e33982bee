import { isRecord } from './fields';
import type { FileFormat } from './fileFormat';
import type { Path, SavedDocument, SavedEntry } from './join';

/**
 * Removes secrets from a document. Drops a path whose value is only a secret.
 * @param checked an earlier result, whose entries aren't checked again
 */
export function withoutSecretValues(
  document: SavedDocument,
  checked: SavedDocument,
  { json }: FileFormat['withoutSecrets'],
): { readonly document: SavedDocument; readonly isFound: boolean } {
  const entries = Object.entries(document);
  const isChecked = (path: Path, entry: SavedEntry) => entry === checked[path];
  const unchecked = entries.filter(([path, entry]) => !isChecked(path, entry));
  const values = unchecked.map(([path, { value }]) => [path, value ?? null]);
  const { value: safe, isFound } = json(JSON.stringify(Object.fromEntries(values)));
  if (!isFound || !isRecord(safe)) return { document, isFound };
  const kept = entries
    .filter(([path, entry]) => isChecked(path, entry) || Object.hasOwn(safe, path))
    .map(([path, entry]): [Path, SavedEntry] => [
      path,
      isChecked(path, entry) || entry.value === undefined ? entry : { ...entry, value: safe[path] },
    ]);
  return { document: Object.fromEntries(kept), isFound };
}
