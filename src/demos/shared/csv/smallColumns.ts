import { counted, enumerated } from '../../../domain/numerals';
import { isolated } from '../../../domain/isolated';
import type { WithProgress } from '../model/withProgress';
import { currencyIn, currencyOf, isCurrencyCell, isNumber } from './cells';
import { areFlags, isTrue } from './columnContent';
import type { Finding } from './finding';
import { quoted } from './finding';
import type { Switch, Table } from './readTable';
import { switchOf } from './readTable';
import type { TableInput } from './source';

/** A column with few different values, whose lines the visitor can leave out by value. */
export interface SmallColumn {
  /** Index of the column; −1 for the currencies in the amounts. */
  readonly index: number;
  readonly name: string;
  /** The most frequent first. */
  readonly values: readonly {
    /** As written; can be empty. */
    readonly text: string;
    readonly lines: number;
    /** False if its lines are left out. */
    readonly counts: boolean;
  }[];
}

/** The visitor's choices, by {@link tickKey}. */
export type Ticks = ReadonlyMap<string, boolean>;

export function tickKey(index: number, text: string): string {
  return `${index}:${text}`;
}

/** Returns all ticks as they are, proposed or chosen. */
export function ticksOf(columns: readonly SmallColumn[]): Ticks {
  return new Map(
    columns.flatMap(({ index, values }) =>
      values.map(({ text, counts }) => [tickKey(index, text), counts] as const),
    ),
  );
}

export interface SmallColumns {
  /** All small columns; those most likely to matter first. */
  readonly columns: readonly SmallColumn[];
  /** Says why a line is left out, such as `“Status” is Refunded`; null if it isn't. */
  readonly reasonAt: (row: number) => string | null;
  /** Currency sign of the lines that count; empty if there is none. */
  readonly currency: string;
  /** Their currency as written, such as `CAD`; empty if there is none. */
  readonly currencyText: string;
  /** True if the table has several currencies. */
  readonly isMixed: boolean;
  /** An error if lines of several currencies count. */
  readonly findings: readonly Finding[];
  /** Says whether the amounts of a table with several currencies are in one; empty for other tables. */
  readonly switches: readonly Switch[];
}

/** A column is small with up to this many values, … */
const MAX_VALUES = 12;
/** … or with up to this many if they are fewer than this share of the lines. More can't be judged at a glance. */
const MAX_MANY_VALUES = 30;
const MAX_SHARE = 0.03;
/** Number of rows read between two progress steps. */
const ROWS = 5000;
/** Currencies are looked for in this many rows. */
const SAMPLE_ROWS = 200;

/** Values of orders that were never paid or were fully refunded, and of lines that repeat others. */
const OFF =
  /cancel|refund|return|declin|void|charge.?back|fail|expire|draft|quotation|trash|delet|abandon|incomplete|authori[sz]ed|^created$|unpaid|reject|storn|erstatt|abgelehnt|annul|rembours|reembols|devol|devuel|rechaz|rimbors|estorn|terugbet|mislukt|anulow|zwrot|iptal|iade|отмен|возвра|取消|退款|キャンセル|返金|취소|환불|ملغ|^sale line$/iu;
const ONE_WORD = /^(?:wc-)?\p{L}+$/u;
/** A partial refund leaves a purchase. */
const PARTIAL = /partial|teilweise|partiel|parcial|parzial|not |non|no /iu;
/** Names of columns with other currencies than that of the order. */
const CONVERTED = /rate|convert|presentment|payout|settle|fee/iu;
/** Names of columns that often decide whether a line counts. */
const LIKELY =
  /status|state|estado|état|stato|type|typ|tipo|event|kind|refund|return|cancel|disput|void|fraud|test|currency|paid/iu;
/** Names of columns of things and words, in which a draft can be a beer. */
const THINGS = /item|product|menu|title|name|descri|categor|detail|note|memo|comment|remark/iu;
/** Names of columns whose 1 is a number, not a flag. */
const COUNTS = /units|qty|quantity|count/iu;

/** Tests whether lines with a value are left out unless the visitor ticks it. */
function isOff(name: string, text: string, all: readonly string[]): boolean {
  if (OFF.test(name) && areFlags(all)) return isTrue(text) && !PARTIAL.test(name) && !COUNTS.test(name);
  const isStatus = LIKELY.test(name) || ONE_WORD.test(text);
  return isStatus && !THINGS.test(name) && OFF.test(text) && !PARTIAL.test(text);
}

