import type { SavedDocument, SavedEntry } from '../../src/persistence/join';
import { versionOf } from '../../src/persistence/fileFormat';
import { writeText } from '../../src/persistence/savedText';
import { fileFormat } from '../../src/store/saved';

const aMinuteAgo = () => Date.now() - 60_000;

/** Creates a document in which each value changed slightly later than the previous one; undefined means removed. */
export function documentWith(values: Readonly<Record<string, unknown>>, start = aMinuteAgo()): SavedDocument {
  return Object.fromEntries(
    Object.entries(values).map(([path, value], index): [string, SavedEntry] => {
      const time = start + index;
      return [path, { at: time, added: time, ...(value !== undefined && { value }) }];
    }),
  );
}

/** Serializes a document as this release does. */
export function savedText(
  values: Readonly<Record<string, unknown>>,
  version = versionOf(fileFormat),
): string {
  return writeText(documentWith(values), version);
}
