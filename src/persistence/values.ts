import { isEqual } from './json';
import type { Entries, Entry, Path, Stamp } from './join';
import { isLater } from './join';
import { longestIncreasing } from './longestIncreasing';
import type { FieldAt } from './table';
import { partsOf, valueOf, withParts, withValue } from './table';
import { DAY, plausible } from './time';

/** The stamp of every value that has ever changed, by path. */
export type Stamps = Readonly<Record<Path, Stamp>>;

/** A state and the stamps of its saved values. */
export interface Stamped<State> {
  readonly state: State;
  readonly stamps: Stamps;
}

/**
 * Reads and replaces the saved values of a state by path. Pure: times come from actions.
 * @param initial the initial state, before saved state is read
 */
export function savedValues(all: readonly FieldAt[], initial: object) {
  const fields = all.filter(({ field }) => field.kind !== 'tab');
  const byPath = new Map(fields.map((fieldAt) => [fieldAt.path, fieldAt]));

  const pathOf = ({ path, field }: FieldAt, key: string): Path =>
    field.kind === 'list' ? `${path}/${key}` : path;

  /** The place of each value of the initial state. */
  const initialPlaces = new Map(
    fields.flatMap((fieldAt) =>
      [...partsOf(initial, fieldAt).keys()].map((key, index) => [pathOf(fieldAt, key), index + 1] as const),
    ),
  );

  const placeOf = (stamps: Stamps, path: Path): number => stamps[path]?.place ?? initialPlaces.get(path) ?? 0;

  /** Finds the field of a path, and the key within that field. */
  const locate = (path: Path): { readonly fieldAt: FieldAt; readonly key: string } | undefined => {
    const [slice = '', name = ''] = path.split('/', 2);
    const fieldAt = byPath.get(`${slice}/${name}`);
    return fieldAt && { fieldAt, key: path.slice(fieldAt.path.length + 1) };
  };

  const isUsable = (path: Path, { value }: Entry): boolean => {
    const found = locate(path);
    return found !== undefined && (value === undefined || found.fieldAt.field.isPart(found.key, value));
  };

  return {
    /** Tests whether the initial state has a value at a path. */
    isInitial: (path: Path): boolean => initialPlaces.has(path),

    /** Returns every value that has changed. Times more than a day after `present` count as 0. */
    entriesOf: (state: object, stamps: Stamps, present: number): Entries => {
      const parts = new Map(fields.map((fieldAt) => [fieldAt, partsOf(state, fieldAt)]));
      return Object.fromEntries(
        Object.entries(stamps).map(([path, { at, place }]): [Path, Entry] => {
          const found = locate(path);
          const value = found && parts.get(found.fieldAt)?.get(found.key);
          return [path, { at: plausible(at, present), place, ...(value !== undefined && { value }) }];
        }),
      );
    },

    /**
     * Selects the entries that are later than a tab's own and usable by this release.
     * @param options `isOpening` while the page opens; afterwards a tab keeps its own per-tab values
     */
    laterOf: (stored: Entries, mine: Entries, { isOpening }: { readonly isOpening: boolean }): Entries =>
      Object.fromEntries(
        Object.entries(stored).filter(
          ([path, theirs]) =>
            isUsable(path, theirs) &&
            (isOpening || locate(path)?.fieldAt.field.kind !== 'last') &&
            isLater(theirs, mine[path]),
        ),
      ),

    /** Applies entries to a state. Unchanged values keep their identity. */
    withEntries: <State extends object>(before: Stamped<State>, entries: Entries): Stamped<State> => {
      const usable = Object.entries(entries).filter(([path, entry]) => isUsable(path, entry));
      if (usable.length === 0) return before;
      const stamps = {
        ...before.stamps,
        ...Object.fromEntries(usable.map(([path, { at, place }]) => [path, { at, place }])),
      };
      let { state } = before;
      for (const fieldAt of fields) {
        const changed = usable.filter(([path]) => locate(path)?.fieldAt === fieldAt);
        if (changed.length === 0) continue;
        const parts = new Map(partsOf(state, fieldAt));
        for (const [path, { value }] of changed) {
          const key = path.slice(fieldAt.path.length + 1);
          if (value === undefined) parts.delete(key);
          else if (!isEqual(value, parts.get(key))) parts.set(key, value);
        }
        const place = ([key]: readonly [string, unknown]) => placeOf(stamps, pathOf(fieldAt, key));
        const sorted = [...parts].sort((a, b) => place(a) - place(b) || (a[0] < b[0] ? -1 : 1));
        const isRemoved = fieldAt.field.kind !== 'list' && sorted.length === 0;
        // Of a single value that was removed, the initial one shows.
        state = isRemoved
          ? withValue(state, fieldAt, valueOf(initial, fieldAt))
          : withParts(state, fieldAt, new Map(sorted));
      }
      return { state, stamps };
    },

    /**
     * Stamps the values that an action changed: later than all stamps before, even if the clock was set back by less
     * than a day. Of a list whose items moved, stamps the fewest.
     */
    stampsAfter: (before: object, after: object, stamps: Stamps, time: number): Stamps => {
      const changed = fields.filter(
        (fieldAt) => !Object.is(valueOf(before, fieldAt), valueOf(after, fieldAt)),
      );
      if (changed.length === 0) return stamps;
      const changedAt = nextTime(stamps, time);
      const next: Record<Path, Stamp> = {};
      for (const fieldAt of changed) {
        const [old, parts] = [partsOf(before, fieldAt), partsOf(after, fieldAt)];
        const placeBefore = (key: string) => placeOf(stamps, pathOf(fieldAt, key));
        const unmoved = unmovedKeys([...old.keys()], [...parts.keys()]);
        const places = new Map(newPlaces([...parts.keys()], unmoved, placeBefore, changedAt));
        for (const key of new Set([...old.keys(), ...parts.keys()])) {
          const isSameValue = old.has(key) && isEqual(parts.get(key), old.get(key));
          const place = places.get(key);
          if (isSameValue && place === undefined) continue;
          const path = pathOf(fieldAt, key);
          // An item that only moved is just after its last change: another tab's edit or removal of it wins.
          const at = isSameValue ? Math.min(changedAt, (stamps[path]?.at ?? 0) + 1) : changedAt;
          next[path] = { at, place: place ?? placeBefore(key) };
        }
      }
      return Object.keys(next).length === 0 ? stamps : { ...stamps, ...next };
    },

    /** Counts the list items that this release can't use. */
    unusableCount: (entries: Entries): number =>
      Object.entries(entries).filter(
        ([path, entry]) => locate(path)?.fieldAt.field.kind === 'list' && !isUsable(path, entry),
      ).length,
  };
}