interface Tally {
  readonly index: number;
  readonly values: Map<string, { lines: number; returns: number }>;
}

/**
 * Finds the small columns among those that aren't used, and which lines they leave out: by the visitor's ticks, or else
 * statuses of orders that weren't kept, and all currencies but the most frequent. A column that is used is one of them
 * if the visitor left out some of its values before.
 * @param amounts index of the column of amounts; currencies can be in its cells
 * @param isReturn tests whether a line has a return or refund: what is subtracted must not be left out
 */
export function* smallColumnsOf(
  table: Pick<Table<string>, 'names' | 'rows' | 'asides' | 'taken'>,
  amounts: number | undefined,
  isReturn: (row: number) => boolean,
  input: Pick<TableInput<string>, 'switches' | 'ticks'>,
): WithProgress<SmallColumns> {
  const { names, rows, asides } = table;
  const { ticks = new Map<string, boolean>() } = input;
  const used = Object.values(table.taken);
  const cellAt = (row: number, index: number) =>
    index < 0 ? currencyIn(rows[row]?.[amounts ?? -1] ?? '') : (rows[row]?.[index] ?? '').trim();
  const isFree = (index: number) =>
    !used.includes(index) ||
    [...ticks].some(([key, counts]) => !counts && key.startsWith(tickKey(index, '')));
  const free = [...names.keys()].filter(isFree);
  const currency = currencyColumn(table, free, amounts);
  const meaning = currencySwitch(table, amounts, input);
  const isConverted = meaning.value === 'one';
  const indexes = currency === CELLS ? [...free, CELLS] : free;
  const tallies = yield* tally(indexes, rows.length, cellAt, isReturn, asides);
  const columns = tallies
    .map(({ index, values }): SmallColumn => {
      const sorted = [...values].toSorted(([, a], [, b]) => b.lines - a.lines);
      const main = index === currency && !isConverted ? sorted.find(([text]) => text !== '')?.[0] : undefined;
      const isProposed = (text: string, { lines, returns }: { lines: number; returns: number }) =>
        main === undefined
          ? !isOff(names[index] ?? '', text, [...values.keys()]) || returns * 2 >= lines
          : text === '' || text === main;
      return {
        index,
        name: index < 0 ? `Currency of “${isolated(names[amounts ?? 0] ?? '')}”` : (names[index] ?? ''),
        values: sorted.map(([text, own]) => ({
          text,
          lines: own.lines,
          counts: ticks.get(tickKey(index, text)) ?? isProposed(text, own),
        })),
      };
    })
    .filter((column) => isSmall(column, rows.length - asides.size))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  return {
    columns,
    reasonAt: reasonsOf(columns, cellAt, asides),
    ...currenciesOf(columns, currency, (row) => cellAt(row, currency ?? -1), rows.length, meaning),
  };
}

/** Stands for the currencies in the cells of the amounts. */
const CELLS = -1;

/** Returns the index of the column of currencies, or {@link CELLS}; null without amounts. */
function currencyColumn(
  { names, rows, asides }: Pick<Table<string>, 'names' | 'rows' | 'asides'>,
  free: readonly number[],
  amounts: number | undefined,
): number | null {
  const sample = rows.slice(0, SAMPLE_ROWS).filter((_, row) => !asides.has(row));
  const found = free.find((index) => {
    const cells = sample.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '');
    return !CONVERTED.test(names[index] ?? '') && cells.length > 0 && cells.every(isCurrencyCell);
  });
  return found ?? (amounts === undefined ? null : CELLS);
}

/** Names of columns of amounts that are in one currency, whatever that of the order. */
const ONE_CURRENCY = /convert|settle/iu;

/** Lets the visitor say that the amounts are in one currency, as converted ones are. */
function currencySwitch(
  { names, taken }: Pick<Table<string>, 'names' | 'taken'>,
  amounts: number | undefined,
  input: Pick<TableInput<string>, 'switches'>,
): Switch {
  return switchOf(input, {
    id: 'currency',
    label: 'It’s in',
    column: Object.keys(taken).find((id) => taken[id] === amounts) ?? null,
    value: ONE_CURRENCY.test(names[amounts ?? -1] ?? '') ? 'one' : 'each',
    options: [
      { value: 'each', label: 'Its line’s currency' },
      { value: 'one', label: 'One currency' },
    ],
  });
}

