import type { WithProgress } from '../model/withProgress';
import { forEachWithProgress, mapWithProgress, scaleProgress } from '../model/withProgress';
import type { CellReader, Counts, DayOrder, DayReader, DecimalMark } from './cells';
import { dayReader, isDay, numberReader } from './cells';
import type { ColumnProposal } from './chooseColumns';
import { chooseColumns } from './chooseColumns';
import { hasDecimals } from './columnContent';
import { rankNames } from './columnNames';
import type { WantedColumn } from './columns';
import { NAMES, NUMBERS, placeOf } from './columns';
import type { Finding } from './finding';
import { quoted } from './finding';
import type { Asides, Sections } from './layout';
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
  /** Returns a trimmed cell, a name in its first spelling; empty if the table lacks the column. */
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

/** Number of rows that show what is usual. */
const SAMPLE_ROWS = 200;
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
  const ownOf = (all: ParsedTable['rows']) =>
    asides.size === 0 ? all : all.filter((_, row) => !asides.has(row));
  const dates = datesOfGroups(input, sections, wanted);
  const groups = dates?.choice.value === 'above' ? dates : null;
  const dated = yield* scaleProgress(filledDown(sections, groups), 0.2, 0.3);
  const proposal = chooseColumns({ ...parsed, names, rows: ownOf(dated) }, wanted, input.columns);
  yield 0.4;
  const { taken } = proposal;
  const orders = linesOfOrders(dated, wanted, taken);
  const rows = yield* scaleProgress(filledDown({ names, rows: dated, asides }, orders), 0.4, 0.6);
  const own = ownOf(rows);
  const found: FoundColumn<Id>[] = [];
  for (const column of wanted) {
    const place = placeOf(taken, column.id);
    if (place < 0 || !(column.holds === 'day' || NUMBERS.includes(column.holds))) continue;
    const counts = yield* scaleProgress(countsIn(own, place), 0.6, 0.7);
    found.push({ ...column, name: names[place] ?? '', counts });
  }
  const cells = yield* scaleProgress(cellReaders(input, parsed.separator, found), 0.7, 1);
  const typed = new Set(wanted.filter(({ holds }) => NAMES.includes(holds)).map(({ id }) => id));
  const spelled = firstSpellings();
  const textAt = (id: Id, row: number) => {
    const text = (rows[row]?.[placeOf(taken, id)] ?? '').trim();
    return typed.has(id) ? spelled(text) : text;
  };
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
    dayTexts: (found.find(({ holds }) => holds === 'day')?.counts ?? []).map(([cell]) => cell),
    switches: [...tableSwitches(parsed), ...(dates && !orders ? [dates.choice] : []), ...cells.switches],
  };
}

