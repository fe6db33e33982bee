import { formatDay } from '../../../domain/dates';
import { isolated } from '../../../domain/isolated';
import { grouped } from '../../../domain/numerals';
import { shorten } from '../../../domain/typedText';
import { formatToCent } from '../amounts';
import { canDoWithout } from './columns';
import type { Finding } from './finding';
import { hasError, linesThat, quoted } from './finding';
import type { Statement, StatementRow } from './outcomes';
import type { Records } from './readRecords';
import type { Switch, Table } from './readTable';
import type { SmallColumn } from './smallColumns';

/** A control total; value and label read as one: `174 orders`. */
export interface Total {
  readonly value: string;
  readonly label: string;
  /** The column that decides it, how short it is beside another one, such as `41 customers`, and its number; 0 without one. */
  readonly by?: { readonly column: string; readonly text: string; readonly size: number };
}

/** Returns a total that is a number of things. */
export function countTotal(count: number, one: string, many = `${one}s`): Total {
  return { value: grouped(count, Number.isInteger(count) ? 0 : 2), label: count === 1 ? one : many };
}

/** Says that a column decides a total. */
export function decidedBy(
  column: string,
  size: number,
  total: Total,
  text = `${total.value} ${total.label}`,
): Total {
  return { ...total, by: { column, text, size } };
}

/** What was read from a visitor's table, for the visitor to check and change. */
export interface Reading<Id extends string> {
  /** What an owner knows by heart, such as `174` orders. */
  readonly totals: readonly Total[];
  /** Null if no line could be read. */
  readonly statement: Statement | null;
  /** What the statement's amounts are, such as `“Net”`; null if lines have no amounts. */
  readonly amounts: string | null;
  /** Amounts that aren't in the column of amounts, such as refunds in another. */
  readonly adjustments: readonly { readonly reason: string; readonly amount: number }[];
  /** Empty if there is none, or if lines of several count. */
  readonly currency: string;
  /** True if the table has several currencies, so that not all lines can be added up. */
  readonly isMixed: boolean;
  /** Names of all columns; empty if the source isn't a table. */
  readonly names: readonly string[];
  readonly columns: readonly ShownColumn<Id>[];
  readonly switches: readonly Switch[];
  readonly smallColumns: readonly SmallColumn[];
}

/** The part of a demo's result that says how the visitor's table was read. */
export interface WithReading<Id extends string> {
  readonly findings: readonly Finding[];
  /** Null for the example. */
  readonly reading: Reading<Id> | null;
}

/** Tests for a text or file that has no columns. Other errors are questions about them, and no fault of the text. */
export function isNoTable({ findings, reading }: WithReading<string>): boolean {
  return reading?.names.length === 0 && hasError({ findings });
}

export interface ShownColumn<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Index of the column; undefined if there is none. */
  readonly taken: number | undefined;
  /** Label of the choice to do without the column; null if the table can't be used without it. */
  readonly none: string | null;
  /** The total without it, if a question offers that. */
  readonly noneTotal?: string | undefined;
  /** True if the visitor chose it, or none. */
  readonly isChosen: boolean;
  /** True if the visitor has to choose. */
  readonly isUndecided: boolean;
  /** The first different cells, as we read them. */
  readonly values: readonly string[];
  /**
   * All columns with the right kind of cells, best first, with their first different cells, and the total that each would
   * give; null if it wasn't computed.
   */
  readonly fitting: readonly {
    readonly index: number;
    readonly values: readonly string[];
    readonly total: string | null;
    /** True if that total is of something else, so that the page doesn't offer it. */
    readonly isAbsurd: boolean;
  }[];
}

/** Maximum number and length of the cells shown of a column. */
const MAX_VALUES = 3;
const MAX_CHARACTERS = 40;
/** Number of rows in which different cells are looked for. */
const ROWS = 200;

/** A demo's own part of a reading. */
interface DemoReading<Id extends string> extends Pick<Reading<Id>, 'totals' | 'statement'> {
  readonly amounts?: string;
  readonly adjustments?: Reading<Id>['adjustments'];
  /** Its own switches, before and after those of the table. */
  readonly before?: readonly Switch[];
  readonly after?: readonly Switch[];
  /** Says how the demo reads a cell in its own way, such as the number of a week; null if it doesn't. */
  readonly readAs?: (id: Id, cell: string) => string | null;
}