/** Returns the currency of the lines that count, and whether there are several. */
function currenciesOf(
  columns: readonly SmallColumn[],
  index: number | null,
  cellAt: (row: number) => string,
  rows: number,
  meaning: Switch,
): Pick<SmallColumns, 'currency' | 'currencyText' | 'isMixed' | 'findings' | 'switches'> {
  const all =
    columns.find((column) => column.index === index)?.values.filter(({ text }) => text !== '') ?? [];
  const switches = all.length > 1 ? [meaning] : [];
  if (all.length > 1 && meaning.value === 'one')
    return { currency: '', currencyText: '', isMixed: false, findings: [], switches };
  const used = all.filter(({ counts }) => counts).map(({ text }) => text);
  const cells = Array.from({ length: Math.min(rows, SAMPLE_ROWS) }, (_, row) => cellAt(row));
  const currencyText = [...used, ...cells].map(currencyIn).find((text) => text !== '') ?? '';
  return {
    currency: used.length > 1 ? '' : currencyOf([currencyText]),
    currencyText,
    isMixed: all.length > 1,
    switches,
    findings:
      used.length > 1
        ? [
            {
              severity: 'error',
              message: `Amounts in ${enumerated(used.map(isolated), 'and')} can’t be added up.`,
              suggestion:
                'Tick one currency at a time under “Lines that count,” or choose a converted amount under “Columns.”',
            },
          ]
        : [],
  };
}

/** Counts each column's values. Drops a column once it has too many. */
function* tally(
  indexes: readonly number[],
  rows: number,
  cellAt: (row: number, index: number) => string,
  isReturn: (row: number) => boolean,
  asides: Table<string>['asides'],
): WithProgress<readonly Tally[]> {
  let tallies = indexes.map((index): Tally => ({ index, values: new Map() }));
  for (let row = 0; row < rows; row += 1) {
    if (row % ROWS === 0) yield row / rows;
    if (asides.has(row)) continue;
    const returns = isReturn(row) ? 1 : 0;
    let isFull = false;
    for (const { index, values } of tallies) {
      const text = cellAt(row, index);
      const own = values.get(text);
      if (own) {
        own.lines += 1;
        own.returns += returns;
      } else {
        values.set(text, { lines: 1, returns });
        isFull ||= values.size > MAX_MANY_VALUES;
      }
    }
    if (isFull) tallies = tallies.filter(({ values }) => values.size <= MAX_MANY_VALUES);
  }
  return tallies;
}

function isSmall({ index, values }: SmallColumn, lines: number): boolean {
  if (index === CELLS) return values.filter(({ text }) => text !== '').length > 1;
  if (values.some(({ counts }) => !counts)) return values.length <= MAX_VALUES;
  if (values.length < 2) return false;
  return values.length * 2 <= lines && (values.length <= MAX_VALUES || values.length < MAX_SHARE * lines);
}

/** Sorts columns: those with lines left out, those with a likely name, texts, numbers; smaller ones first. */
function placeOf({ name, values }: SmallColumn): number {
  const kind = values.some(({ counts }) => !counts)
    ? 0
    : LIKELY.test(name)
      ? 1
      : values.some(({ text }) => text !== '' && !isNumber(text))
        ? 2
        : 3;
  return kind * (MAX_MANY_VALUES + 1) + values.length;
}

/** Maximum number of values named in a reason. */
const MAX_NAMED = 3;

function reasonsOf(
  columns: readonly SmallColumn[],
  cellAt: (row: number, index: number) => string,
  asides: Table<string>['asides'],
): SmallColumns['reasonAt'] {
  const leaving = columns.flatMap(({ index, name, values }) => {
    const off = values.filter(({ counts }) => !counts).map(({ text }) => text);
    if (off.length === 0) return [];
    const named = off.slice(0, MAX_NAMED).map((text) => (text === '' ? 'empty' : isolated(text)));
    const more = off.length > MAX_NAMED ? [counted(off.length - MAX_NAMED, 'other value')] : [];
    return [
      { index, off: new Set(off), reason: `${quoted(name)} is ${enumerated([...named, ...more], 'or')}` },
    ];
  });
  return (row) =>
    asides.get(row) ?? leaving.find(({ index, off }) => off.has(cellAt(row, index)))?.reason ?? null;
}
