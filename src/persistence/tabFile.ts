import { asRecord, canonicalJson, isEqual, parseJson } from './json';
import type { StorageEngine } from './storage';
import type { FieldAt } from './table';
import { partsOf, valueOf, withValue } from './table';

/** Keeps values in the storage of one tab. If it fails, they last as long as the page. */
export function tabFile(engine: StorageEngine, key: string, all: readonly FieldAt[], initial: object) {
  const fields = all.filter(({ field }) => field.kind === 'tab');
  let text = '{}';
  return {
    valuesOf: (state: object) => Object.fromEntries(fields.map((each) => [each.path, valueOf(state, each)])),

    /** Reads the values; null if they can't be read. */
    read: (): unknown => {
      try {
        text = engine.getItem(key) ?? text;
        return parseJson(text);
      } catch {
        return null;
      }
    },

    /** Writes the values that differ from the initial state's. */
    write: (state: object): void => {
      const kept = (of: object, each: FieldAt) => partsOf(of, each).get('');
      const changed = fields.filter((each) => !isEqual(kept(state, each), kept(initial, each)));
      const next = canonicalJson(Object.fromEntries(changed.map((each) => [each.path, kept(state, each)])));
      if (next === text) return;
      try {
        engine.setItem(key, next);
        text = next;
      } catch {
        // The next save tries again.
      }
    },
  };
}

/** Replaces the values of one tab by valid stored ones. */
export function withTabValues<State extends object>(
  state: State,
  fields: readonly FieldAt[],
  stored: unknown,
): State {
  return fields
    .filter(({ field, path }) => field.kind === 'tab' && Object.hasOwn(asRecord(stored), path))
    .reduce(
      (whole, each) =>
        withValue(whole, each, each.field.clean(asRecord(stored)[each.path], valueOf(whole, each))),
      state,
    );
}
