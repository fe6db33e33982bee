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
  /**
   * Decides what becomes of a row that no tick leaves out.
   * @param isBack true if its amount is taken back
   */
  readonly readLine: (row: number, isBack: boolean) => Outcome<Item>;
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
  /** Tests for rows whose amounts are taken back. */
  readonly isBack: (row: number) => boolean;
}

/** Reads the lines of a table, and leaves out those with a value that isn’t ticked. */
export function* readRecords<Id extends string, Item>(
  table: Table<Id>,
  input: TableInput<Id>,
  { readLine, amounts, hasRefund = () => false }: LineRules<Item>,
): WithProgress<Records<Item>> {
  const lines = table.findings.some(({ severity }) => severity === 'error') ? [] : table.lines;
  const all = yield* scaleProgress(
    readLines(lines, (row): Outcome<Item> => {
      const aside = table.asides.get(row);
      return aside === undefined ? readLine(row, false) : { kind: 'left out', reason: aside };
    }),
    0,
    0.4,
  );
  const small = yield* scaleProgress(smallColumnsOf(table, all, amounts, hasRefund, input), 0.4, 0.8);
  const ruleAt = (row: number) => (table.asides.has(row) ? null : small.ruleAt(row));
  const outcomes = yield* scaleProgress(
    readLines(lines, (row): Outcome<Item> => {
      const rule = ruleAt(row);
      if (rule === null) return all[row] ?? readLine(row, false);
      return rule.use === 'back' ? readLine(row, true) : { kind: 'left out', reason: rule.reason };
    }),
    0.8,
    1,
  );
  return { lines, outcomes, small, isBack: (row) => ruleAt(row)?.use === 'back' };
}
