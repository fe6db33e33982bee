/** Tests a parsed value. These validators are in the main bundle, so they use no library. */
export type Validator<Value> = (value: unknown) => value is Value;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export const isText: Validator<string> = (value) => typeof value === 'string';

export const isFlag: Validator<boolean> = (value) => typeof value === 'boolean';

/** A whole number from `smallest` to `largest`. */
export const isCount =
  (largest: number, smallest = 0): Validator<number> =>
  (value): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= smallest && value <= largest;

export const isOneOf =
  <Value extends string>(values: readonly Value[]): Validator<Value> =>
  (value): value is Value =>
    values.some((known) => known === value);

/** A moment in ISO 8601, UTC, with milliseconds. */
export const isMoment: Validator<string> = (value): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));

/** A day in ISO 8601. A device's clock may be wrong by millennia, so the year may have more than four digits. */
export const isDay: Validator<string> = (value): value is string =>
  typeof value === 'string' && /^\d{4,}-(0[1-9]|1[0-2])-\d\d$/.test(value);

export const orNull =
  <Value>(isValue: Validator<Value>): Validator<Value | null> =>
  (value) =>
    value === null || isValue(value);

export const orMissing =
  <Value>(isValue: Validator<Value>): Validator<Value | undefined> =>
  (value) =>
    value === undefined || isValue(value);

/** A validator for each field of a record. TypeScript rejects a missing or extra one. */
export type Validators<Values> = { readonly [Field in keyof Values]-?: Validator<Values[Field]> };

/** A record with these fields. It may have more, written by a newer release. */
export const isRecordOf =
  <Values>(validators: Validators<Values>): Validator<Values> =>
  (value): value is Values =>
    isRecord(value) &&
    Object.entries<Validator<unknown>>(validators).every(([name, isValid]) => isValid(value[name]));

/** A list of up to a hundred valid items. */
export const isListOf =
  <Item>(isItem: Validator<Item>): Validator<readonly Item[]> =>
  (value): value is readonly Item[] =>
    Array.isArray(value) && value.length <= 100 && value.every(isItem);

/** The valid fields of a parsed record; invalid ones are taken from `otherwise`. */
export function validFields<Values extends object>(
  validators: Validators<Values>,
  parsed: unknown,
  otherwise: Values,
): Values {
  if (!isRecord(parsed)) return otherwise;
  const valid = Object.entries<Validator<unknown>>(validators).filter(([name, isValid]) =>
    isValid(parsed[name]),
  );
  return { ...otherwise, ...Object.fromEntries(valid.map(([name]) => [name, parsed[name]])) };
}

/** How a field of a slice is saved: as one value, or item by item. Created by {@link list} or {@link choice}. */
export interface SavedField<Value> {
  readonly isList: boolean;
  /** True if each open tab keeps its own value, such as a filter. The next visit gets the latest. */
  readonly isPerTab: boolean;
  /** The parts that have their own path, by key. A choice has one part, with the key ''. */
  split(value: Value): ReadonlyMap<string, unknown>;
  /** Tests whether this release can use a part. */
  isPart(key: string, part: unknown): boolean;
  /** Returns the valid part of a parsed value: the valid items of a list, or `initial` if none are valid. */
  valid(value: unknown, initial: Value): Value;
}

/** A list saved item by item, so that two tabs can change it at the same time. `keyOf` identifies an item. */
export function list<Item>(
  isItem: Validator<Item>,
  keyOf: (item: Item) => string,
): SavedField<readonly Item[]> {
  return {
    isList: true,
    isPerTab: false,
    split: (items) => new Map(items.map((item) => [keyOf(item), item])),
    isPart: (key, part) => isItem(part) && keyOf(part) === key,
    valid: (items, initial) => (Array.isArray(items) ? items.filter(isItem) : initial),
  };
}

/** A single value shared by all open tabs. */
export function choice<Value>(isChoice: Validator<Value>): SavedField<Value> {
  return {
    isList: false,
    isPerTab: false,
    split: (value) => new Map([['', value]]),
    isPart: (key, part) => key === '' && isChoice(part),
    valid: (value, initial) => (isChoice(value) ? value : initial),
  };
}

/** A single value that each open tab keeps to itself. */
export function choicePerTab<Value>(isChoice: Validator<Value>): SavedField<Value> {
  return { ...choice(isChoice), isPerTab: true };
}