/** Returns names as they are first written, because people write them in upper and lower case. */
function firstSpellings(): (name: string) => string {
  const firsts = new Map<string, string>();
  return (name) => {
    const key = name.toLowerCase();
    const first = firsts.get(key) ?? name;
    firsts.set(key, first);
    return first;
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
  return [...counts];
}

interface CellReaders<Id extends string> {
  readonly days: DayReader;
  readonly numbers: ReadonlyMap<Id, CellReader<number>['read']>;
  readonly switches: readonly Switch[];
  readonly findings: readonly Finding[];
}

/** Creates readers for dates and numbers, with switches for what their cells leave open. */
function* cellReaders<Id extends string>(
  input: TableInput<Id>,
  separator: string,
  columns: readonly FoundColumn<Id>[],
): WithProgress<CellReaders<Id>> {
  const switches = new Map<string, Switch>();
  const add = (own: Switch) => {
    const known = switches.get(own.id) ?? switchOf(input, own);
    switches.set(own.id, known);
    return known.value;
  };
  const day = columns.find(({ holds }) => holds === 'day');
  const dayOrder = dayOrders[input.switches?.days ?? ''];
  const days = yield* scaleProgress(dayReader(day?.counts ?? [], dayOrder), 0, 0.5);
  if (day && days.order)
    add({
      id: 'days',
      label: 'Days are written',
      column: day.id,
      value: days.order === 'day first' ? 'day' : 'month',
      options: optionsOf({ month: 'Month first (12/31)', day: 'Day first (31/12)' }),
    });
  const numeric = columns.filter(({ holds }) => NUMBERS.includes(holds));
  const reader = numberReader(
    numeric.flatMap(({ counts }) => counts),
    separator === ';' || days.hasPoints ? ',' : '.',
    marks[input.switches?.decimal ?? ''],
  );
  const { read, assumption } = yield* scaleProgress(reader, 0.5, 1);
  const questions: Finding[] = [];
  const ambiguous = numeric.find(
    ({ counts }) => assumption && counts.some(([cell]) => cell === assumption.cell),
  );
  if (assumption && ambiguous) {
    const readings = {
      point: assumption.cell.replaceAll(',', ''),
      comma: assumption.cell.replaceAll('.', '').replace(',', '.'),
    };
    const value = assumption.mark === '.' ? 'point' : 'comma';
    const options = optionsOf(readings);
    add({ id: 'decimal', label: `${assumption.cell} is`, column: ambiguous.id, value, options });
    if (assumption.isGuess && input.switches?.decimal === undefined)
      questions.push({
        severity: 'question',
        message: `Is ${quoted(assumption.cell)} ${readings[value]}?`,
        suggestion: 'If not, press the other reading.',
        switch: 'decimal',
      });
  }
  const numbers = new Map<Id, CellReader<number>['read']>();
  for (const { id, holds, name, counts } of numeric) {
    const isWhole = holds !== 'count' && counts.every(([cell]) => WHOLE.test(cell));
    const isInCents = isWhole && add(unitSwitch(id, name)) === 'cents';
    numbers.set(id, isInCents ? (cell) => inUnits(read(cell)) : read);
  }
  return { days, numbers, switches: [...switches.values()], findings: questions };
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

/** Lines that leave out what the first one of their group says. */
interface Groups {
  /** Tests whether a row belongs to the row above. */
  readonly isLater: (row: number) => boolean;
  /** Tests whether a column can be meant for the whole group. */
  readonly isOfGroup: (place: number) => boolean;
}

/** Finds the fullest column of dates, if some lines lack it. If most do, they are of the date above. */
function datesOfGroups<Id extends string>(
  input: TableInput<Id>,
  { rows, asides }: Pick<Sections, 'rows' | 'asides'>,
  wanted: readonly WantedColumn<Id>[],
): (Groups & { readonly choice: Switch }) | null {
  const sample = rows.filter((_, row) => !asides.has(row)).slice(0, SAMPLE_ROWS);
  const filledAt = (place: number) => sample.filter((row) => row[place]?.trim());
  const [place] = [...(sample[0]?.keys() ?? [])]
    .filter((own) => sample[0]?.[own]?.trim() && filledAt(own).every((row) => isDay(row[own] ?? '')))
    .toSorted((a, b) => filledAt(b).length - filledAt(a).length);
  if (place === undefined || filledAt(place).length === sample.length) return null;
  const isLater = (row: readonly string[] | undefined) => !row?.[place]?.trim();
  const isOfLine = (other: number) =>
    filledAt(other).some((row) => isLater(row) || hasDecimals(row[other] ?? ''));
  return {
    isLater: (row) => isLater(rows[row]),
    isOfGroup: (other) => other === place || !isOfLine(other),
    choice: switchOf(input, {
      id: 'dates',
      label: 'A line without a date has',
      column: wanted.find(({ holds }) => holds === 'day')?.id ?? null,
      value: filledAt(place).length * 2 < sample.length ? 'above' : 'none',
      options: optionsOf({ above: 'The date above it', none: 'No date' }),
    }),
  };
}

/** Finds the lines of an order after its first one, by its number. Amounts are of their own line. */
function linesOfOrders<Id extends string>(
  rows: ParsedTable['rows'],
  wanted: readonly WantedColumn<Id>[],
  taken: Table<Id>['taken'],
): Groups | null {
  const order = wanted.find(({ isOrder }) => isOrder);
  const place = order ? placeOf(taken, order.id) : -1;
  if (place < 0) return null;
  const numberAt = (row: number) => rows[row]?.[place]?.trim() ?? '';
  const ofLine = wanted.filter(({ holds }) => NUMBERS.includes(holds)).map(({ id }) => placeOf(taken, id));
  return {
    isLater: (row) => numberAt(row) !== '' && numberAt(row) === numberAt(row - 1),
    isOfGroup: (own) => !ofLine.includes(own),
  };
}

/**
 * Fills empty cells of a group's later lines from its first one, as people and many stores write them. Only a column that
 * most first lines fill is meant for the whole group, unlike a mark on single lines.
 */
function* filledDown(
  { names, rows, asides }: Sections,
  groups: Groups | null,
): WithProgress<ParsedTable['rows']> {
  if (!groups) return rows;
  const { isOfGroup } = groups;
  const isLater = (row: number) => row > 0 && row < rows.length && !asides.has(row) && groups.isLater(row);
  let firsts = 0;
  const filledFirsts = names.map(() => 0);
  yield* forEachWithProgress(rows, (row, index) => {
    if (isLater(index) || !isLater(index + 1)) return;
    firsts += 1;
    for (const [place, cell] of row.entries())
      if (cell.trim()) filledFirsts[place] = (filledFirsts[place] ?? 0) + 1;
  });
  const places = [...filledFirsts.keys()].filter(
    (place) => (filledFirsts[place] ?? 0) * 2 > firsts && isOfGroup(place),
  );
  let above: readonly string[] = [];
  return yield* mapWithProgress(rows, (row, index) => {
    if (asides.has(index)) return row;
    const empty = isLater(index) ? places.filter((place) => !row[place]?.trim()) : [];
    above =
      empty.length === 0
        ? row
        : row.map((cell, place) => (empty.includes(place) ? (above[place] ?? '') : cell));
    return above;
  });
}
