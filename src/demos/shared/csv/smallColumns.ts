import { enumerated } from '../../../domain/numerals';
import { isolated } from '../../../domain/isolated';
import type { WithProgress } from '../model/withProgress';
import { currencyIn, currencyOf, isCurrencyCell, isNumber } from './cells';
import { areFlags, isTrue } from './columnContent';
import { quoted } from './finding';
import type { ParsedTable } from './parseTable';

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
  /** Their currency as written, such as `CAD`; empty if it's in no cell of its own. */
  readonly currencyText: string;
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
  /cancel|refund|return|declin|void|charge.?back|fail|expire|draft|quotation|trash|abandon|unpaid|reject|storn|erstatt|abgelehnt|annul|rembours|reembols|devol|devuel|rechaz|rimbors|estorn|terugbet|mislukt|anulow|zwrot|iptal|iade|отмен|возвра|取消|退款|キャンセル|返金|취소|환불|ملغ|^sale line$/iu;
/** A partial refund leaves a purchase. */
const PARTIAL = /partial|teilweise|partiel|parcial|parzial|not |non|no /iu;
/** Names of columns with other currencies than that of the order. */
const CONVERTED = /rate|convert|presentment|payout|settle|fee/iu;
/** Names of columns that often decide whether a line counts. */
const LIKELY =
  /status|state|estado|état|stato|type|typ|tipo|event|kind|refund|return|cancel|disput|void|fraud|test|currency|paid/iu;

/** Tests whether lines with a value are left out unless the visitor ticks it. */
function isOff(name: string, text: string, all: readonly string[]): boolean {
  if (OFF.test(name) && areFlags(all)) return isTrue(text) && !PARTIAL.test(name);
  return OFF.test(text) && !PARTIAL.test(text);
}

interface Tally {
  readonly index: number;
  readonly values: Map<string, { lines: number; returns: number }>;
}

/**
 * Finds the small columns among those that aren't used, and which lines they leave out: by the visitor's ticks, or else
 * statuses of orders that weren't kept, and all currencies but the most frequent.
 * @param used indexes of the columns that are used
 * @param amounts index of the column of amounts; currencies can be in its cells
 * @param isReturn tests whether a line has a return or refund: what is subtracted must not be left out
 */
export function* smallColumnsOf(
  { names, rows }: Pick<ParsedTable, 'names' | 'rows'>,
  used: readonly number[],
  amounts: number | undefined,
  ticks: Ticks,
  isReturn: (row: number) => boolean,
): WithProgress<SmallColumns> {
  const sample = rows.slice(0, SAMPLE_ROWS);
  const isCurrency = (index: number) =>
    sample.length > 0 && sample.every((row) => !row[index]?.trim() || isCurrencyCell(row[index]));
  const cellAt = (row: number, index: number) =>
    index < 0 ? currencyIn(rows[row]?.[amounts ?? -1] ?? '') : (rows[row]?.[index] ?? '').trim();
  const currency = names.findIndex(
    (name, index) =>
      !CONVERTED.test(name) &&
      !used.includes(index) &&
      isCurrency(index) &&
      sample.some((row) => row[index]?.trim()),
  );
  const indexes = [
    ...[...names.keys()].filter((index) => !used.includes(index)),
    ...(currency < 0 && amounts !== undefined ? [-1] : []),
  ];
  const tallies = yield* tally(indexes, rows.length, cellAt, isReturn);
  const columns = tallies
    .map(({ index, values }): SmallColumn => {
      const sorted = [...values].toSorted(([, a], [, b]) => b.lines - a.lines);
      const main = index === currency ? sorted.find(([text]) => text !== '')?.[0] : undefined;
      return {
        index,
        name: index < 0 ? `Currency of “${isolated(names[amounts ?? 0] ?? '')}”` : (names[index] ?? ''),
        values: sorted.map(([text, { lines, returns }]) => ({
          text,
          lines,
          counts:
            ticks.get(tickKey(index, text)) ??
            (main === undefined
              ? !isOff(names[index] ?? '', text, [...values.keys()]) || returns * 2 > lines
              : text === '' || text === main),
        })),
      };
    })
    .filter(({ values }) => isSmall(values, rows.length))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  const currencyCells = sample.map((row) => row[currency < 0 ? (amounts ?? -1) : currency] ?? '');
  const currencyText =
    columns.find(({ index }) => index === currency)?.values.find(({ text, counts }) => counts && text !== '')
      ?.text ??
    currencyCells.map(currencyIn).find((text) => text !== '') ??
    '';
  return {
    columns,
    reasonAt: reasonsOf(columns, cellAt),
    currency: currencyOf(currencyText === '' ? currencyCells : [currencyText]),
    currencyText,
  };
}

/** Counts each column's values. Drops a column once it has too many. */
function* tally(
  indexes: readonly number[],
  rows: number,
  cellAt: (row: number, index: number) => string,
  isReturn: (row: number) => boolean,
): WithProgress<readonly Tally[]> {
  let tallies = indexes.map((index): Tally => ({ index, values: new Map() }));
  for (let row = 0; row < rows; row += 1) {
    if (row % ROWS === 0) yield row / rows;
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

function isSmall(values: SmallColumn['values'], lines: number): boolean {
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
): SmallColumns['reasonAt'] {
  const leaving = columns.flatMap(({ index, name, values }) => {
    const off = values.filter(({ counts }) => !counts).map(({ text }) => text);
    if (off.length === 0) return [];
    const named = off.slice(0, MAX_NAMED).map((text) => (text === '' ? 'empty' : isolated(text)));
    const more = off.length > MAX_NAMED ? [`${off.length - MAX_NAMED} other values`] : [];
    return [
      { index, off: new Set(off), reason: `${quoted(name)} is ${enumerated([...named, ...more], 'or')}` },
    ];
  });
  return (row) => leaving.find(({ index, off }) => off.has(cellAt(row, index)))?.reason ?? null;
}
