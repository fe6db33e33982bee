import { rollup, sum } from 'd3-array';
import type { WithProgress } from '../model/withProgress';
import { forEachWithProgress, mapWithProgress, scaleProgress } from '../model/withProgress';
import type { CellReader, Counts, DayOrder, DayReader, DecimalMark } from './cells';
import { dayReader, numberReader } from './cells';
import type { ColumnProposal } from './chooseColumns';
import { chooseColumns } from './chooseColumns';
import { rankNames } from './columnNames';
import type { WantedColumn } from './columns';
import { NUMBERS, placeOf } from './columns';
import type { Finding } from './finding';
import { quoted } from './finding';
import type { Asides } from './layout';
import { lineText, sectionsOf } from './layout';
import type { ParsedTable } from './parseTable';
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
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    /** The total that it would give, if a finding offers it. */
    readonly total?: string | undefined;
  }[];
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
  /** The different cells of the column of dates. */
  readonly dayTexts: readonly string[];
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

/** Lists the values of a switch, by value. */
export function optionsOf(labels: Readonly<Record<string, string>>): Switch['options'] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** What an amount is of, beside a quantity. */
export const unitOrLine = optionsOf({ unit: 'One unit', line: 'The whole line' });

/** Proposes whether amounts are of one unit: by their name, or because totals divided by quantities repeat. */
export function areOfUnit<Id extends string>(table: Table<Id>, amount: Id, quantity: Id): boolean {
  const { lines, numberAt, nameOf, equation, taken } = table;
  if (equation && equation.quantity === taken[quantity] && equation.price === taken[amount]) return true;
  if (equation && equation.quantity === taken[quantity] && equation.amount === taken[amount]) return false;
  const [prices, units] = [new Set<number>(), new Set<number>()];
  for (const row of lines.slice(0, PRICE_ROWS).keys()) {
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

/** Proposes a table's columns, and reads their cells. */
export function* readTable<Id extends string>(
  input: TableInput<Id>,
  parsed: ParsedTable,
  wanted: readonly WantedColumn<Id>[],
): WithProgress<Table<Id>> {
  const sections = yield* scaleProgress(sectionsOf(parsed.names, parsed.rows), 0, 0.2);
  const { names, asides } = sections;
  const own = asides.size === 0 ? sections.rows : sections.rows.filter((_, row) => !asides.has(row));
  const proposal = chooseColumns({ ...parsed, names, rows: own }, wanted, input.columns);
  yield 0.4;
  const { taken } = proposal;
  const filled = filledDown(sections.rows, names.length, wanted, taken);
  const rows = yield* scaleProgress(filled, 0.4, 0.6);
  const found: FoundColumn<Id>[] = [];
  for (const column of wanted) {
    const place = placeOf(taken, column.id);
    if (place < 0 || !(column.holds === 'day' || NUMBERS.includes(column.holds))) continue;
    const counts = yield* scaleProgress(countsIn(own, place), 0.6, 1);
    found.push({ ...column, name: names[place] ?? '', counts });
  }
  const cells = cellReaders(input, parsed.separator, found);
  const textAt = (id: Id, row: number) => (rows[row]?.[placeOf(taken, id)] ?? '').trim();
  const hasOne = parsed.names.length === 1 && proposal.undecided.length > 0;
  return {
    ...parsed,
    ...proposal,
    findings: [
      ...parsed.findings,
      ...(parsed.rows.length === 0 ? [] : hasOne ? [ONE_COLUMN] : proposal.findings),
      ...cells.findings,
    ],
    names: distinct(names),
    rows,
    wanted,
    asides,
    has: (id) => taken[id] !== undefined,
    nameOf: (id) => names[placeOf(taken, id)] ?? '',
    textAt,
    numberAt: (id, row) => cells.numbers.get(id)?.(textAt(id, row)) ?? null,
    dayAt: (id, row) => cells.days.read(textAt(id, row)),
    days: cells.days,
    dayTexts: [...(found.find(({ holds }) => holds === 'day')?.counts.keys() ?? [])],
    switches: [...tableSwitches(parsed), ...cells.switches],
  };
}

/** Tells columns of the same name apart by their number. */
function distinct(names: readonly string[]): readonly string[] {
  return names.map((name, index) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (column ${index + 1})`,
  );
}

const dayOrders: Readonly<Record<string, DayOrder>> = { day: 'day first', month: 'month first' };
const marks: Readonly<Record<string, DecimalMark>> = { point: '.', comma: ',' };

const ONE_COLUMN: Finding = {
  severity: 'error',
  message: 'We see only one column.',
  suggestion: 'Columns can be separated by commas, semicolons, tabs, vertical bars, or spaces.',
};

/** Lets the visitor choose the characters or the sheet, and the line with the names. */
function tableSwitches({ choice, header, beginning }: ParsedTable): readonly Switch[] {
  if (beginning.length === 0) return [];
  const lines = beginning.map(([line, row]) => ({ value: String(line), label: lineText(line, row) }));
  return [
    ...(choice ? [{ column: null, ...choice }] : []),
    {
      id: 'header',
      label: 'Column names',
      column: null,
      value: header === null ? 'none' : String(header),
      options: [...lines, ...optionsOf({ none: 'None: all lines have values' })],
    },
  ];
}

interface FoundColumn<Id extends string> extends WantedColumn<Id> {
  readonly name: string;
  readonly counts: Counts;
}

function* countsIn(rows: ParsedTable['rows'], place: number): WithProgress<Counts> {
  const counts = new Map<string, number>();
  yield* forEachWithProgress(rows, (row) => {
    const cell = (row[place] ?? '').trim();
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  });
  return counts;
}

interface CellReaders<Id extends string> {
  readonly days: DayReader;
  readonly numbers: ReadonlyMap<Id, CellReader<number>['read']>;
  readonly switches: readonly Switch[];
  readonly findings: readonly Finding[];
}

/** Creates readers for dates and numbers, with switches for what their cells leave open. */
function cellReaders<Id extends string>(
  input: TableInput<Id>,
  separator: string,
  columns: readonly FoundColumn<Id>[],
): CellReaders<Id> {
  const switches = new Map<string, Switch>();
  const add = (own: Switch) => {
    const known = switches.get(own.id) ?? switchOf(input, own);
    switches.set(own.id, known);
    return known.value;
  };
  const day = columns.find(({ holds }) => holds === 'day');
  const days = dayReader(day?.counts ?? new Map<string, number>(), dayOrders[input.switches?.days ?? '']);
  if (day && days.order)
    add({
      id: 'days',
      label: 'Days are written',
      column: day.id,
      value: days.order === 'day first' ? 'day' : 'month',
      options: optionsOf({ month: 'Month first (12/31)', day: 'Day first (31/12)' }),
    });
  const numeric = columns.filter(({ holds }) => NUMBERS.includes(holds));
  const { read, assumption } = numberReader(
    rollup(
      numeric.flatMap(({ counts }) => [...counts]),
      (own) => sum(own, ([, count]) => count),
      ([cell]) => cell,
    ),
    separator === ';' || days.hasPoints ? ',' : '.',
    marks[input.switches?.decimal ?? ''],
  );
  const questions: Finding[] = [];
  const ambiguous = numeric.find(({ counts }) => assumption && counts.has(assumption.cell));
  if (assumption && ambiguous) {
    const readings = {
      point: assumption.cell.replaceAll(',', ''),
      comma: assumption.cell.replaceAll('.', '').replace(',', '.'),
    };
    const value = assumption.mark === '.' ? 'point' : 'comma';
    const options = optionsOf(readings);
    add({ id: 'decimal', label: `${assumption.cell} is`, column: ambiguous.id, value, options });
    if (assumption.isGuess && input.switches?.decimal === undefined)
      questions.push(numberQuestion('decimal', `Is ${quoted(assumption.cell)} ${readings[value]}?`));
  }
  const numbers = new Map<Id, CellReader<number>['read']>();
  for (const { id, holds, name, counts } of numeric) {
    const isWhole = holds !== 'count' && [...counts.keys()].every((cell) => WHOLE.test(cell));
    const isInCents = isWhole && add(unitSwitch(id, name)) === 'cents';
    const example = [...counts.keys()].find((cell) => cell !== '') ?? '';
    if (isWhole && !isInCents && input.switches?.unit === undefined && areLarge(counts))
      questions.push(numberQuestion('unit', `Are amounts such as ${quoted(example)} in whole units?`));
    numbers.set(id, isInCents ? (cell) => inUnits(read(cell)) : read);
  }
  return { days, numbers, switches: [...switches.values()], findings: questions };
}

/** Amounts of cents are mostly at least this large. */
const MIN_CENTS = 1000;
function areLarge(counts: Counts): boolean {
  const large = [...counts].filter(([cell]) => Math.abs(Number(cell)) >= MIN_CENTS);
  return sum(large, ([, count]) => count) * 2 > sum(counts.values());
}

/** Asks about numbers that nothing in the table explains. */
function numberQuestion(id: string, message: string): Finding {
  return { severity: 'question', message, suggestion: 'If not, press the other reading.', switch: id };
}

function unitSwitch(column: string, name: string): Switch {
  return {
    id: 'unit',
    label: 'Amounts are in',
    column,
    value: CENTS.test(name) ? 'cents' : 'whole',
    options: optionsOf({ whole: 'Whole units (2999 is 2,999.00)', cents: 'Cents (2999 is 29.99)' }),
  };
}

const inUnits = (cents: number | null) => (cents === null ? null : cents / 100);

/**
 * Fills empty cells of an order's later lines from its first one, as many stores write them. Only a column that most first
 * lines fill is meant for the whole order, unlike a mark on single lines; and amounts are of their own line.
 */
function* filledDown<Id extends string>(
  rows: ParsedTable['rows'],
  width: number,
  wanted: readonly WantedColumn<Id>[],
  taken: Table<Id>['taken'],
): WithProgress<ParsedTable['rows']> {
  const order = wanted.find(({ isOrder }) => isOrder);
  const orderPlace = order ? placeOf(taken, order.id) : -1;
  if (orderPlace < 0) return rows;
  const isLater = (index: number) => {
    const number = rows[index]?.[orderPlace]?.trim();
    return Boolean(number) && number === rows[index - 1]?.[orderPlace]?.trim();
  };
  let firsts = 0;
  const filledFirsts = Array.from({ length: width }, () => 0);
  yield* forEachWithProgress(rows, (row, index) => {
    if (isLater(index) || !isLater(index + 1)) return;
    firsts += 1;
    for (const [place, cell] of row.entries())
      if (cell.trim()) filledFirsts[place] = (filledFirsts[place] ?? 0) + 1;
  });
  const ofLine = wanted.filter(({ holds }) => NUMBERS.includes(holds)).map(({ id }) => placeOf(taken, id));
  const places = [...filledFirsts.keys()].filter(
    (place) => !ofLine.includes(place) && (filledFirsts[place] ?? 0) * 2 > firsts,
  );
  let above: readonly string[] = [];
  return yield* mapWithProgress(rows, (row, index) => {
    const empty = isLater(index) ? places.filter((place) => !row[place]?.trim()) : [];
    above =
      empty.length === 0
        ? row
        : row.map((cell, place) => (empty.includes(place) ? (above[place] ?? '') : cell));
    return above;
  });
}
