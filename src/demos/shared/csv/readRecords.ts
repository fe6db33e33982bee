import type { WithProgress } from '../model/withProgress';
import { scaleProgress } from '../model/withProgress';
import type { Outcome } from './outcomes';
import { readLines } from './outcomes';
import type { Table } from './readTable';
import type { SmallColumns } from './smallColumns';
import { smallColumnsOf } from './smallColumns';
import type { TableInput } from './source';

/** How a demo reads the lines of its table. */
export interface LineRules<Item> {
  /** Decides what becomes of a row that no box leaves out. */
  readonly readLine: (row: number) => Outcome<Item>;
  /** Index of the column of amounts; undefined without one. */
  readonly amounts?: number | undefined;
  /** Tests for a line with a refund on it. */
  readonly hasRefund?: (row: number) => boolean;
}

export interface Records<Item> {
  /** Line number of each row; empty if the table has an error. */
  readonly lines: readonly number[];
  /** The outcome of each row. */
  readonly outcomes: readonly Outcome<Item>[];
  readonly small: SmallColumns;
}

/** Reads the lines of a table, and leaves out those with a value that isn’t checked. */
export function* readRecords<Id extends string, Item>(
  table: Table<Id>,
  input: TableInput<Id>,
  { readLine, amounts, hasRefund = () => false }: LineRules<Item>,
): WithProgress<Records<Item>> {
  const lines = table.findings.some(({ severity }) => severity === 'error') ? [] : table.lines;
  const all = yield* scaleProgress(
    readLines(lines, (row): Outcome<Item> => {
      const aside = table.asides.get(row);
      return aside === undefined ? readLine(row) : { kind: 'left out', reason: aside };
    }),
    0,
    0.4,
  );
  const small = yield* scaleProgress(smallColumnsOf(table, all, amounts, hasRefund, input), 0.4, 0.8);
  const outcomes = yield* scaleProgress(
    readLines(lines, (row): Outcome<Item> => {
      const reason = table.asides.has(row) ? null : small.reasonAt(row);
      return reason === null ? (all[row] ?? readLine(row)) : { kind: 'left out', reason };
    }),
    0.8,
    1,
  );
  return { lines, outcomes, small };
}
