import type { Entries, Entry } from '../../src/persistence/join';
import { writeText } from '../../src/persistence/savedText';

/** This release's version of the saved text. */
export const VERSION = 1;

const aMinuteAgo = () => Date.now() - 60_000;

/** Creates entries in which each value changed slightly later than the previous one; undefined means removed. */
export function entriesWith(values: Readonly<Record<string, unknown>>, start = aMinuteAgo()): Entries {
  return Object.fromEntries(
    Object.entries(values).map(([path, value], index): [string, Entry] => {
      const time = start + index;
      return [path, { at: time, place: time, ...(value !== undefined && { value }) }];
    }),
  );
}

/** Serializes values as this release does. */
export function savedText(values: Readonly<Record<string, unknown>>, version = VERSION): string {
  return writeText(entriesWith(values), version);
}
