import { counted } from '../../../domain/numerals';
import type { WithProgress } from '../model/withProgress';
import { scaleProgress } from '../model/withProgress';
import type { CellReader, DayReader } from './cells';
import { dayReader, numberReader } from './cells';
import type { ColumnProposal } from './chooseColumns';
import { chooseColumns, namesIn } from './chooseColumns';
import { rankNames } from './columnNames';
import type { WantedColumn } from './columns';
import { placeOf } from './columns';
import { encodings } from './decode';
import type { Finding } from './finding';
import type { Asides } from './layout';
import { lineText, sectionsOf } from './layout';
import type { ParsedTable } from './parseTable';
import { parseTable } from './parseTable';
import type { TableInput } from './source';
import { priceNames, totalNames } from './vocabulary';

/** A choice of how to read a table, with what is proposed or chosen. */
export interface Switch {
  /** A word in lower case; part of the URL. */
  readonly id: string;
  readonly label: string;
  /** The column beside which it is shown; null for the table. */
  readonly column: string | null;
  readonly value: string;
  /** Their values are words in lower case, or numbers. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A parsed table whose columns are known. */
export interface Table<Id extends string> extends ParsedTable, Omit<ColumnProposal<Id>, 'findings'> {
  readonly wanted: readonly WantedColumn<Id>[];
  readonly asides: Asides;
  readonly has: (id: Id) => boolean;
  /** Returns the name of a column, for messages; empty if the table lacks it. */
  readonly nameOf: (id: Id) => string;
  /** Returns a trimmed cell; empty if the table lacks the column. */
  readonly textAt: (id: Id, row: number) => string;
  /** Returns the number in a cell, in whole units of the currency; null if it isn't one. */
  readonly numberAt: (id: Id, row: number) => number | null;
  /** Returns the ISO day in a cell; null if it isn't one. */
  readonly dayAt: (id: Id, row: number) => string | null;
  readonly days: DayReader;
  readonly switches: readonly Switch[];
}

const CENTS = /(?:^|[^a-z])(?:cents?|minor|pence)(?:[^a-z]|$)/iu;
const WHOLE = /^-?\d*$/u;

/** Returns a switch with the visitor's choice, or else the proposal. */
export function switchOf({ switches = {} }: Pick<TableInput<string>, 'switches'>, own: Switch): Switch {
  const chosen = own.options.find(({ value }) => value === switches[own.id]);
  return { ...own, value: chosen?.value ?? own.value };
}

/** Line totals have at most this share of the different values as unit prices. */
const MAX_SHARE_OF_TOTALS = 0.75;
const MIN_PRICES = 6;
const PRICE_ROWS = 1000;
const isPriceName = rankNames({ id: 'price', label: 'price', names: priceNames, holds: 'money' });
const isTotalName = rankNames({ id: 'total', label: 'total', names: totalNames, holds: 'total' });

/** What an amount is of, beside a quantity. */
export const unitOrLine: Switch['options'] = [
  { value: 'unit', label: 'One unit' },
  { value: 'line', label: 'The whole line' },
];

/** Proposes whether amounts are of one unit: by their name, or because totals divided by quantities repeat. */
export function areOfUnit<Id extends string>(table: Table<Id>, amount: Id, quantity: Id): boolean {
  const { lines, numberAt, nameOf } = table;
  const [prices, units] = [new Set<number>(), new Set<number>()];
  for (const row of [...lines.keys()].slice(0, PRICE_ROWS)) {
    const [price, count] = [numberAt(amount, row), numberAt(quantity, row)];
    if (!price || !count) continue;
    prices.add(Math.abs(price));
    // Totals are rounded to cents.
    units.add(Number(Math.abs(price / count).toPrecision(3)));
  }
  const areTotals = prices.size >= MIN_PRICES && units.size <= MAX_SHARE_OF_TOTALS * prices.size;
  return (
    !areTotals && (isPriceName(nameOf(amount))?.isExact === true || isTotalName(nameOf(amount)) === null)
  );
}

/**
 * Parses a table, proposes its columns, and reads their cells.
 * @param continues tests whether a row continues the one above, so that its empty cells mean the same: many stores
 * export an order's date and status only on its first line. Amounts and quantities stay empty.
 * @param parse splits the source into cells
 */
export function* readTable<Id extends string>(
  input: TableInput<Id>,
  wanted: readonly WantedColumn<Id>[],
  continues: (cellOf: (id: Id) => string, above: (id: Id) => string) => boolean,
  parse = parseTable,
): WithProgress<Table<Id>> {
  const { header, characters, days: order } = input.switches ?? {};
  const options = { namesIn: namesIn(wanted), header, characters };
  const parsed = yield* scaleProgress(parse(input.source, options), 0, 0.6);
  const isBelowCounted = input.switches?.below === 'count';
  const sections = yield* scaleProgress(sectionsOf(parsed.names, parsed.rows, isBelowCounted), 0.6, 0.65);
  const { names, asides, below } = sections;
  const own = asides.size === 0 ? sections.rows : sections.rows.filter((_, row) => !asides.has(row));
  const proposal = chooseColumns({ ...parsed, names, rows: own }, wanted, input.columns);
  const { taken } = proposal;
  const gaps = gapsSwitch(input, wanted, taken, own);
  const always = wanted.find(({ id }) =>
    gaps.some(({ column, value }) => column === id && value === 'above'),
  );
  const rows = yield* scaleProgress(
    filledDown(sections.rows, wanted, taken, continues, always ? placeOf(taken, always.id) : null),
    0.65,
    0.75,
  );
  const cellsOf = (id: Id) => own.map((row) => row[placeOf(taken, id)] ?? '');
  const has = (id: Id) => taken[id] !== undefined;
  const dayColumn = wanted.find(({ id, holds }) => holds === 'day' && has(id));
  const days = yield* scaleProgress(
    dayReader(dayColumn ? cellsOf(dayColumn.id) : [], dayOrders[order ?? '']),
    0.75,
    0.85,
  );
  const numbers = yield* scaleProgress(
    numbersOf(input, { ...parsed, names, days, wanted, cellsOf, has, taken }),
    0.85,
    1,
  );
  const textAt = (id: Id, row: number) => (rows[row]?.[placeOf(taken, id)] ?? '').trim();
  return {
    ...parsed,
    ...proposal,
    findings: [
      ...parsed.findings,
      ...(parsed.rows.length === 0
        ? []
        : parsed.names.length === 1 && proposal.undecided.length > 0
          ? [ONE_COLUMN]
          : proposal.findings),
    ],
    names,
    rows,
    wanted,
    asides,
    has,
    nameOf: (id) => names[placeOf(taken, id)] ?? '',
    textAt,
    numberAt: (id, row) => numbers.readers.get(id)?.(textAt(id, row)) ?? null,
    dayAt: (id, row) => days.read(textAt(id, row)),
    days,
    switches: [
      ...(parsed.characters === null ? [] : [characterSwitch(parsed.characters)]),
      ...headerSwitches(parsed),
      ...(below > 0 && parsed.header !== null ? [belowSwitch(input, below)] : []),
      ...gaps,
      ...(dayColumn && days.order ? [daySwitch(dayColumn.id, days.order)] : []),
      ...numbers.switches,
    ],
  };
}

const ONE_COLUMN: Finding = {
  severity: 'error',
  message: 'We see only one column.',
  suggestion: 'Columns can be separated by commas, semicolons, tabs, vertical bars, or spaces.',
};

function characterSwitch(value: string): Switch {
  return { id: 'characters', label: 'Characters', column: null, value, options: encodings };
}

/** Lets the visitor choose the line with the names. */
function headerSwitches({ header, beginning }: ParsedTable): readonly Switch[] {
  if (beginning.length === 0) return [];
  return [
    {
      id: 'header',
      label: 'Column names',
      column: null,
      value: header === null ? 'none' : String(header),
      options: [
        ...beginning.map(([line, row]) => ({ value: String(line), label: lineText(line, row) })),
        { value: 'none', label: 'None: all lines have values' },
      ],
    },
  ];
}

function belowSwitch(input: Pick<TableInput<string>, 'switches'>, lines: number): Switch {
  return switchOf(input, {
    id: 'below',
    label: `${counted(lines, 'line')} below the names`,
    column: null,
    value: 'out',
    options: [
      { value: 'out', label: 'More names, left out' },
      { value: 'count', label: 'Values' },
    ],
  });
}

const dayOrders: Readonly<Record<string, 'day first' | 'month first'>> = {
  day: 'day first',
  month: 'month first',
};

function daySwitch(column: string, order: 'day first' | 'month first'): Switch {
  return {
    id: 'days',
    label: 'Days are written',
    column,
    value: order === 'day first' ? 'day' : 'month',
    options: [
      { value: 'month', label: 'Month first (12/31)' },
      { value: 'day', label: 'Day first (31/12)' },
    ],
  };
}

interface NumberColumns<Id extends string> extends Pick<ParsedTable, 'separator' | 'names'> {
  readonly days: DayReader;
  readonly wanted: readonly WantedColumn<Id>[];
  readonly cellsOf: (id: Id) => readonly string[];
  readonly has: (id: Id) => boolean;
  readonly taken: Table<Id>['taken'];
}

/** Creates readers for the columns of numbers, with switches for what their cells leave open. */
function* numbersOf<Id extends string>(
  input: TableInput<Id>,
  { separator, names, days, wanted, cellsOf, has, taken }: NumberColumns<Id>,
): WithProgress<{
  readonly readers: ReadonlyMap<Id, CellReader<number>['read']>;
  readonly switches: readonly Switch[];
}> {
  const switches: Switch[] = [];
  const addOnce = (own: Switch) => {
    if (!switches.some(({ id }) => id === own.id)) switches.push(switchOf(input, own));
    return switches.find(({ id }) => id === own.id)?.value;
  };
  const likely = separator === ';' || days.hasPoints ? ',' : '.';
  const marks: Readonly<Record<string, '.' | ','>> = { point: '.', comma: ',' };
  const readers = new Map<Id, CellReader<number>['read']>();
  for (const [index, { id, holds }] of wanted.entries()) {
    if ((holds !== 'money' && holds !== 'total' && holds !== 'count') || !has(id)) continue;
    const cells = cellsOf(id);
    const { read, assumption } = yield* scaleProgress(
      numberReader(cells, likely, marks[input.switches?.decimal ?? '']),
      index / wanted.length,
      (index + 1) / wanted.length,
    );
    if (assumption)
      addOnce({
        id: 'decimal',
        label: `${assumption.cell} is`,
        column: id,
        value: assumption.cell.includes(',') === Number.isInteger(Number(assumption.as)) ? 'point' : 'comma',
        options: [
          { value: 'point', label: assumption.cell.replaceAll(',', '') },
          { value: 'comma', label: assumption.cell.replaceAll('.', '').replace(',', '.') },
        ],
      });
    const isWhole = holds !== 'count' && cells.every((cell) => WHOLE.test(cell.trim()));
    const unit =
      isWhole &&
      addOnce({
        id: 'unit',
        label: 'Amounts are in',
        column: id,
        value: CENTS.test(names[placeOf(taken, id)] ?? '') ? 'cents' : 'whole',
        options: [
          { value: 'whole', label: 'Whole units (2999 is 2,999.00)' },
          { value: 'cents', label: 'Cents (2999 is 29.99)' },
        ],
      });
    readers.set(id, unit === 'cents' ? (cell) => inUnits(read(cell)) : read);
  }
  return { readers, switches };
}

const inUnits = (cents: number | null) => (cents === null ? null : cents / 100);

/** Number of rows read between two progress steps. */
const ROWS = 5000;

/** A switch is offered if more than this share of a column is empty. */
const MIN_SHARE_OF_GAPS = 0.2;

/** Asks what empty cells mean if many are, because reports write a group’s name only once. */
function gapsSwitch<Id extends string>(
  input: TableInput<Id>,
  wanted: readonly WantedColumn<Id>[],
  taken: Table<Id>['taken'],
  rows: ParsedTable['rows'],
): readonly Switch[] {
  const column = wanted.find(({ id, isHeading }) => isHeading && taken[id] !== undefined);
  const empty = column ? rows.filter((row) => !row[placeOf(taken, column.id)]?.trim()).length : 0;
  if (!column || empty < MIN_SHARE_OF_GAPS * rows.length || empty === rows.length) return [];
  return [
    switchOf(input, {
      id: 'gaps',
      label: 'Empty cells mean',
      column: column.id,
      value: 'none',
      options: [
        { value: 'none', label: `No ${column.label}` },
        { value: 'above', label: 'The same as above' },
      ],
    }),
  ];
}

/**
 * Fills empty cells of rows that continue the row above, except in columns of numbers.
 * @param always index of a column in which each empty cell means the same as above; null without one
 */
function* filledDown<Id extends string>(
  rows: ParsedTable['rows'],
  wanted: readonly WantedColumn<Id>[],
  taken: Table<Id>['taken'],
  continues: (cellOf: (id: Id) => string, above: (id: Id) => string) => boolean,
  always: number | null,
): WithProgress<ParsedTable['rows']> {
  const isNumber = new Set(
    wanted
      .filter(({ holds }) => holds === 'money' || holds === 'total' || holds === 'count')
      .map(({ id }) => placeOf(taken, id)),
  );
  const filled: (readonly string[])[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % ROWS === 0) yield index / rows.length;
    const above = filled.at(-1);
    const cellOf = (id: Id) => (row[placeOf(taken, id)] ?? '').trim();
    const isContinued = Boolean(above && continues(cellOf, (id) => (above[placeOf(taken, id)] ?? '').trim()));
    const isFilled = (place: number) => (isContinued && !isNumber.has(place)) || place === always;
    filled.push(
      above && (isContinued || always !== null)
        ? Array.from({ length: Math.max(row.length, above.length) }, (_, place) =>
            isFilled(place) && !row[place]?.trim() ? (above[place] ?? '') : (row[place] ?? ''),
          )
        : row,
    );
  }
  return filled;
}
