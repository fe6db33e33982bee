import type { WithProgress } from '../model/withProgress';
import { runToEnd, scaleProgress } from '../model/withProgress';
import type { Chosen } from './columns';
import type { Reading, ShownColumn, WithReading } from './reading';
import type { TableInput } from './source';

/** Maximum number of columns offered for one purpose; the select has all. */
export const MAX_OFFERED = 5;
/** Larger tables are read only once. */
const MAX_ROWS = 20_000;
const FIRST_READ = 0.4;

/**
 * Reads a table, and again with each column that could be another one, so that the page can offer it with the total that
 * it would give.
 */
export function* withOffers<Id extends string, Read extends WithReading<Id>>(
  input: TableInput<Id>,
  rows: number,
  readWith: (input: TableInput<Id>) => WithProgress<Read>,
): WithProgress<Read> {
  const read = yield* scaleProgress(readWith(input), 0, FIRST_READ);
  const { reading, findings } = read;
  if (!reading || rows === 0 || rows > MAX_ROWS) return read;
  const columns: ShownColumn<Id>[] = [];
  for (const [place, column] of reading.columns.entries()) {
    const isOffered =
      reading.totals.some(({ by }) => by?.column === column.id) ||
      findings.some((finding) => finding.column === column.id);
    const fitting = [];
    for (const [rank, own] of column.fitting.entries()) {
      yield FIRST_READ + ((1 - FIRST_READ) * place) / reading.columns.length;
      const isRead = isOffered && own.index !== column.taken && rank <= MAX_OFFERED;
      const other =
        isRead && runToEnd(readWith({ ...input, columns: withColumn(reading, column.id, own.index) }));
      const total = other ? other.reading?.totals.find(({ by }) => by?.column === column.id) : null;
      fitting.push({ ...own, total: total?.by?.text ?? null });
    }
    columns.push({ ...column, fitting });
  }
  return { ...read, reading: { ...reading, columns } };
}

/**
 * Chooses a column for a purpose, and keeps the visitor's other choices. What was only proposed is proposed anew, and asked
 * about as before. A column has one purpose, so the one that it had before is, too.
 * @param index null for “None”
 */
export function withColumn<Id extends string>(
  { columns }: Pick<Reading<Id>, 'columns'>,
  id: Id,
  index: number | null,
): Chosen<Id> {
  const chosen: Partial<Record<Id, number | null>> = {};
  for (const own of columns) {
    if (own.id === id) chosen[own.id] = index;
    else if (own.isChosen && (index === null || own.taken !== index)) chosen[own.id] = own.taken ?? null;
  }
  return chosen;
}
