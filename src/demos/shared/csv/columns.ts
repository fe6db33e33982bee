import type { Finding } from './finding';

/** A column that a demo needs. */
export interface WantedColumn<Id extends string> {
  readonly id: Id;
  /** What it is called in messages: `price`. The first name that it goes by, too. */
  readonly label: string;
  /** Other names that it may have, in lower case, the best first: if two columns fit, the better name decides. */
  readonly names: readonly string[];
  readonly holds: 'money' | 'count' | 'day' | 'text';
  /** Whether the demo can do without it. */
  readonly isOptional?: true;
  /** A column of the table that makes this one unnecessary. */
  readonly unless?: Id;
  /** Words with which a name means something else, in lower case: the `First order date` is of no order in the table. */
  readonly unlike?: readonly string[];
}

/** Whether a visitor may choose no column for it. */
export function canDoWithout({ isOptional, unless }: WantedColumn<string>): boolean {
  return isOptional === true || unless !== undefined;
}

/** Which column of a table holds what, by its place from 0. */
export type Taken<Id extends string> = Readonly<Partial<Record<Id, number>>>;

/** What the visitor has chosen: a column's place, or null to do without it. */
export type Chosen<Id extends string> = Readonly<Partial<Record<Id, number | null>>>;

/** What became of a table's first row. */
export interface ColumnMatch<Id extends string> {
  /** The names of the table's columns; made up where it has none. */
  readonly names: readonly string[];
  /** Whether the first row has names, not data. */
  readonly hasHeader: boolean;
  readonly taken: Taken<Id>;
  readonly findings: readonly Finding[];
}
