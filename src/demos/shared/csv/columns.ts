import type { Finding } from './finding';

export interface WantedColumn<Id extends string> {
  readonly id: Id;
  /** Its name in messages, such as `price`; also the first name that matches. */
  readonly label: string;
  /** Other names, in lower case, best first: if two columns match, the better name wins. */
  readonly names: readonly string[];
  readonly holds: 'money' | 'count' | 'day' | 'text';
  readonly isOptional?: true;
  /** A column that makes this one unnecessary. */
  readonly unless?: Id;
  /** Words that rule a name out, in lower case: `First order date` isn't an order's date. */
  readonly unlike?: readonly string[];
}

/** Tests whether a column is optional. */
export function canDoWithout({ isOptional, unless }: WantedColumn<string>): boolean {
  return isOptional === true || unless !== undefined;
}

/** The index of the column for each purpose, from 0. */
export type Taken<Id extends string> = Readonly<Partial<Record<Id, number>>>;

/** The visitor's choices: a column's index, or null for none. */
export type Chosen<Id extends string> = Readonly<Partial<Record<Id, number | null>>>;

/** The interpretation of a table's first row. */
export interface ColumnMatch<Id extends string> {
  /** Column names; generated if the table has none. */
  readonly names: readonly string[];
  /** True if the first row is a header row. */
  readonly hasHeader: boolean;
  readonly taken: Taken<Id>;
  readonly findings: readonly Finding[];
}

/** Writes the chosen columns for a URL, as `2.0.`: only indexes, because names are the visitor's data. */
export function columnsAsText<Id extends string>(
  wanted: readonly WantedColumn<Id>[],
  taken: Taken<Id>,
): string {
  return wanted.map(({ id }) => taken[id] ?? '').join('.');
}

/**
 * Reads the chosen columns from a URL. Ignores invalid values and columns that an older link doesn't know. Only
 * optional columns can be left out.
 */
export function columnsIn<Id extends string>(wanted: readonly WantedColumn<Id>[], text: string): Chosen<Id> {
  const chosen: Partial<Record<Id, number | null>> = {};
  if (text === '') return chosen;
  const parts = text.split('.');
  for (const [index, column] of wanted.entries()) {
    const part = parts[index];
    if (part === undefined) break;
    if (/^\d{1,4}$/u.test(part)) chosen[column.id] = Number(part);
    else if (canDoWithout(column) && part === '') chosen[column.id] = null;
  }
  return chosen;
}
