import { isolated } from '../../../domain/isolated';
import { counted, enumerated } from '../../../domain/numerals';
import type { WithProgress } from '../model/withProgress';
import { currencyIn, currencyOf, isCurrencyCell, isDay, isNumber } from './cells';
import { areFlags, isTrue } from './columnContent';
import type { Finding } from './finding';
import { quoted } from './finding';
import type { Outcome } from './outcomes';
import type { Table } from './readTable';
import type { TableInput } from './source';

/** A column with few different values, whose lines the visitor can leave out by value. */
export interface SmallColumn {
  /** Index of the column; −1 for the currencies in the amounts. */
  readonly index: number;
  readonly name: string;
  /** True if its boxes are open at first, because it’s most likely a status or a kind of line. */
  readonly isAsked: boolean;
  /** The most frequent first. */
  readonly values: readonly {
    /** As written; can be empty. */
    readonly text: string;
    readonly lines: number;
    /** Sum of their amounts. */
    readonly amount: number;
    readonly isCounted: boolean;
  }[];
}

/** The visitor's choices whether lines with a value count, by {@link tickKey}. */
export type Ticks = ReadonlyMap<string, boolean>;

export function tickKey(index: number, text: string): string {
  return `${index}:${text}`;
}

export interface SmallColumns {
  /** All small columns; those most likely to matter first. Their order doesn’t depend on the visitor’s choices. */
  readonly columns: readonly SmallColumn[];
  /** Says why a line is left out, such as `“Status” is Refunded`; null if it counts. */
  readonly reasonAt: (row: number) => string | null;
  /** Currency sign of the lines that count; empty if there is none, or several. */
  readonly currency: string;
  /** Their currency as written, such as `CAD`; empty if there is none, or several. */
  readonly currencyText: string;
  /** True if the table has several currencies. */
  readonly isMixed: boolean;
  /** Asks whether lines of several currencies can be added up. */
  readonly findings: readonly Finding[];
}

/** A column is small with up to this many values. More can’t be judged at a glance. */
const MAX_VALUES = 16;
/** The page opens the boxes of this many columns, and says the values of the others. */
const MAX_ASKED = 3;
/** Number of rows read between two progress steps. */
const ROWS = 5000;
/** Currencies are looked for in this many rows. */
const SAMPLE_ROWS = 200;

/** Names of columns with other currencies than that of the order. */
const CONVERTED = /rate|convert|presentment|payout|settle|fee/iu;

/** Values of orders that were never paid or were fully refunded: their boxes aren't checked at first. */
const OFF =
  /cancel|refund|return|declin|(?<!a)void|charged?.?back|fail|expire|^draft$|quotation|trash|deleted|abandon|incomplete|authori[sz]ed|unpaid|pending.payment|reject|fraud|spam|on.hold|storn|erstatt|annul|erreur|rembours|reembols|devol|rechaz|anulow|zwrot|[iİ]ptal|[iİ]ade|отмен|возвра|取消|退款|交易关闭|キャンセル|返金|취소|환불|^total/iu;
/** A partial refund leaves a purchase. */
const PARTIAL = /partial|teilweise|partiel|parcial|parzial|not |non|no /iu;

/** A reason or note isn't a status. */
const NOTE = /reason|note|comment$|message|policy|title|item/iu;

/** Tests whether lines with a value are left out at first: a status, or a flag such as `Refunded?`. */
function isOff(name: string, text: string, all: readonly string[]): boolean {
  if (NOTE.test(name) || PARTIAL.test(name) || PARTIAL.test(text)) return false;
  return areFlags(all) ? OFF.test(name) && isTrue(text) : OFF.test(text);
}

interface Tally {
  readonly index: number;
  readonly values: Map<string, { lines: number; amount: number; returns: number }>;
}

/**
 * Finds the small columns, and which lines they leave out: by the visitor's choice, or else statuses of orders that weren't
 * kept, and all currencies but the most frequent. Only lines that can count are offered, because others would have no
 * effect.
 * @param outcomes what becomes of each line if all values count
 * @param amounts index of the column of amounts; currencies can be in its cells
 * @param hasRefund tests whether a line that counts has a refund: what is subtracted must not be left out
 */
