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

export type SavedValues = ReturnType<typeof savedValues>;

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
  const locate = (path: Path): readonly [FieldAt, key: string] | undefined => {
    const [slice = '', name = ''] = path.split('/', 2);
    const fieldAt = byPath.get(`${slice}/${name}`);
    return fieldAt && [fieldAt, path.slice(fieldAt.path.length + 1)];
  };

  const isUsable = (path: Path, { value }: Entry): boolean => {
    const [fieldAt, key = ''] = locate(path) ?? [];
    return fieldAt !== undefined && (value === undefined || fieldAt.field.isPart(key, value));
  };

  return {
    /** Tests whether the initial state has a value at a path. */
    isInitial: (path: Path): boolean => initialPlaces.has(path),

    /** Returns every value that has changed. Times more than a day after `present` count as 0. */
    entriesOf: (state: object, stamps: Stamps, present: number): Entries => {
      const parts = new Map(fields.map((fieldAt) => [fieldAt, partsOf(state, fieldAt)]));
      return Object.fromEntries(
        Object.entries(stamps).map(([path, { at, place }]): [Path, Entry] => {
          const [fieldAt, key = ''] = locate(path) ?? [];
          const value = fieldAt && parts.get(fieldAt)?.get(key);
          return [path, { at: plausible(at, present), place, ...(value !== undefined && { value }) }];
        }),
      );
    },

    /**
     * Selects the entries that are later than a tab's own and usable by this release.
     * @param isOpening true while the page opens; afterwards a tab keeps its own per-tab values
     */
    laterOf: (stored: Entries, mine: Entries, isOpening: boolean): Entries =>
      Object.fromEntries(
        Object.entries(stored).filter(
          ([path, theirs]) =>
            isUsable(path, theirs) &&
            (isOpening || locate(path)?.[0].field.kind !== 'last') &&
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
        const changed = usable.filter(([path]) => locate(path)?.[0] === fieldAt);
        if (changed.length === 0) continue;
        const old = partsOf(state, fieldAt);
        const parts = new Map(old);
        for (const [path, { value }] of changed) {
          const key = path.slice(fieldAt.path.length + 1);
          if (value === undefined) parts.delete(key);
          else if (!isEqual(value, parts.get(key))) parts.set(key, value);
        }
        const place = ([key]: readonly [string, unknown]) => placeOf(stamps, pathOf(fieldAt, key));
        const sorted = [...parts].sort((a, b) => place(a) - place(b) || (a[0] < b[0] ? -1 : 1));
        const isSame =
          sorted.length === old.size &&
          [...old].every(([key, part], index) => sorted[index]?.[0] === key && sorted[index][1] === part);
        if (isSame) continue;
        const next = withParts(state, fieldAt, new Map(sorted));
        state = withValue(
          next,
          fieldAt,
          fieldAt.field.valid(valueOf(next, fieldAt), valueOf(initial, fieldAt)),
        );
      }
      return { state, stamps };
    },

    /**
     * Stamps the values that an action changed: later than all stamps before, even if the clock was set back by less
     * than a day. Of a list whose items moved, stamps the fewest, and just after their last change, so that what
     * another tab changed in them wins.
     */
    stampsAfter: (before: object, after: object, stamps: Stamps, time: number): Stamps => {
      const changed = fields.filter(
        (fieldAt) => !Object.is(valueOf(before, fieldAt), valueOf(after, fieldAt)),
      );
      if (changed.length === 0) return stamps;
      const changedAt = nextTime(stamps, time);
      const changes = changed.flatMap((fieldAt) => {
        const [old, next] = [partsOf(before, fieldAt), partsOf(after, fieldAt)];
        const pathAt = (key: string) => pathOf(fieldAt, key);
        const placeBefore = (key: string) => placeOf(stamps, pathAt(key));
        const isAsBefore = (key: string) => old.has(key) && isEqual(next.get(key), old.get(key));
        const unmoved = unmovedKeys([...old.keys()], [...next.keys()]);
        return [
          ...[...old.keys()].filter((key) => !next.has(key)).map((key) => [key, placeBefore(key)] as const),
          ...[...unmoved].filter((key) => !isAsBefore(key)).map((key) => [key, placeBefore(key)] as const),
          ...newPlaces([...next.keys()], unmoved, placeBefore, changedAt),
        ].map(([key, place]): [Path, Stamp] => {
          const at = isAsBefore(key) ? Math.min(changedAt, (stamps[pathAt(key)]?.at ?? 0) + 1) : changedAt;
          return [pathAt(key), { at, place }];
        });
      });
      return changes.length === 0 ? stamps : { ...stamps, ...Object.fromEntries(changes) };
    },

    /** Counts the list items that this release can't use. */
    unusableCount: (entries: Entries): number =>
      Object.entries(entries).filter(
        ([path, entry]) => locate(path)?.[0].field.kind === 'list' && !isUsable(path, entry),
      ).length,
  };
}

/** Returns the keys that needn't move to get from one order to the other. */
function unmovedKeys(old: readonly string[], next: readonly string[]): ReadonlySet<string> {
  const indexes = new Map(old.map((key, index) => [key, index]));
  const unmoved = longestIncreasing(next.flatMap((key) => indexes.get(key) ?? []));
  return new Set(unmoved.map((index) => old[index] ?? ''));
}

/** Places the other keys halfway between their neighbors, or last: after `changedAt`, which is later than any place before. */
function newPlaces(
  keys: readonly string[],
  unmoved: ReadonlySet<string>,
  placeBefore: (key: string) => number,
  changedAt: number,
): readonly (readonly [key: string, place: number])[] {
  let last = 0;
  return keys.flatMap((key, index) => {
    const isNew = !unmoved.has(key);
    const next = isNew ? keys.slice(index + 1).find((other) => unmoved.has(other)) : key;
    if (!isNew) last = placeBefore(key);
    else if (next === undefined) last = Math.max(changedAt, Math.floor(last) + 1);
    else last = (last + placeBefore(next)) / 2;
    return isNew ? [[key, last] as const] : [];
  });
}

/** Returns the time, or the one after the latest stamp. Ignores stamps from a clock that was more than a day ahead. */
function nextTime(stamps: Stamps, time: number): number {
  const horizon = time === 0 ? Infinity : time + DAY;
  const latest = Object.values(stamps).reduce((max, { at }) => (at <= horizon ? Math.max(max, at) : max), 0);
  return Math.max(1, time, latest + 1);
}
