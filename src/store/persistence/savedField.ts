import { isRecord } from '../../domain/isRecord';

/**
 * What may be stored in a field. These few checks are in the main bundle, which is why they are not a library's: valibot,
 * which checks forms, would make every page 2.5 kB heavier.
 */
export interface SavedField<Value> {
  /** Its type, or the values that it may have. A test pins them for each version of the saved shape. */
  readonly type: string;
  readonly fits: (value: unknown) => value is Value;
}

export const textField: SavedField<string> = { type: 'string', fits: (value) => typeof value === 'string' };

export const flagField: SavedField<boolean> = {
  type: 'boolean',
  fits: (value) => typeof value === 'boolean',
};

/** A whole number from `smallest` to `largest`. */
export function countField(largest: number, smallest = 0): SavedField<number> {
  return {
    type: 'number',
    fits: (value): value is number =>
      typeof value === 'number' && Number.isInteger(value) && value >= smallest && value <= largest,
  };
}

/** One of the values that are given. */
export function choiceField<Value extends string>(values: readonly Value[]): SavedField<Value> {
  return {
    type: values.toSorted().join(' | '),
    fits: (value): value is Value => values.some((known) => known === value),
  };
}

/** A moment as ISO 8601 in UTC, which every page can show. */
export const timeField: SavedField<string> = {
  type: 'time',
  fits: (value): value is string =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
};

/** A day as ISO 8601 has it. */
export const dayField: SavedField<string> = {
  type: 'day',
  fits: (value): value is string => typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])-\d\d$/.test(value),
};

/** A list of up to a hundred records, each with these fields; records of a newer release may have more. */
export function listField<Item>(fields: SavedFields<Item>): SavedField<readonly Item[]> {
  const checks = Object.entries<SavedField<unknown>>(fields);
  const isItem = (value: unknown) => isRecord(value) && checks.every(([name, { fits }]) => fits(value[name]));
  return {
    type: `list of ${checks.map(([name, { type }]) => `${name}: ${type}`).join(', ')}`,
    fits: (value): value is readonly Item[] =>
      Array.isArray(value) && value.length <= 100 && value.every(isItem),
  };
}

/** A field that may hold nothing. */
export function orNull<Value>({ type, fits }: SavedField<Value>): SavedField<Value | null> {
  return { type: `${type} | null`, fits: (value) => value === null || fits(value) };
}

/** A field that older entries lack. */
export function orMissing<Value>({ type, fits }: SavedField<Value>): SavedField<Value | undefined> {
  return { type: `${type} | missing`, fits: (value) => value === undefined || fits(value) };
}

/** The check of each field of a record: neither one too few nor one too many compiles. */
export type SavedFields<Values> = { readonly [Field in keyof Values]-?: SavedField<Values[Field]> };

/** Of something that was parsed the fields that fit, and the others as they are given. */
export function fittingFields<Values extends object, Whole extends Values>(
  fields: SavedFields<Values>,
  stored: unknown,
  otherwise: Whole,
): Whole {
  if (!isRecord(stored)) return otherwise;
  const fitting = Object.entries<SavedField<unknown>>(fields).filter(([name, { fits }]) =>
    fits(stored[name]),
  );
  return { ...otherwise, ...Object.fromEntries(fitting.map(([name]) => [name, stored[name]])) };
}
