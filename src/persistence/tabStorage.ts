import { canonicalJson } from './canonicalJson';
import { isRecord } from './fields';
import type { FileFormat } from './fileFormat';
import { versionOf } from './fileFormat';
import type { StorageEngine } from './storage';

/** Defines which part of a slice survives a reload of its tab. */
export interface TabSlice<Slice> {
  /** Returns the part of the slice to store. */
  toStored(slice: Slice): object;
  /** Merges the valid part of a stored value, written by the given version, into the slice. Never throws. */
  restored(slice: Slice, stored: unknown, version: number): Slice;
}

export type TabTable<State> = { readonly [Slice in keyof State]?: TabSlice<State[Slice]> };

/**
 * State that survives a reload of this tab. No other tab has it, so there is no merging. Unreadable text is not
 * backed up; if storage fails, the state lasts as long as the page.
 */
export interface TabStorage<State> {
  /** Parses the stored text; null if there is none or it isn't valid JSON. Never throws. */
  readonly read: () => unknown;
  readonly write: (state: State) => void;
  readonly restored: (state: State, stored: unknown) => State;
}

export function tabStorage<State extends object>(
  engine: StorageEngine,
  key: string,
  table: Readonly<Record<string, TabSlice<unknown>>>,
  initialState: State,
  format: FileFormat,
): TabStorage<State> {
  const version = versionOf(format);
  const slices = Object.entries(table);

  const textOf = (state: State) => {
    const stored = slices.map(([name, slice]) => [name, slice.toStored(Reflect.get(state, name))] as const);
    return canonicalJson({ ...Object.fromEntries(stored), version });
  };

  /** The text last read or written. Starts as the initial state's, so that an untouched state isn't written. */
  let storedText = textOf(initialState);

  return {
    read: () => {
      try {
        const text = engine.getItem(key);
        const stored: unknown = text === null ? null : JSON.parse(text);
        storedText = text ?? storedText;
        return stored;
      } catch {
        return null;
      }
    },
    write: (state) => {
      const text = textOf(state);
      if (text === storedText) return;
      try {
        engine.setItem(key, text);
        storedText = text;
      } catch {
        // Without storage, slices last as long as the page.
      }
    },
    restored: (state, stored) => {
      if (!isRecord(stored)) return state;
      const from = typeof stored.version === 'number' ? stored.version : version;
      if (from > version) return state;
      return slices.reduce(
        (whole, [name, slice]) => ({
          ...whole,
          [name]: slice.restored(Reflect.get(whole, name), stored[name], from),
        }),
        state,
      );
    },
  };
}