export function* smallColumnsOf(
  table: Pick<Table<string>, 'names' | 'rows' | 'taken' | 'wanted'>,
  outcomes: readonly Outcome<unknown>[],
  amounts: number | undefined,
  hasRefund: (row: number) => boolean,
  { ticks = new Map<string, boolean>() }: Pick<TableInput<string>, 'ticks'>,
): WithProgress<SmallColumns> {
  const { names, rows } = table;
  const cellAt = (row: number, index: number) =>
    index < 0 ? currencyIn(rows[row]?.[amounts ?? -1] ?? '') : (rows[row]?.[index] ?? '').trim();
  const counting = [...outcomes.keys()].filter((row) => outcomes[row]?.kind !== 'left out');
  const free = freeColumns(table, ticks);
  const sample = counting.slice(0, SAMPLE_ROWS);
  const unconverted = free.filter((index) => !CONVERTED.test(names[index] ?? ''));
  const currency = currencyColumn(unconverted, sample, cellAt);
  const indexes = amounts === undefined || currency !== CELLS ? free : [...free, CELLS];
  const tallies = yield* tally(indexes, counting, cellAt, outcomes, hasRefund);
  const nameOf = (index: number) =>
    index === CELLS ? `Currency of “${isolated(names[amounts ?? 0] ?? '')}”` : (names[index] ?? '');
  const found = tallies
    .map((own) => smallColumn(own, nameOf(own.index), own.index === currency, ticks))
    .filter((column) => isOffered(column, counting.length))
    .toSorted(
      (a, b) => a.rank - b.rank || (a.rank === 0 ? lengthOf(a) - lengthOf(b) : mainOf(b) - mainOf(a)),
    );
  const columns = found.map(({ rank, ...column }, place): SmallColumn => ({
    ...column,
    isAsked: place < MAX_ASKED,
  }));
  return {
    columns,
    reasonAt: reasonsOf(columns, cellAt),
    ...currenciesOf(
      columns,
      currency,
      sample.map((row) => cellAt(row, currency)),
    ),
  };
}

/** A column, and how likely it decides which lines count; lower is better. */
interface RankedColumn extends SmallColumn {
  readonly rank: number;
}

/** Statuses are short words, and most lines have the same one. */
const lengthOf = ({ values }: SmallColumn) => values.reduce((sum, { text }) => sum + text.length, 0);
const mainOf = ({ values }: SmallColumn) =>
  (values[0]?.lines ?? 0) / values.reduce((sum, { lines }) => sum + lines, 0);

/** @param isOfCurrencies true if the column leaves out all currencies but the most frequent */
function smallColumn(
  { index, values }: Tally,
  name: string,
  isOfCurrencies: boolean,
  ticks: Ticks,
): RankedColumn {
  const all = [...values.keys()];
  const sorted = [...values].toSorted(([, a], [, b]) => b.lines - a.lines);
  const main = isOfCurrencies ? sorted.find(([text]) => text !== '')?.[0] : undefined;
  const isProposed = (text: string, own: { readonly lines: number; readonly returns: number }) =>
    main === undefined
      ? own.returns * 2 >= own.lines || !isOff(name, text, all)
      : text === '' || text === main;
  return {
    index,
    name,
    isAsked: false,
    rank: sorted.some(([text, own]) => !isProposed(text, own)) ? 0 : 1,
    values: sorted.map(([text, own]) => ({
      text,
      lines: own.lines,
      amount: own.amount,
      isCounted: ticks.get(tickKey(index, text)) ?? isProposed(text, own),
    })),
  };
}

/** Returns the columns that no purpose needs, and those with a value that the visitor left out. */
function freeColumns(
  { names, taken, wanted }: Pick<Table<string>, 'names' | 'taken' | 'wanted'>,
  ticks: Ticks,
): readonly number[] {
  const used = wanted.filter(
    ({ holds, isOptional }) => !(holds === 'text' || holds === 'item') || !isOptional,
  );
  const isChosen = (index: number) =>
    [...ticks].some(([key, isCounted]) => !isCounted && key.startsWith(tickKey(index, '')));
  return [...names.keys()].filter((index) => used.every(({ id }) => taken[id] !== index) || isChosen(index));
}

/** Stands for the currencies in the cells of the amounts. */
const CELLS = -1;

