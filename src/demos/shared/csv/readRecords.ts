import type { WithProgress } from '../model/withProgress';
import { mapWithProgress, scaleProgress } from '../model/withProgress';
import { hasError } from './finding';
import type { Outcome } from './outcomes';
import type { Table } from './readTable';
import type { LineFacts, SmallColumns } from './smallColumns';
import { smallColumnsOf } from './smallColumns';
import type { TableInput } from './source';

/** How a demo reads the lines of its table. */
export interface LineRules<Item> extends LineFacts {
  /** Decides what becomes of a row that no box leaves out. */
  readonly readLine: (row: number) => Outcome<Item>;
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
  { readLine, ...facts }: LineRules<Item>,
): WithProgress<Records<Item>> {
  const lines = hasError(table) ? [] : table.lines;
  const read = mapWithProgress(lines, (_, row): Outcome<Item> => {
    const aside = table.asides.get(row);
    return aside === undefined ? readLine(row) : { kind: 'left out', reason: aside };
  });
  const all = yield* scaleProgress(read, 0, 0.5);
  const columns = smallColumnsOf(table, all, facts, input);
  const small = yield* scaleProgress(columns, 0.5, 0.8);
  const kept = mapWithProgress(all, (own, row): Outcome<Item> => {
    const reason = table.asides.has(row) ? null : small.reasonAt(row);
    return reason === null ? own : { kind: 'left out', reason };
  });
  return { lines, outcomes: yield* scaleProgress(kept, 0.8, 1), small };
}