/** Says how a table was read. Columns show cells of lines that count, if any do. */
export function readingOf<Id extends string>(
  table: Table<Id>,
  { outcomes, small }: Pick<Records<unknown>, 'outcomes' | 'small'>,
  own: DemoReading<Id>,
): Reading<Id> {
  const { currency } = small;
  const counting = [...outcomes.keys()].filter((row) => 'item' in (outcomes[row] ?? {}));
  const rows = (
    counting.length > 0 ? counting : [...table.rows.keys()].filter((row) => !table.asides.has(row))
  ).slice(0, ROWS);
  return {
    totals: own.totals,
    statement: outcomes.length === 0 ? null : own.statement,
    amounts: own.amounts ?? null,
    adjustments: own.adjustments ?? [],
    currency,
    isMixed: small.isMixed,
    names: table.names,
    columns: table.wanted.map((column) => ({
      id: column.id,
      label: column.label,
      taken: table.taken[column.id],
      none: canDoWithout(column) ? (column.none ?? 'None') : null,
      isChosen: table.chosen[column.id] !== undefined,
      isUndecided: table.undecided.includes(column.id),
      values: firstsOf(rows.map((row) => [table.textAt(column.id, row), row] as const)).map(
        ([cell, row]) => own.readAs?.(column.id, cell) ?? asRead(table, column, row, currency),
      ),
      fitting: (table.fitting.get(column.id) ?? []).map((index) => ({
        index,
        values: firstsOf(rows.map((row) => [table.rows[row]?.[index]?.trim() ?? '', row] as const)).map(
          ([cell]) => isolated(shorten(cell, MAX_CHARACTERS)),
        ),
        total: null,
        isAbsurd: false,
      })),
    })),
    switches: [...(own.before ?? []), ...table.switches, ...(own.after ?? [])],
    smallColumns: small.columns,
  };
}

/** Returns the first different cells, with their rows. */
function firstsOf(
  cells: readonly (readonly [cell: string, row: number])[],
): readonly (readonly [cell: string, row: number])[] {
  const firsts = new Map(cells.toReversed());
  firsts.delete('');
  return [...firsts].toSorted(([, a], [, b]) => a - b).slice(0, MAX_VALUES);
}

function asRead<Id extends string>(
  table: Table<Id>,
  { id, holds }: Table<Id>['wanted'][number],
  row: number,
  currency: string,
): string {
  const cell = table.textAt(id, row);
  switch (holds) {
    case 'day': {
      const day = table.dayAt(id, row);
      return day === null ? `${quoted(cell)} (not a date)` : formatDay(day);
    }
    case 'money':
    case 'total':
    case 'count': {
      const number = table.numberAt(id, row);
      if (number === null) return `${quoted(cell)} (not a number)`;
      return holds === 'count'
        ? grouped(number, Number.isInteger(number) ? 0 : 2)
        : formatToCent(number, currency);
    }
    case 'text':
    case 'person':
    case 'item':
    case 'prose':
    case 'rating':
    case 'language':
    case 'id':
      return isolated(shorten(cell, MAX_CHARACTERS));
  }
}

/** Formats the days between two ISO days: `January 3 – December 30, 2025`. */
export function periodText(first: string, last: string): string {
  if (first === last) return formatDay(first);
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  return `${isSameYear ? formatDay(first).replace(/, \d+$/u, '') : formatDay(first)} – ${formatDay(last)}`;
}

/**
 * Says which lines are left out although they probably should count, or that none counts.
 * @param counted number of lines that count
 * @param need a sentence that says what the table needs
 */
export function lineFindings(
  { lines, rows }: Pick<Statement, 'lines' | 'rows'>,
  counted: number,
  currency: string,
  need = '',
): readonly Finding[] {
  const doubts = rows
    .filter(({ isDoubt }) => isDoubt)
    .map((row): Finding => ({
      severity: 'question',
      message: `${linesThat(row.lines, 'is', 'are')} left out: ${reasonOf(row)}.`,
      suggestion: row.amount === 0 ? '' : `Amount: ${formatToCent(row.amount, currency)}.`,
    }));
  if (lines === 0 || counted > 0) return doubts;
  return [
    {
      severity: 'error',
      message: 'No line counts.',
      suggestion: `${need === '' ? '' : `${need} `}The table below says why. Choose other columns, or check more boxes.`,
    },
    ...doubts,
  ];
}

/** Formats a row's reason, with an example. */
export function reasonOf({ reason, example }: StatementRow): string {
  return `${reason}${example === '' ? '' : ` (${example})`}`;
}
