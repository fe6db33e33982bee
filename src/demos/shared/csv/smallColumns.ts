import { sum } from 'd3-array';
import { isolated } from '../../../domain/isolated';
import { counted, enumerated } from '../../../domain/numerals';
import type { WithProgress } from '../model/withProgress';
import { forEachWithProgress } from '../model/withProgress';
import { currencyIn, currencySign, isCurrencyCell, isDay, isNumber } from './cells';
import { areFlags, isTrue } from './columnContent';
import type { Finding } from './finding';
import { quoted, say } from './finding';
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
  readonly values: readonly Value[];
}

interface Value {
  /** As written; can be empty. */
  readonly text: string;
  /** Number of lines, and how many of them are left out whatever the box says. */
  readonly lines: number;
  readonly leftOut: number;
  /** Sum of the amounts of all of them. */
  readonly amount: number;
  readonly isCounted: boolean;
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
/** A column of numbers alone, with up to this many. */
const MAX_CODES = 8;
/** The page opens the boxes of this many columns, and says the values of the others. */
const MAX_ASKED = 3;
/** Currencies are looked for in this many rows. */
const SAMPLE_ROWS = 200;
/** At least this share of lines has the usual status. */
const MIN_SHARE_USUAL = 0.2;

/** Names of columns with other currencies than that of the order. */
const CONVERTED = /rate|convert|presentment|payout|settle|fee/iu;

/** A column whose name says the currency of its amounts, such as `Sales (USD)`. */
const CURRENCY_OF_NAME = /\(([A-Z]{3})\)/u;
/** Values of orders that were surely paid. */
const PAID = /paid|complet|ship|deliver|success|settled|approv|fulfil|partial|processing/iu;
/** Values of orders that were never paid or were fully refunded: their boxes aren't checked at first. */
const OFF =
  /cancel|refund|return|declin|(?<!a)void|charged?.?back|fail|expire|^draft$|quotation|trash|deleted|abandon|incomplete|authori[sz]ed|unpaid|pending.payment|reject|fraud|spam|on.hold|storn|erstatt|ann?ul|erreur|rembours|reembols|devol|rechaz|zwrot|[iİ]ptal|[iİ]ade|отмен|возвра|取消|退款|交易关闭|キャンセル|返金|취소|환불|^total/iu;
/** The same for reviews; those of returned orders count. */
const UNPUBLISHED = /spam|reject|trash|deleted|^draft$|fraud/iu;
/** Longer values are texts, such as a shop's reply. */
const MAX_STATUS_CHARACTERS = 60;
/** Names of columns with the status of an order. */
const STATUS = /stat[ue]|estado|stato|stav|situa|durum|статус|состоян|ステータス|状態|状态|狀態|상태|حالة/iu;
const STATUS_RANK = 1;
/** Most lines have the same status, unlike the same state of a country. */
const MIN_SHARE_MAIN = 0.4;
/** A partial refund leaves a purchase. */
const PARTIAL = /partial|teilweise|partiel|parcial|parzial|not[ _]|non.?(?:re|ca)|no /iu;

/**
 * Tests whether lines with a value are left out at first: a status, a flag such as `Refunded?`, or the rarer word under
 * such a name.
 * @param all the column's values, the most frequent first
 */
function isOff(name: string, text: string, all: readonly string[], off: RegExp): boolean {
  if (PARTIAL.test(name) || PARTIAL.test(text) || text.length > MAX_STATUS_CHARACTERS) return false;
  if (areFlags(all)) return off.test(name) && isTrue(text);
  return off.test(text) || (off.test(name) && all.length === 2 && text === all[1] && !all.some(isNumber));
}

interface Tally {
  readonly index: number;
  readonly values: Map<string, { lines: number; leftOut: number; amount: number; returns: number }>;
}

/** A demo's functions that read a line. */
export interface LineFacts {
  /** Index of the column of amounts, whose cells can have currencies; undefined without one. */
  readonly amounts?: number | undefined;
  /** The line's amount, whether it counts or not. */
  readonly amountAt?: (row: number) => number | null;
  /** Tests for a line with a refund on it: what is subtracted must not be left out. */
  readonly hasRefund?: (row: number) => boolean;
}

/** Returns the value of a line in a column. */
type CellAt = (row: number, index: number) => string;

/**
 * Finds the small columns, and which lines they leave out: by the visitor's choice, or else statuses of orders that weren't
 * kept, and all currencies but the most frequent. Counts all lines, but values that no line that can count has would have no
 * effect.
 * @param outcomes what becomes of each line if all values count
 */
export function* smallColumnsOf(
  table: Pick<Table<string>, 'names' | 'rows' | 'taken' | 'wanted' | 'asides'>,
  outcomes: readonly Outcome<unknown>[],
  facts: LineFacts,
  { ticks = new Map<string, boolean>() }: Pick<TableInput<string>, 'ticks'>,
): WithProgress<SmallColumns> {
  const { names, rows, asides } = table;
  const { amounts } = facts;
  const lines = [...outcomes.keys()].filter((row) => !asides.has(row));
  const counting = lines.filter((row) => outcomes[row]?.kind !== 'left out');
  const cellAt: CellAt = (row, index) =>
    index === CELLS ? currencyIn(rows[row]?.[amounts ?? -1] ?? '') : (rows[row]?.[index] ?? '').trim();
  const free = freeColumns(table, ticks);
  const sample = counting.slice(0, SAMPLE_ROWS);
  const unconverted = free.filter((index) => !CONVERTED.test(names[index] ?? ''));
  const amountName = names[amounts ?? -1] ?? '';
  const [, ofName = ''] = CURRENCY_OF_NAME.exec(amountName) ?? [];
  const isOne = CONVERTED.test(amountName) || currencyIn(ofName) !== '';
  const currency = isOne ? CELLS : currencyColumn(unconverted, sample, cellAt, amounts ?? CELLS);
  const indexes = [...free, ...(amounts === undefined || currency !== CELLS ? [] : [CELLS])];
  const tallies = yield* tally(indexes, lines, cellAt, outcomes, facts);
  const nameOf = (index: number) =>
    index === CELLS ? `Currency of “${isolated(names[amounts ?? 0] ?? '')}”` : (names[index] ?? '');
  const isPaid = facts.amountAt !== undefined;
  const found = tallies
    .map((own) =>
      smallColumn(own, nameOf(own.index), own.index === currency ? null : isPaid ? OFF : UNPUBLISHED, ticks),
    )
    .filter((column) => isOffered(column, counting.length));
  const known = found.filter(({ rank }) => rank <= STATUS_RANK).length;
  const columns = found
    .toSorted((a, b) => a.rank - b.rank || mainOf(b) - mainOf(a))
    .map(({ rank, ...column }, place): SmallColumn => ({
      ...column,
      isAsked: place < (isPaid ? MAX_ASKED : known),
    }));
  const cells = [ofName, ...sample.map((row) => cellAt(row, currency))];
  const { findings, ...currencies } = currenciesOf(columns, currency, cells);
  return {
    columns,
    reasonAt: reasonsOf(columns, cellAt),
    ...currencies,
    findings: [
      ...findings,
      ...(ticks.size > 0 || !isPaid ? [] : statusFindings(found.filter(({ index }) => index !== currency))),
    ],
  };
}

/** Asks which values of a status count: those beside a canceled one, or all if none is a word that we know. */
function statusFindings(columns: readonly RankedColumn[]): readonly Finding[] {
  const known = columns.filter(({ rank }) => rank === 0);
  const asked = (known.length > 0 ? known : columns.filter(({ rank }) => rank === STATUS_RANK).slice(0, 1))
    .map(({ name, values }) => ({ name, open: known.length > 0 ? values.filter(isUnsure) : values }))
    .filter(({ open }) => open.length > 0);
  if (asked.length === 0) return [];
  const open = asked.flatMap((own) =>
    own.open.map(({ text, lines }) => `${isolated(text)} (${counted(lines, 'line')})`),
  );
  const names = enumerated(
    asked.map(({ name }) => quoted(name)),
    'and',
  );
  const suggestion = `Uncheck any that mean canceled, unpaid, or returned: ${enumerated(open, 'and')}.`;
  return say('question', `Which values of ${names} count?`, suggestion);
}

/** Tests for a rare value that may mean that nobody paid. */
function isUnsure({ text, lines, isCounted }: Value, _: number, [main]: readonly Value[]): boolean {
  const isKnown = text === '' || PAID.test(text) || OFF.test(text);
  return isCounted && !isKnown && lines * 4 < (main?.lines ?? 0);
}

/** A column, and how likely it decides which lines count; lower is better. */
interface RankedColumn extends SmallColumn {
  readonly rank: number;
}

/** Most lines have the same status. */
const mainOf = ({ values }: SmallColumn) =>
  (values[0]?.lines ?? 0) / values.reduce((sum, { lines }) => sum + lines, 0);

/** @param off matches values that are left out at first; null for currencies: all but the most frequent are */
function smallColumn({ index, values }: Tally, name: string, off: RegExp | null, ticks: Ticks): RankedColumn {
  const sorted = [...values].toSorted(([, a], [, b]) => b.lines - a.lines);
  const all = sorted.map(([text]) => text);
  const main = off === null ? sorted.find(([text]) => text !== '')?.[0] : undefined;
  const offs = new Set(all.filter((text) => off && isOff(name, text, all, off)));
  const open = sorted.map(([text, own]) => ({ text, lines: own.lines - own.leftOut }));
  const usual = open.reduce((first, own) => (own.lines > first.lines ? own : first), { text: '', lines: 0 });
  const lines = sum(open, (own) => own.lines);
  // Many lines have the usual status. Titles vary more, and reasons are empty on most lines.
  const isStatus =
    usual.lines >= MIN_SHARE_USUAL * lines &&
    (usual.text !== '' || all.every((text) => text === '' || offs.has(text)));
  const isProposed = (text: string, { lines, leftOut, returns }: (typeof sorted)[number][1]) =>
    main === undefined
      ? !isStatus || (returns > 0 && returns * 2 >= lines - leftOut) || !offs.has(text)
      : text === '' || text === main;
  const isNamed =
    STATUS.test(name) &&
    all.length <= MAX_CODES &&
    usual.text !== '' &&
    usual.lines >= MIN_SHARE_MAIN * lines;
  const isOpen = sorted.every(([text, own]) => isProposed(text, own));
  return {
    index,
    name,
    isAsked: false,
    rank: !isOpen ? 0 : isNamed ? STATUS_RANK : usual.text === '' || all.every(isNumber) ? 3 : 2,
    values: sorted.map(([text, own]) => ({
      text,
      lines: own.lines,
      leftOut: own.leftOut,
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

/** Returns the index of the amounts' currencies: beside them, or else the column with several; {@link CELLS} without one. */
function currencyColumn(
  free: readonly number[],
  sample: readonly number[],
  cellAt: CellAt,
  amounts: number,
): number {
  const cellsOf = (index: number) => sample.map((row) => cellAt(row, index)).filter((cell) => cell !== '');
  const all = free.filter((index) => cellsOf(index).length > 0 && cellsOf(index).every(isCurrencyCell));
  const beside = all.find((index) => index === amounts - 1) ?? all.find((index) => index === amounts + 1);
  return beside ?? all.find((index) => new Set(cellsOf(index)).size > 1) ?? all[0] ?? CELLS;
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
    currency: currencySign(currencyText),
    currencyText,
    isMixed: all.length > 1,
    findings:
      used.length > 1
        ? say(
            'question',
            `Are the amounts converted? Those in ${enumerated(used.map(isolated), 'and')} are added up.`,
            'If they aren’t, check one currency at a time.',
          )
        : [],
  };
}

/** Counts each column's values. Drops a column once it has too many. */
function* tally(
  indexes: readonly number[],
  rows: readonly number[],
  cellAt: CellAt,
  outcomes: readonly Outcome<unknown>[],
  { amountAt, hasRefund }: LineFacts,
): WithProgress<readonly Tally[]> {
  const tallies = indexes.map((index): Tally => ({ index, values: new Map() }));
  yield* forEachWithProgress(rows, (row) => {
    const outcome = outcomes[row];
    const leftOut = outcome?.kind === 'left out' ? 1 : 0;
    const returns = leftOut === 0 && (outcome?.kind === 'returned' || hasRefund?.(row)) ? 1 : 0;
    const amount = outcome?.kind === 'continued' ? 0 : (amountAt?.(row) ?? 0);
    for (const { index, values } of tallies) {
      if (values.size > MAX_VALUES) continue;
      const text = cellAt(row, index);
      const own = values.get(text) ?? { lines: 0, leftOut: 0, amount: 0, returns: 0 };
      if (own.lines === 0) values.set(text, own);
      own.lines += 1;
      own.leftOut += leftOut;
      own.amount += amount;
      own.returns += returns;
    }
  });
  return tallies.filter(({ values }) => values.size <= MAX_VALUES);
}

/** Tests whether a column's values may decide which lines count, unlike dates, links, and numbers. */
function isOffered({ index, values, rank }: RankedColumn, lines: number): boolean {
  const filled = values.map(({ text }) => text).filter((text) => text !== '');
  if (index === CELLS) return filled.length > 1;
  if (values.every((own) => own.lines === own.leftOut)) return false;
  if (rank === 0 || values.some(({ isCounted }) => !isCounted)) return true;
  if (
    values.length < 2 ||
    values.length * 2 > lines ||
    filled.every(isDay) ||
    filled.some((text) => text.includes('://'))
  )
    return false;
  // A status can be a number, such as `order_status_id`.
  return values.length <= MAX_CODES || filled.some((text) => !isNumber(text));
}

/** Maximum number of values named in a reason. */
const MAX_NAMED = 3;

/** Returns a test that names the first column that leaves a line out, with its values. */
function reasonsOf(columns: readonly SmallColumn[], cellAt: CellAt): SmallColumns['reasonAt'] {
  const rules = columns.flatMap(({ index, name, values }) => {
    const off = values.filter(({ isCounted }) => !isCounted).map(({ text }) => text);
    if (off.length === 0) return [];
    const named = off.slice(0, MAX_NAMED).map((text) => (text === '' ? 'empty' : isolated(text)));
    const more = off.length > MAX_NAMED ? [counted(off.length - MAX_NAMED, 'other value')] : [];
    return [
      {
        index,
        off: new Set(off),
        reason: `${quoted(name)} is ${enumerated([...named, ...more], 'or')}`,
      },
    ];
  });
  return (row) => rules.find(({ index, off }) => off.has(cellAt(row, index)))?.reason ?? null;
}
