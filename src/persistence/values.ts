import { nextTime, validPosition, validTime } from './clock';
import type { SavedField } from './fields';
import type { Path, SavedDocument, Stamp, SavedEntry } from './join';
import { isLater } from './join';
import { isEqual } from './canonicalJson';

/** The stamp of every value that has ever changed, by path. A slice of the state. */
export type Stamps = Readonly<Record<Path, Stamp>>;

export interface StampsRoot {
  readonly stamps: Stamps;
}

/** How each field is saved, by slice and field name; null if it isn't. */
type Table = Readonly<Record<string, Readonly<Record<string, SavedField<unknown> | null>>>>;

/** How each field of a state's saved slices is saved; null if it isn't. TypeScript rejects a missing field. */
export type SavedTable<State> = {
  readonly [Slice in keyof State]?: {
    readonly [Field in keyof State[Slice]]-?: SavedField<State[Slice][Field]> | null;
  };
};

interface FieldWithPath {
  readonly slice: string;
  readonly name: string;
  readonly path: Path;
  readonly field: SavedField<unknown>;
  readonly initial: unknown;
}

/** Reads and replaces the saved values of a state, by path. */
export type SavedValues<State> = ReturnType<typeof savedValues<State & StampsRoot>>;

export function savedValues<State extends StampsRoot>(table: Table, initialState: State) {
  const fields = Object.entries(table).flatMap(([slice, saved]) =>
    Object.entries(saved).flatMap(([name, field]): readonly FieldWithPath[] => {
      if (!field) return [];
      return [{ slice, name, path: `${slice}/${name}`, field, initial: valueOf(initialState, slice, name) }];
    }),
  );
  const byPath = new Map(fields.map((fieldAt) => [fieldAt.path, fieldAt]));

  const pathOf = ({ path, field }: FieldWithPath, key: string): Path =>
    field.isList ? `${path}/${key}` : path;

  /** The list position of each value in the initial state. */
  const initialPlaces = new Map(
    fields.flatMap((fieldAt) =>
      [...fieldAt.field.split(fieldAt.initial).keys()].map(
        (key, index) => [pathOf(fieldAt, key), index + 1] as const,
      ),
    ),
  );

  const isInitial = (path: Path): boolean => initialPlaces.has(path);

  /** Finds the field of a path, and the key within that field. */
  const locate = (path: Path): readonly [FieldWithPath, key: string] | undefined => {
    const [slice = '', name = ''] = path.split('/', 2);
    const fieldAt = byPath.get(`${slice}/${name}`);
    return fieldAt && [fieldAt, path.slice(fieldAt.path.length + 1)];
  };

  const partsOf = (state: State, { slice, name, field }: FieldWithPath) =>
    field.split(valueOf(state, slice, name));

  const positionOf = (stamps: Stamps, path: Path): number => {
    const stamp = stamps[path];
    return stamp ? validPosition(stamp.added) : (initialPlaces.get(path) ?? 0);
  };

  /** Returns a function that reads a state's values by path. Values that never changed have timestamp 0. */
  const reader = (state: State) => {
    const parts = new Map(fields.map((fieldAt) => [fieldAt, partsOf(state, fieldAt)]));
    return (path: Path): SavedEntry => {
      const located = locate(path);
      const value = located && parts.get(located[0])?.get(located[1]);
      const stamp = { at: validTime(state.stamps[path]?.at), added: positionOf(state.stamps, path) };
      return value === undefined ? stamp : { ...stamp, value };
    };
  };

  /** Creates the document of a state: every value that has changed. */
  const documentOf = (state: State): SavedDocument => {
    const read = reader(state);
    return Object.fromEntries(Object.keys(state.stamps).map((path) => [path, read(path)]));
  };

  const isUsable = (path: Path, { value }: SavedEntry): boolean => {
    const located = locate(path);
    return located !== undefined && (value === undefined || located[0].field.isPart(located[1], value));
  };

  /**
   * Selects the entries that are newer than the state's and usable by this release.
   * @param isOpening true while the page opens; afterwards a tab keeps its own per-tab values
   */
  const laterEntries = (document: SavedDocument, state: State, isOpening: boolean): SavedDocument => {
    const mine = documentOf(state);
    return Object.fromEntries(
      Object.entries(document).filter(
        ([path, theirs]) =>
          isUsable(path, theirs) &&
          (isOpening || !locate(path)?.[0].field.isPerTab) &&
          isLater(theirs, mine[path]),
      ),
    );
  };

  /**
   * Applies a document's values and stamps to a state. Skips values that this release can't use; unchanged values
   * keep their identity.
   */
  const withValues = (state: State, document: SavedDocument): State => {
    const usable = Object.entries(document).filter(([path, entry]) => isUsable(path, entry));
    if (usable.length === 0) return state;
    const stamps: Stamps = {
      ...state.stamps,
      ...Object.fromEntries(
        usable.map(([path, { at, added }]) => [path, { at: validTime(at), added: validPosition(added) }]),
      ),
    };
    return fields.reduce(
      (whole, fieldAt) => {
        const changed = usable.filter(([path]) => locate(path)?.[0] === fieldAt);
        if (changed.length === 0) return whole;
        const before = partsOf(state, fieldAt);
        const parts = new Map(before);
        for (const [path, { value }] of changed) {
          const key = path.slice(fieldAt.path.length + 1);
          if (value === undefined) parts.delete(key);
          else if (!isEqual(value, parts.get(key))) parts.set(key, value);
        }
        const place = ([key]: readonly [string, unknown]) => positionOf(stamps, pathOf(fieldAt, key));
        const sorted = [...parts].sort((a, b) => place(a) - place(b) || (a[0] < b[0] ? -1 : 1));
        if (isSame([...before], sorted)) return whole;
        const value = fieldAt.field.valid(
          fieldAt.field.isList ? sorted.map(([, part]) => part) : parts.get(''),
          fieldAt.initial,
        );
        return { ...whole, [fieldAt.slice]: { ...Reflect.get(whole, fieldAt.slice), [fieldAt.name]: value } };
      },
      { ...state, stamps },
    );
  };

  /** Stamps the values that an action changed, each with its own timestamp, in list order. */
  const stampsOfChanges = (before: State, after: State, time: number): Stamps => {
    const changes: Record<Path, Stamp> = {};
    let at = 0;
    /** Stamps a path and returns its list position. */
    const stampNow = (path: Path, place?: number): number => {
      at = at === 0 ? nextTime(time, after.stamps) : at + 1;
      changes[path] = { at, added: place ?? at };
      return place ?? at;
    };
    for (const fieldAt of fields) {
      const { slice, name } = fieldAt;
      if (Object.is(valueOf(before, slice, name), valueOf(after, slice, name))) continue;
      const [old, present] = [partsOf(before, fieldAt), partsOf(after, fieldAt)];
      const oldPlace = (key: string) => (old.has(key) ? positionOf(after.stamps, pathOf(fieldAt, key)) : -1);
      for (const key of old.keys()) if (!present.has(key)) stampNow(pathOf(fieldAt, key), oldPlace(key));
      let lastPlace = 0;
      const keys = [...present.keys()];
      for (const [index, key] of keys.entries()) {
        let place = oldPlace(key);
        if (place < lastPlace) {
          // The item is new or was moved, so place it halfway between its neighbors, or last.
          const next = keys
            .slice(index + 1)
            .map(oldPlace)
            .find((later) => later > lastPlace);
          place = stampNow(pathOf(fieldAt, key), next && (lastPlace + next) / 2);
        } else if (!isEqual(present.get(key), old.get(key))) {
          stampNow(pathOf(fieldAt, key), place);
        }
        lastPlace = place;
      }
    }
    return changes;
  };

  /** Counts the list items in a document that this release can't use. */
  const unusableCount = (document: SavedDocument): number =>
    Object.entries(document).filter(
      ([path, entry]) => locate(path)?.[0].field.isList && !isUsable(path, entry),
    ).length;

  return {
    isInitial,
    documentOf,
    reader,
    positionOf,
    laterEntries,
    withValues,
    stampsOfChanges,
    unusableCount,
  };
}

function valueOf(state: object, slice: string, name: string): unknown {
  return Reflect.get(Object(Reflect.get(state, slice)), name);
}

function isSame(
  one: readonly (readonly [string, unknown])[],
  other: readonly (readonly [string, unknown])[],
): boolean {
  return (
    one.length === other.length &&
    one.every(([key, part], place) => other[place]?.[0] === key && Object.is(other[place][1], part))
  );
}