/** Returns the index of the column of currencies, or {@link CELLS}. */
function currencyColumn(
  free: readonly number[],
  sample: readonly number[],
  cellAt: (row: number, index: number) => string,
): number {
  const isOfCurrencies = (index: number) => {
    const cells = sample.map((row) => cellAt(row, index)).filter((cell) => cell !== '');
    return cells.length > 0 && cells.every(isCurrencyCell);
  };
  return free.find(isOfCurrencies) ?? CELLS;
}

/** Returns the currency of the lines that count, and asks if there are several. */
function currenciesOf(
  columns: readonly SmallColumn[],
  index: number,
  sample: readonly string[],
): Pick<SmallColumns, 'currency' | 'currencyText' | 'isMixed' | 'findings'> {
  const all =
    columns.find((column) => column.index === index)?.values.filter(({ text }) => text !== '') ?? [];
  const used = all.filter(({ isCounted }) => isCounted).map(({ text }) => text);
  const found = [...used, ...sample].map(currencyIn).find((text) => text !== '') ?? '';
  const currencyText = used.length > 1 ? '' : found;
  return {
    currency: currencyOf([currencyText]),
    currencyText,
    isMixed: all.length > 1,
    findings:
      used.length > 1
        ? [
            {
              severity: 'question',
              message: `Are the amounts converted? Those in ${enumerated(used.map(isolated), 'and')} are added up.`,
              suggestion: 'If they aren’t, check one currency at a time.',
            },
          ]
        : [],
  };
}

/** Counts each column's values. Drops a column once it has too many. */
function* tally(
  indexes: readonly number[],
  rows: readonly number[],
  cellAt: (row: number, index: number) => string,
  outcomes: readonly Outcome<unknown>[],
  hasRefund: (row: number) => boolean,
): WithProgress<readonly Tally[]> {
  let tallies = indexes.map((index): Tally => ({ index, values: new Map() }));
  for (const [place, row] of rows.entries()) {
    if (place % ROWS === 0) {
      yield place / rows.length;
      tallies = tallies.filter(({ values }) => values.size <= MAX_VALUES);
    }
    const outcome = outcomes[row];
    const returns = outcome?.kind === 'returned' || hasRefund(row) ? 1 : 0;
    for (const { index, values } of tallies) {
      if (values.size > MAX_VALUES) continue;
      const text = cellAt(row, index);
      const own = values.get(text) ?? { lines: 0, amount: 0, returns: 0 };
      if (own.lines === 0) values.set(text, own);
      own.lines += 1;
      own.amount += outcome && 'item' in outcome ? outcome.amount : 0;
      own.returns += returns;
    }
  }
  return tallies.filter(({ values }) => values.size <= MAX_VALUES);
}

/** Tests whether a column's values may decide which lines count, unlike dates, links, and numbers. */
function isOffered({ index, values, rank }: RankedColumn, lines: number): boolean {
  const filled = values.map(({ text }) => text).filter((text) => text !== '');
  if (index === CELLS) return filled.length > 1;
  if (rank === 0 || values.some(({ isCounted }) => !isCounted)) return true;
  if (
    values.length < 2 ||
    values.length * 2 > lines ||
    filled.every((text) => isDay(text) || text.includes('://'))
  )
    return false;
  return areFlags(filled) || filled.some((text) => !isNumber(text));
}

/** Maximum number of values named in a reason. */
const MAX_NAMED = 3;

/** Returns a test that names the first column that leaves a line out, with its values. */
function reasonsOf(
  columns: readonly SmallColumn[],
  cellAt: (row: number, index: number) => string,
): SmallColumns['reasonAt'] {
  const rules = columns.flatMap(({ index, name, values }) => {
    const off = values.filter(({ isCounted }) => !isCounted).map(({ text }) => text);
    if (off.length === 0) return [];
    const named = off.slice(0, MAX_NAMED).map((text) => (text === '' ? 'empty' : isolated(text)));
    const more = off.length > MAX_NAMED ? [counted(off.length - MAX_NAMED, 'other value')] : [];
    return [
      { index, off: new Set(off), reason: `${quoted(name)} is ${enumerated([...named, ...more], 'or')}` },
    ];
  });
  return (row) => rules.find(({ index, off }) => off.has(cellAt(row, index)))?.reason ?? null;
}
