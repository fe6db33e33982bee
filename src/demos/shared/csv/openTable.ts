import type { WithProgress } from '../model/withProgress';
import { scaleProgress } from '../model/withProgress';
import type { DayReader } from './cells';
import {
  assumptionFindings,
  CERTAIN_DAYS,
  centsFinding,
  currencyOf,
  dayReader,
  numberReader,
  unitsPerAmount,
} from './cells';
import type { WantedColumn } from './columns';
import { currenciesOf } from './currencies';
import type { Finding, LineFindings } from './finding';
import type { CsvTable } from './readCsv';
import { decimalMarkOf, readCsv } from './readCsv';
import type { Readback } from './readback';
import { statusesAndCurrencies } from './readback';
import type { TableInput } from './source';
import { continuedCells, purchaseTest } from './statuses';

/** Columns that tables of orders and of sales share. */
type CommonColumn = 'day' | 'status' | 'currency';

/** A table of orders or sales with parsers for its columns. */
export interface OpenTable<Id extends string> extends Pick<CsvTable<Id>, 'columns' | 'lines'> {
  readonly has: (id: Id) => boolean;
  readonly cellsOf: (id: Id) => readonly string[];
  /** Returns the name of a column, for messages. */
  readonly nameOf: (id: Id) => string;
  readonly textAt: (id: Id, row: number) => string;
  readonly numberAt: (id: Id, row: number) => number | null;
  readonly days: DayReader;
  /** The first of the wanted amount columns that the table has. */
  readonly amountId: Id;
  /** Returns the amount in whole units of the currency. */
  readonly amountAt: (row: number) => number | null;
  /** Currency sign of the amounts; empty if they have none. */
  readonly currency: string;
  /** Tests whether a row's status counts and its amount is in the most frequent currency. */
  readonly counts: (row: number) => boolean;
  readonly statusesAndCurrencies: Pick<Readback, 'statuses' | 'currencies'>;
  /** Lists what is wrong or ambiguous in the table, apart from what only one demo can know. */
  readonly findings: (skipped: LineFindings, isEmpty: boolean) => readonly Finding[];
}

/**
 * Reads a table of orders or sales.
 * @param amountIds columns of amounts, preferred first
 * @param numberIds other columns of numbers
 * @param orderIds columns that identify an order
 */
export function* openTable<Id extends string>(
  { source, columns, dayOrder, statuses = new Map() }: TableInput<Id | CommonColumn>,
  wanted: readonly WantedColumn<Id | CommonColumn>[],
  amountIds: readonly [Id, Id],
  numberIds: readonly Id[],
  orderIds: readonly (Id | CommonColumn)[],
): WithProgress<OpenTable<Id | CommonColumn>> {
  const table = yield* scaleProgress(readCsv(source, wanted, columns), 0, 0.7);
  const has = (id: Id | CommonColumn) => table.cells.has(id);
  const cellsOf = (id: Id | CommonColumn) => table.cells.get(id) ?? [];
  const nameOf = (id: Id | CommonColumn) => table.columns?.names[table.columns.taken[id] ?? -1] ?? '';
  const textAt = (id: Id | CommonColumn, row: number) => (table.cells.get(id)?.[row] ?? '').trim();
  const days = yield* scaleProgress(dayReader(cellsOf('day'), dayOrder), 0.7, 0.75);
  const decimal = decimalMarkOf(table, days);
  const amountId = amountIds.find(has) ?? amountIds[1];
  const amounts = yield* scaleProgress(numberReader(cellsOf(amountId), decimal), 0.75, 0.8);
  const numbers = new Map<string, (cell: string) => number | null>();
  for (const id of numberIds)
    numbers.set(id, (yield* scaleProgress(numberReader(cellsOf(id), decimal), 0.8, 0.85)).read);
  const unitsPer = unitsPerAmount(nameOf(amountId), cellsOf(amountId));
  const orderKeys = orderIds.filter(has).map(cellsOf);
  const isPurchase = purchaseTest(cellsOf('status'), orderKeys, statuses);
  const currencyCells = has('currency') ? continuedCells(cellsOf('currency'), orderKeys) : cellsOf(amountId);
  const { main, isMain } = yield* scaleProgress(currenciesOf(currencyCells), 0.85, 0.85);
  return {
    columns: table.columns,
    lines: table.lines,
    has,
    cellsOf,
    nameOf,
    textAt,
    numberAt: (id, row) => numbers.get(id)?.(textAt(id, row)) ?? null,
    days,
    amountId,
    amountAt: (row) => {
      const amount = amounts.read(textAt(amountId, row));
      return amount === null ? null : amount / unitsPer;
    },
    currency: currencyOf(main === '' ? cellsOf(amountId) : [main]),
    counts: (row) => isPurchase(row) && isMain(row),
    statusesAndCurrencies: yield* scaleProgress(
      statusesAndCurrencies(cellsOf('status'), currencyCells, statuses),
      0.85,
      0.85,
    ),
    findings: (skipped, isEmpty) => [
      ...table.findings,
      ...skipped.findings(),
      ...(unitsPer === 1 ? [] : [centsFinding(nameOf(amountId))]),
      ...(isEmpty
        ? []
        : [
            ...assumptionFindings(days, 'A date', CERTAIN_DAYS),
            ...assumptionFindings(amounts, 'An amount', 'If that is wrong, write amounts with two decimals.'),
          ]),
      ...(isEmpty && table.lines.length > 0
        ? [
            {
              severity: 'error' as const,
              message: 'No line counts.',
              suggestion: 'Fix the problems listed, or choose other columns or statuses.',
            },
          ]
        : []),
    ],
  };
}
