/**
 * Tests a parsed value. Validators are written by hand, because a schema library would enlarge the main bundle.
 */
export type Validator<Value> = (value: unknown) => value is Value;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export const isText: Validator<string> = (value) => typeof value === 'string';

export const isFlag: Validator<boolean> = (value) => typeof value === 'boolean';

export const isIntegerBetween =
  (min: number, max: number): Validator<number> =>
  (value): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

export const isOneOf =
  <Value extends string>(values: readonly Value[]): Validator<Value> =>
  (value): value is Value =>
    values.some((known) => known === value);

/** Tests for a UTC timestamp in ISO 8601 with milliseconds, such as 2026-01-31T12:00:00.000Z. */
export const isTimestamp: Validator<string> = (value): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));

/**
 * Tests for a day in ISO 8601. A device's clock may be wrong by millennia, so the year may have more than
 * four digits.
 */
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

/** A validator for each field; TypeScript rejects a missing or extra one. */
export type Validators<Values> = { readonly [Field in keyof Values]-?: Validator<Values[Field]> };

/** Validates the given fields. Accepts others, because a newer release may have written them. */
export const isRecordOf =
  <Values>(validators: Validators<Values>): Validator<Values> =>
  (value): value is Values =>
    isRecord(value) &&
    Object.entries<Validator<unknown>>(validators).every(([name, isValid]) => isValid(value[name]));

/** Tests for an array of at most 100 valid items. */
export const isListOf =
  <Item>(isItem: Validator<Item>): Validator<readonly Item[]> =>
  (value): value is readonly Item[] =>
    Array.isArray(value) && value.length <= 100 && value.every(isItem);

/** Returns the valid fields of a parsed value, and those of `otherwise` in place of the rest. */
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

/**
 * Describes how a field of a slice is saved. Create it with {@link list}, {@link sharedValue}, or {@link
 * valuePerTab}.
 */
export interface SavedField<Value> {
  readonly isList: boolean;
  /** True if each open tab keeps its own value, such as a filter. The next visit starts with the latest. */
  readonly isPerTab: boolean;
  /**
   * Splits the value into parts that are saved separately, by key. A single value is one part, with the key ''.
   */
  split(value: Value): ReadonlyMap<string, unknown>;
  /** Tests whether this release can use a part. */
  isPart(key: string, part: unknown): boolean;
  /** Returns a list without its invalid items, or a single value if it is valid; otherwise `initial`. */
  valid(value: unknown, initial: Value): Value;
}

/** Saves a list item by item, so that two tabs can change it at the same time. `keyOf` identifies an item. */
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

/** Saves a single value that all open tabs share. */
export function sharedValue<Value>(isValue: Validator<Value>): SavedField<Value> {
  return {
    isList: false,
    isPerTab: false,
    split: (value) => new Map([['', value]]),
    isPart: (key, part) => key === '' && isValue(part),
    valid: (value, initial) => (isValue(value) ? value : initial),
  };
}

/** Saves a single value that each open tab keeps to itself. */
export function valuePerTab<Value>(isValue: Validator<Value>): SavedField<Value> {
  return { ...sharedValue(isValue), isPerTab: true };
}
