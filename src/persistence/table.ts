import { asRecord } from './json';

/** Tests a parsed value. Write it by hand, or take the type guard of a schema library. */
export type Validator<Value> = (value: unknown) => value is Value;

/**
 * How a field of a slice is saved. Create it with {@link list}, {@link sharedValue}, {@link lastValue},
 * {@link tabValue} or {@link tabFields}.
 */
export interface SavedField<Value> {
  readonly kind: 'list' | 'shared' | 'last' | 'tab';
  /**
   * Splits the value into parts that are saved separately, by key. A single value is one part, with the key ''. Leaves out
   * what mustn't be saved. A method, like the others: TypeScript accepts no table of function properties as a {@link Table}.
   */
  split(value: Value): ReadonlyMap<string, unknown>;
  /** Tests whether this release can use a part. Not asked of a tab's values. */
  isPart(key: string, part: unknown): boolean;
  /**
   * Returns a list without its invalid items, or a single value if it is valid; otherwise `initial`. A tab's values are read
   * so, because they aren't joined part by part; other code can clean any value with it.
   */
  clean(value: unknown, initial: Value): Value;
}

/**
 * Saves a list item by item, so that two tabs can change it at the same time. `keyOf` identifies an item. An action that
 * gives two items the same key throws, because only one of them could be saved.
 */
export function list<Item>(
  isItem: Validator<Item>,
  keyOf: (item: Item) => string,
): SavedField<readonly Item[]> {
  const byKey = (items: readonly Item[]) => new Map(items.map((item) => [keyOf(item), item]));
  return {
    kind: 'list',
    split: (items) => {
      const parts = byKey(items);
      if (parts.size < items.length) throw new Error(`Items share a key: ${items.map(keyOf).join(', ')}`);
      return parts;
    },
    isPart: (key, part) => isItem(part) && keyOf(part) === key,
    clean: (items, initial) => (Array.isArray(items) ? [...byKey(items.filter(isItem)).values()] : initial),
  };
}

/** Saves a single value that all open tabs share. */
export function sharedValue<Value>(isValue: Validator<Value>): SavedField<Value> {
  return {
    kind: 'shared',
    split: (value) => new Map([['', value]]),
    isPart: (key, part) => key === '' && isValue(part),
    clean: (value, initial) => (isValue(value) ? value : initial),
  };
}

/** Saves a single value that each open tab keeps to itself, such as a filter. The next visit gets the latest. */
export function lastValue<Value>(isValue: Validator<Value>): SavedField<Value> {
  return { ...sharedValue(isValue), kind: 'last' };
}

/** Keeps a single value in sessionStorage: it survives a reload, and no other tab or visit gets it. */
export function tabValue<Value>(isValue: Validator<Value>): SavedField<Value> {
  return { ...sharedValue(isValue), kind: 'tab' };
}

/** Keeps some fields of an object until the tab closes. A field without a validator never gets to storage. */
export function tabFields<Value extends object>(validators: {
  readonly [Field in keyof Value]?: Validator<Value[Field]>;
}): SavedField<Value> {
  const validFields = (value: unknown) =>
    Object.fromEntries(
      Object.entries<Validator<unknown> | undefined>(validators)
        .filter(([name, isValid]) => isValid?.(asRecord(value)[name]))
        .map(([name]) => [name, asRecord(value)[name]]),
    );
  return {
    kind: 'tab',
    split: (value) => new Map([['', validFields(value)]]),
    isPart: (key) => key === '',
    clean: (value, initial) => ({ ...initial, ...validFields(value) }),
  };
}

/** How each field of a state is saved; null if it isn't, or none of a slice is. TypeScript rejects a missing one. */
export type SavedTable<State> = {
  readonly [Slice in Exclude<keyof State, 'saving'>]:
    | {
        readonly [Field in keyof State[Slice]]-?: SavedField<AsReadonly<State[Slice][Field]>> | null;
      }
    | null;
};

type AsReadonly<Value> = Value extends readonly unknown[] ? Readonly<Value> : Value;

/** A {@link SavedTable} of any state. */
export type Table = Readonly<Record<string, Readonly<Record<string, SavedField<unknown> | null>> | null>>;

/** A saved field and where it is. Values are `unknown`, because all types are treated alike; `SavedTable` checked them. */
export interface FieldAt {
  readonly slice: string;
  readonly name: string;
  readonly path: string;
  readonly field: SavedField<unknown>;
}

export function fieldsOf(table: Table): readonly FieldAt[] {
  return Object.entries(table).flatMap(([slice, saved]) =>
    Object.entries(saved ?? {}).flatMap(([name, field]): readonly FieldAt[] =>
      field ? [{ slice, name, path: `${slice}/${name}`, field }] : [],
    ),
  );
}

export function valueOf(state: object, { slice, name }: FieldAt): unknown {
  return asRecord(asRecord(state)[slice])[name];
}

/** Returns the parts of a field's value, by key. */
export function partsOf(state: object, fieldAt: FieldAt): ReadonlyMap<string, unknown> {
  return fieldAt.field.split(valueOf(state, fieldAt));
}

/** Replaces a field's value. */
export function withValue<State extends object>(
  state: State,
  { slice, name }: FieldAt,
  value: unknown,
): State {
  return { ...state, [slice]: { ...asRecord(asRecord(state)[slice]), [name]: value } };
}

/** Replaces a field's parts. Returns the state itself if they are the same, in the same order. */
export function withParts<State extends object>(
  state: State,
  fieldAt: FieldAt,
  parts: ReadonlyMap<string, unknown>,
): State {
  const old = [...partsOf(state, fieldAt)];
  const next = [...parts];
  const isSame =
    old.length === next.length &&
    old.every(([key, part], index) => next[index]?.[0] === key && next[index][1] === part);
  if (isSame) return state;
  return withValue(state, fieldAt, fieldAt.field.kind === 'list' ? [...parts.values()] : parts.get(''));
}
