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

/** A whole number from 0 to `largest`. */
export function countField(largest: number): SavedField<number> {
  return {
    type: 'number',
    fits: (value): value is number =>
      typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= largest,
  };
}

/** One of the values that are given. */
export function choiceField<Value extends string>(values: readonly Value[]): SavedField<Value> {
  return {
    type: values.toSorted().join(' | '),
    fits: (value): value is Value => values.some((known) => known === value),
  };
}

/** The check of each field of a record: neither one too few nor one too many compiles. */
export type SavedFields<Values> = { readonly [Field in keyof Values]-?: SavedField<Values[Field]> };
