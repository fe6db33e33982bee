import type { WithProgress } from '../model/withProgress';
import { scaleProgress } from '../model/withProgress';
import type { Chosen } from './columns';
import type { ParsedTable } from './parseTable';
import { parseTable } from './parseTable';
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
 * @param readWith reads the table with a parser, which parses only once
 */
export function* withOffers<Id extends string, Read extends WithReading<Id>>(
  input: TableInput<Id>,
  readWith: (input: TableInput<Id>, parse: typeof parseTable) => WithProgress<Read>,
): WithProgress<Read> {
  const parsed: ParsedTable[] = [];
  const parse: typeof parseTable = function* (...source) {
    const [known] = parsed;
    if (known) return known;
    const table = yield* parseTable(...source);
    parsed.push(table);
    return table;
  };
  const read = yield* scaleProgress(readWith(input, parse), 0, FIRST_READ);
  const { reading, findings } = read;
  const rows = parsed[0]?.rows.length ?? 0;
  if (!reading || rows === 0 || rows > MAX_ROWS) return read;
  const columns: ShownColumn<Id>[] = [];
  for (const [place, column] of reading.columns.entries()) {
    yield FIRST_READ + ((1 - FIRST_READ) * place) / reading.columns.length;
    const isOffered =
      reading.totals.some(({ by }) => by?.column === column.id) ||
      findings.some((finding) => finding.column === column.id);
    const fitting = [];
    for (const own of column.fitting) {
      if (!isOffered || own.index === column.taken || fitting.length > MAX_OFFERED) {
        fitting.push(own);
        continue;
      }
      const other = yield* scaleProgress(
        readWith({ ...input, columns: withColumn(reading, column.id, own.index) }, parse),
        FIRST_READ,
        FIRST_READ,
      );
      const total = other.reading?.totals.find(({ by }) => by?.column === column.id);
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