export type SavedValues = ReturnType<typeof savedValues>;

/** Returns the keys that needn't move to get from one order to the other. */
function unmovedKeys(old: readonly string[], next: readonly string[]): ReadonlySet<string> {
  const indexes = new Map(old.map((key, index) => [key, index]));
  const unmoved = longestIncreasing(next.flatMap((key) => indexes.get(key) ?? []));
  return new Set(unmoved.map((index) => old[index] ?? ''));
}

/** Places the other keys halfway between their neighbors, or last: at `changedAt` or, after several at once, just later. */
function newPlaces(
  keys: readonly string[],
  unmoved: ReadonlySet<string>,
  placeBefore: (key: string) => number,
  changedAt: number,
): readonly (readonly [key: string, place: number])[] {
  const places: (readonly [key: string, place: number])[] = [];
  let last = 0;
  for (const [index, key] of keys.entries()) {
    if (unmoved.has(key)) {
      last = placeBefore(key);
      continue;
    }
    const next = keys.slice(index + 1).find((other) => unmoved.has(other));
    last = next === undefined ? Math.max(changedAt, Math.floor(last) + 1) : (last + placeBefore(next)) / 2;
    places.push([key, last]);
  }
  return places;
}

/** Returns the time, or the one after the latest stamp. Ignores stamps more than a day ahead, unless there is no time (0). */
function nextTime(stamps: Stamps, time: number): number {
  const horizon = time === 0 ? Infinity : time + DAY;
  const latest = Object.values(stamps).reduce((max, { at }) => (at <= horizon ? Math.max(max, at) : max), 0);
  return Math.max(1, time, latest + 1);
}
