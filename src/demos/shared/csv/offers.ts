import type { WithProgress } from '../model/withProgress';
import { runToEnd, scaleProgress } from '../model/withProgress';
import type { Chosen } from './columns';
import type { Finding } from './finding';
import type { Reading, ShownColumn, WithReading } from './reading';
import type { TableInput } from './source';

/** Maximum number of columns offered for one purpose; the select has all. */
export const MAX_OFFERED = 5;
/** Larger tables are read only once. */
const MAX_ROWS = 20_000;
const FIRST_READ = 0.4;
/** A figure this many times as large is of something else, such as postal codes. */
const MAX_RATIO = 10;

/**
 * Reads a table, and again with each choice that a total or a finding offers, so that the page can show the total that it
 * would give.
 */
export function* withOffers<Id extends string, Read extends WithReading<Id>>(
  input: TableInput<Id>,
  rows: number,
  readWith: (input: TableInput<Id>) => WithProgress<Read>,
): WithProgress<Read> {
  const isSmall = rows <= MAX_ROWS;
  const read = yield* scaleProgress(readWith(input), 0, isSmall ? FIRST_READ : 1);
  const { reading, findings } = read;
  if (!reading || rows === 0) return read;
  if (!isSmall) return { ...read, findings: withoutIdle(findings, reading.columns) };
  const totalOf = (own: Reading<Id> | null, column: string | null) =>
    own?.totals.find(({ by }) => by?.column === column)?.by;
  const totalWith = (column: string | null, choice: Partial<TableInput<Id>>) =>
    totalOf(runToEnd(readWith({ ...input, ...choice })).reading, column);
  const columns: ShownColumn<Id>[] = [];
  for (const [place, column] of reading.columns.entries()) {
    const present = totalOf(reading, column.id);
    const isAsked = findings.some((finding) => finding.column === column.id);
    const isTaken = column.taken !== undefined;
    const fitting: ShownColumn<Id>['fitting'][number][] = [];
    for (const own of column.fitting) {
      yield FIRST_READ + ((1 - FIRST_READ) * place) / reading.columns.length;
      const isOffered = (isAsked || present) && own.index !== column.taken && fitting.length <= MAX_OFFERED;
      const total = isOffered
        ? totalWith(column.id, { columns: withColumn(reading, column.id, own.index) })
        : null;
      fitting.push({
        ...own,
        total: total?.text ?? null,
        isAbsurd: total?.size === 1 || (isTaken && !isAsked && isAbsurd(total?.size, present?.size)),
      });
    }
    const without =
      isAsked && isTaken && column.none !== null
        ? totalWith(column.id, { columns: withColumn(reading, column.id, null) })
        : undefined;
    columns.push({ ...column, fitting, noneTotal: without?.text });
  }
  const switches = reading.switches.map((own) =>
    findings.some((finding) => finding.switch === own.id)
      ? {
          ...own,
          options: own.options.map((option) => ({
            ...option,
            total: totalWith(own.column, { switches: { ...input.switches, [own.id]: option.value } })?.text,
          })),
        }
      : own,
  );
  return { ...read, findings: withoutIdle(findings, columns), reading: { ...reading, columns, switches } };
}

/** Drops questions about a column with no other one to press, unless the table can do without one. */
function withoutIdle(
  findings: readonly Finding[],
  columns: readonly ShownColumn<string>[],
): readonly Finding[] {
  return findings.filter(({ severity, column }) => {
    const own = columns.find(({ id }) => id === column);
    if (severity !== 'question' || own?.taken === undefined || own.none !== null) return true;
    return own.fitting.some((other) => !other.isAbsurd && other.index !== own.taken);
  });
}

function isAbsurd(size = 0, present = 0): boolean {
  return size > 0 && present > 0 && (size > MAX_RATIO * present || size * MAX_RATIO < present);
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
