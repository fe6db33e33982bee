import { isolated } from '../../../domain/isolated';
import { counted, enumerated } from '../../../domain/numerals';
import type { WithProgress } from '../model/withProgress';
import { currencyIn, currencyOf, isCurrencyCell, isDay, isNumber } from './cells';
import { areFlags, isTrue, wordsPerCell } from './columnContent';
import { isIdentifier } from './columnNames';
import type { Finding } from './finding';
import { quoted } from './finding';
import type { Outcome } from './outcomes';
import type { Switch, Table } from './readTable';
import { switchOf } from './readTable';
import type { TableInput } from './source';

/** A column with few different values, whose lines the visitor can leave out by value. */
export interface SmallColumn {
  /** Index of the column; −1 for the currencies in the amounts. */
  readonly index: number;
  readonly name: string;
  /** True if the page asks about it above the figures, because it’s most likely a status or a kind of line. */
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
  /** Returns a trimmed cell of a small column. */
  readonly cellAt: (row: number, index: number) => string;
  /** Says why a line is left out, such as `“Status” is Refunded`; null if it counts. */
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
/** … or this many if its name is that of a status. More can’t be judged at a glance. */
const MAX_STATUSES = 30;
/** The page asks about this many columns at most. */
const MAX_ASKED = 3;
const MIN_SENTENCE_WORDS = 5;
/** Values that repeat this often aren't free text, however long. */
const LINES_PER_VALUE = 10;
/** Number of rows read between two progress steps. */
const ROWS = 5000;
/** Currencies are looked for in this many rows. */
const SAMPLE_ROWS = 200;

/** Values of orders that were never paid or were fully refunded: their boxes aren't checked at first. */
const OFF =
  /cancel|refund|return|declin|void|charge.?back|fail|expire|draft|quotation|trash|delet|abandon|incomplete|authori[sz]ed|unpaid|pending.payment|reject|fraud|spam|on.hold|storn|erstatt|abgelehnt|annul|erreur|rembours|reembols|devol|devuel|rechaz|rimbors|estorn|terugbet|mislukt|anulow|zwrot|iptal|iade|отмен|возвра|取消|退款|关闭|キャンセル|返金|취소|환불|ملغ|^total/iu;
/** A partial refund leaves a purchase. */
const PARTIAL = /partial|teilweise|partiel|parcial|parzial|not |non|no /iu;
/** Names of columns with other currencies than that of the order. */
const CONVERTED = /rate|convert|presentment|payout|settle|fee/iu;
/** Names of columns that decide whether a line counts, whatever else is in the name, … */
const STATUS = /status|stage|phase|статус|状态|狀態|状態|상태/iu;
/** … or unless they are of things and words, in which a draft can be a beer. */
const LIKELY =
  /state\b|estado|état|stato|durum|typ|tipo|soort|art\b|event|kind|mode\b|test|refund|return|cancel|disput|void|fraud|paid|result|record/iu;
const THINGS =
  /item|product|menu|title|name|descri|categor|detail|note|memo|comment|remark|message|reason|ship|deliver|buyer|billing|address|pay|card|method|customer|date|quantity|qty/iu;

const isStatusName = (name: string) => STATUS.test(name) || (LIKELY.test(name) && !THINGS.test(name));

/** Tests whether lines with a value are left out at first. */
function isOff(name: string, text: string, all: readonly string[]): boolean {
  if (PARTIAL.test(name) || PARTIAL.test(text)) return false;
  if (areFlags(all)) return OFF.test(name) && !THINGS.test(name) && isTrue(text);
  return OFF.test(text) && (isStatusName(name) || (!THINGS.test(name) && /^\p{L}+$/u.test(text)));
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
  input: Pick<TableInput<string>, 'switches' | 'ticks'>,
): WithProgress<SmallColumns> {
  const { names, rows } = table;
  const { ticks = new Map<string, boolean>() } = input;
  const free = freeColumns(table, ticks);
  const cellAt = (row: number, index: number) =>
    index < 0 ? currencyIn(rows[row]?.[amounts ?? -1] ?? '') : (rows[row]?.[index] ?? '').trim();
  const counting = [...outcomes.keys()].filter((row) => outcomes[row]?.kind !== 'left out');
  const currency = currencyColumn(table, counting, free, amounts);
  const meaning = currencySwitch(table, amounts, input);
  const tallies = yield* tally(
    currency === CELLS ? [...free, CELLS] : free,
    counting,
    cellAt,
    outcomes,
    hasRefund,
  );
  const found = tallies
    .map((own) => smallColumn(table, own, own.index === currency && meaning.value === 'each', amounts, ticks))
    .filter((column) => isOffered(column, counting.length))
    .toSorted((a, b) => a.rank - b.rank || a.values.length - b.values.length);
  const columns = found.map(({ rank, ...column }, place): SmallColumn => ({
    ...column,
    isAsked: (place === 0 && rank < 4) || (place < MAX_ASKED && rank < 3),
  }));
  return {
    columns,
    cellAt,
    reasonAt: reasonsOf(columns, cellAt),
    ...currenciesOf(
      columns,
      currency,
      (row) => cellAt(row, currency ?? -1),
      counting,
      meaning,
      currencyInName(names[amounts ?? -1] ?? ''),
    ),
  };
}

/** A column, and how likely it decides which lines count; lower is better. */
interface RankedColumn extends Omit<SmallColumn, 'isAsked'> {
  readonly rank: number;
}

/** @param isOfCurrencies true if the column leaves out all currencies but the most frequent */
function smallColumn(
  { names, taken }: Pick<Table<string>, 'names' | 'taken'>,
  { index, values }: Tally,
  isOfCurrencies: boolean,
  amounts: number | undefined,
  ticks: Ticks,
): RankedColumn {
  const name = index < 0 ? `Currency of “${isolated(names[amounts ?? 0] ?? '')}”` : (names[index] ?? '');
  const all = [...values.keys()];
  const sorted = [...values].toSorted(([, a], [, b]) => b.lines - a.lines);
  const main = isOfCurrencies ? sorted.find(([text]) => text !== '')?.[0] : undefined;
  const isProposed = (text: string, own: { readonly lines: number; readonly returns: number }) =>
    main === undefined
      ? own.returns * 2 >= own.lines || !isOff(name, text, all)
      : text === '' || text === main;
  const isUsed = areFlags(all) || Object.values(taken).includes(index);
  const unlikely = STATUS.test(name) ? 1 : isStatusName(name) ? 2 : isUsed ? 4 : 3;
  return {
    index,
    name,
    rank: sorted.some(([text, own]) => !isProposed(text, own)) ? 0 : unlikely,
    values: sorted.map(([text, own]) => ({
      text,
      lines: own.lines,
      amount: own.amount,
      isCounted: ticks.get(tickKey(index, text)) ?? isProposed(text, own),
    })),
  };
}

/** Returns the columns that no purpose uses, and those with a value that the visitor left out. */
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

/** Returns the index of the column of currencies, or {@link CELLS}; null without amounts. */
function currencyColumn(
  { names, rows }: Pick<Table<string>, 'names' | 'rows'>,
  counting: readonly number[],
  free: readonly number[],
  amounts: number | undefined,
): number | null {
  const sample = counting.slice(0, SAMPLE_ROWS);
  const found = free.find((index) => {
    const cells = sample.map((row) => rows[row]?.[index]?.trim() ?? '').filter((cell) => cell !== '');
    return !CONVERTED.test(names[index] ?? '') && cells.length > 0 && cells.every(isCurrencyCell);
  });
  return found ?? (amounts === undefined ? null : CELLS);
}

/** Returns the currency in the name of a column, such as `total_usd`; empty if there is none. */
const currencyInName = (name: string) => currencyIn(name.replaceAll(/[^\p{L}]+/gu, ' '));

/** Lets the visitor say that the amounts are in one currency, as converted ones are. */
function currencySwitch(
  { names, taken }: Pick<Table<string>, 'names' | 'taken'>,
  amounts: number | undefined,
  input: Pick<TableInput<string>, 'switches'>,
): Switch {
  const name = names[amounts ?? -1] ?? '';
  return switchOf(input, {
    id: 'currency',
    label: 'It’s in',
    column: Object.keys(taken).find((id) => taken[id] === amounts) ?? null,
    value: /convert|settle/iu.test(name) || currencyInName(name) !== '' ? 'one' : 'each',
    options: [
      { value: 'each', label: 'Its line’s currency' },
      { value: 'one', label: 'One currency' },
    ],
  });
}

/**
 * Returns the currency of the lines that count, and whether there are several.
 * @param ownCurrency that of all amounts, if they’re in one; empty if unknown
 */
function currenciesOf(
  columns: readonly SmallColumn[],
  index: number | null,
  cellAt: (row: number) => string,
  counting: readonly number[],
  meaning: Switch,
  ownCurrency: string,
): Pick<SmallColumns, 'currency' | 'currencyText' | 'isMixed' | 'findings' | 'switches'> {
  const all =
    columns.find((column) => column.index === index)?.values.filter(({ text }) => text !== '') ?? [];
  const switches = all.length > 1 ? [meaning] : [];
  if (all.length > 1 && meaning.value === 'one')
    return {
      currency: currencyOf([ownCurrency]),
      currencyText: ownCurrency,
      isMixed: false,
      findings: [],
      switches,
    };
  const used = all.filter(({ isCounted }) => isCounted).map(({ text }) => text);
  const cells = counting.slice(0, SAMPLE_ROWS).map(cellAt);
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
              suggestion: 'Check one currency at a time, or choose a converted amount under “Columns.”',
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
      tallies = tallies.filter(({ values }) => values.size <= MAX_STATUSES);
    }
    const outcome = outcomes[row];
    const returns = outcome?.kind === 'returned' || hasRefund(row) ? 1 : 0;
    for (const { index, values } of tallies) {
      if (values.size > MAX_STATUSES) continue;
      const text = cellAt(row, index);
      const own = values.get(text) ?? { lines: 0, amount: 0, returns: 0 };
      if (own.lines === 0) values.set(text, own);
      own.lines += 1;
      own.amount += outcome && 'item' in outcome ? outcome.amount : 0;
      own.returns += returns;
    }
  }
  return tallies.filter(({ values }) => values.size <= MAX_STATUSES);
}

/** Tests whether a column's values may decide which lines count, unlike dates, amounts, links, sentences, and identifiers. */
function isOffered({ index, name, values, rank }: RankedColumn, lines: number): boolean {
  const filled = values.map(({ text }) => text).filter((text) => text !== '');
  if (index === CELLS) return filled.length > 1;
  if (rank === 0 || values.some(({ isCounted }) => !isCounted)) return true;
  if (
    values.length < 2 ||
    values.length * 2 > lines ||
    (wordsPerCell(filled) >= MIN_SENTENCE_WORDS && values.length * LINES_PER_VALUE > lines) ||
    filled.every((text) => isDay(text) || text.includes('://'))
  )
    return false;
  if (areFlags(filled)) return true;
  if (filled.every((text) => isNumber(text))) return false;
  return isStatusName(name) || (values.length <= MAX_VALUES && filled.length > 1 && !isIdentifier(name));
}

/** Maximum number of values named in a reason. */
const MAX_NAMED = 3;

/** Returns a test that names the first column that leaves a line out, with its values. */
function reasonsOf(
  columns: readonly SmallColumn[],
  cellAt: SmallColumns['cellAt'],
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
