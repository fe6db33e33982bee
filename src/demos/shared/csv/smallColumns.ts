import { counted, enumerated } from '../../../domain/numerals';
import { isolated } from '../../../domain/isolated';
import type { WithProgress } from '../model/withProgress';
import { scaleProgress } from '../model/withProgress';
import { currencyIn, currencyOf, isCurrencyCell, isDay, isNumber } from './cells';
import { areFlags, isTrue, wordsPerCell } from './columnContent';
import { isIdentifier } from './columnNames';
import type { Finding, Use } from './finding';
import { linesThat, quoted } from './finding';
import type { Outcome } from './outcomes';
import type { Switch, Table } from './readTable';
import { switchOf } from './readTable';
import type { RepeatedKinds } from './repeatedKinds';
import { repeatedKinds } from './repeatedKinds';
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
    readonly use: Use;
  }[];
}

/** The visitor's choices, by {@link tickKey}. */
export type Ticks = ReadonlyMap<string, Use>;

export function tickKey(index: number, text: string): string {
  return `${index}:${text}`;
}

/** Returns all ticks as they are, proposed or chosen. */
export function ticksOf(columns: readonly SmallColumn[]): Ticks {
  return new Map(
    columns.flatMap(({ index, values }) =>
      values.map(({ text, use }) => [tickKey(index, text), use] as const),
    ),
  );
}

export interface SmallColumns {
  /** All small columns; those most likely to matter first. */
  readonly columns: readonly SmallColumn[];
  /** Says why a line is left out or taken back, such as `“Status” is Refunded`; null if it counts. */
  readonly ruleAt: (row: number) => Rule | null;
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

interface Rule {
  readonly use: Exclude<Use, 'count'>;
  readonly reason: string;
}

/** A column is small with up to this many values, … */
const MAX_VALUES = 12;
/** … or this many if its name or values are those of a status. More can’t be judged at a glance. */
const MAX_STATUSES = 30;
const MIN_SENTENCE_WORDS = 5;
/** Number of rows read between two progress steps. */
const ROWS = 5000;
/** Currencies are looked for in this many rows. */
const SAMPLE_ROWS = 200;

/** Values of orders that were never paid or were fully refunded, and of lines that repeat others. */
const OFF =
  /cancel|refund|return|declin|void|charge.?back|fail|expire|draft|quotation|trash|delet|abandon|incomplete|authori[sz]ed|unpaid|pending.payment|reject|fraud|spam|on.hold|storn|erstatt|abgelehnt|annul|erreur|rembours|reembols|devol|devuel|rechaz|rimbors|estorn|terugbet|mislukt|anulow|zwrot|iptal|iade|отмен|возвра|取消|退款|关闭|キャンセル|返金|취소|환불|ملغ|^total/iu;
/** Kinds of line that give money back, although their amounts are positive. */
const BACK =
  /refund|return|^credit(?: memo| note)?$|charge.?back|erstatt|gutschrift|rembours|reembols|devol|rimbors|estorn|terugbet|zwrot|iade|возврат|退款|返金|환불/iu;
const STATUS = /stat|état|estado|durum|状态|狀態|상태/iu;
const KIND = /typ|kind|event|oper|doc/iu;
const NO_KIND = /pay|card|method|reason|detail|product|item/iu;
const ONE_WORD = /^(?:wc-)?\p{L}+$/u;
/** A partial refund leaves a purchase. */
const PARTIAL = /partial|teilweise|partiel|parcial|parzial|not |non|no /iu;
/** Names of columns with other currencies than that of the order. */
const CONVERTED = /rate|convert|presentment|payout|settle|fee/iu;
/** Names of columns that often decide whether a line counts. */
const LIKELY =
  /status|state\b|estado|état|stato|статус|状态|狀態|状態|상태|durum|type|typ\b|tipo|event|kind|refund|return|cancel|disput|void|fraud|test|currency|paid/iu;
/** Names of columns of things, places, and words, in which a draft can be a beer. */
const THINGS =
  /item|product|menu|title|name|descri|categor|detail|note|memo|comment|remark|message|reason|ship|buyer|billing|address|pay|card|method/iu;
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
 * Finds the small columns, and which lines they leave out: by the visitor's ticks, or else statuses of orders that weren't
 * kept, and all currencies but the most frequent. Only lines that can count have ticks, because others would have no effect.
 * @param outcomes what becomes of each line if all values are ticked
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
  const { ticks = new Map<string, Use>() } = input;
  const free = freeColumns(table, ticks);
  const cellAt = (row: number, index: number) =>
    index < 0 ? currencyIn(rows[row]?.[amounts ?? -1] ?? '') : (rows[row]?.[index] ?? '').trim();
  const counting = [...outcomes.keys()].filter((row) => outcomes[row]?.kind !== 'left out');
  const currency = currencyColumn(table, counting, free, amounts);
  const meaning = currencySwitch(table, amounts, input);
  const isConverted = meaning.value === 'one';
  const indexes = currency === CELLS ? [...free, CELLS] : free;
  const isReturn = (row: number) => outcomes[row]?.kind === 'returned' || hasRefund(row);
  const tallies = yield* scaleProgress(tally(indexes, counting, cellAt, isReturn), 0, 0.7);
  const kinds = yield* scaleProgress(kindsIn(table.rows, outcomes, tallies, names), 0.7, 1);
  const columns = tallies
    .map(({ index, values }): SmallColumn => {
      const name = names[index] ?? '';
      const sorted = [...values].toSorted(([, a], [, b]) => b.lines - a.lines);
      const main = index === currency && !isConverted ? sorted.find(([text]) => text !== '')?.[0] : undefined;
      const proposed = (text: string, own: { readonly lines: number; readonly returns: number }): Use => {
        if (main !== undefined) return text === '' || text === main ? 'count' : 'leave out';
        if (index === kinds?.column && kinds.repeated.has(text)) return 'leave out';
        const isMinority = own.lines * 2 < counting.length;
        if (own.returns * 2 >= own.lines) return 'count';
        if (amounts !== undefined && isMinority && isBack(name, text)) return 'back';
        return isOff(name, text, [...values.keys()]) ? 'leave out' : 'count';
      };
      return {
        index,
        name: index < 0 ? `Currency of “${isolated(names[amounts ?? 0] ?? '')}”` : name,
        values: sorted.map(([text, own]) => ({
          text,
          lines: own.lines,
          use: ticks.get(tickKey(index, text)) ?? proposed(text, own),
        })),
      };
    })
    .filter((column) => isOffered(column, counting.length))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  const { findings, ...currencies } = currenciesOf(
    columns,
    currency,
    (row) => cellAt(row, currency ?? -1),
    counting,
    meaning,
  );
  return {
    columns,
    ruleAt: rulesOf(columns, cellAt),
    ...currencies,
    findings: [...findings, ...kindFindings(columns, kinds), ...backFindings(columns)],
  };
}

/** Returns the columns that no purpose uses, and those with a value that doesn't count. */
function freeColumns(
  { names, taken, wanted }: Pick<Table<string>, 'names' | 'taken' | 'wanted'>,
  ticks: Ticks,
): readonly number[] {
  const used = wanted.filter(
    ({ holds, isOptional }) => !(holds === 'text' || holds === 'item') || !isOptional,
  );
  const isChosen = (index: number) =>
    [...ticks].some(([key, use]) => use !== 'count' && key.startsWith(tickKey(index, '')));
  return [...names.keys()].filter((index) => used.every(({ id }) => taken[id] !== index) || isChosen(index));
}

/** Tests for a kind of line that takes money back. */
function isBack(name: string, text: string): boolean {
  return (
    KIND.test(name) && !STATUS.test(name) && !NO_KIND.test(name) && BACK.test(text) && !PARTIAL.test(text)
  );
}

/** Looks for kinds that repeat each other among the small columns. */
function* kindsIn(
  rows: Table<string>['rows'],
  outcomes: readonly Outcome<unknown>[],
  tallies: readonly Tally[],
  names: readonly string[],
): WithProgress<RepeatedKinds | null> {
  const lines = outcomes.flatMap((own, row) =>
    'item' in own && own.amount !== 0 ? [{ cells: rows[row] ?? [], amount: own.amount }] : [],
  );
  const small = tallies.filter(
    ({ index, values }) =>
      index >= 0 && values.size > 1 && values.size <= MAX_VALUES && !THINGS.test(names[index] ?? ''),
  );
  return yield* repeatedKinds(
    lines,
    small.map(({ index }) => index),
  );
}

/** Says that kinds of line repeat each other. */
function kindFindings(columns: readonly SmallColumn[], kinds: RepeatedKinds | null): readonly Finding[] {
  const column = columns.find(({ index }) => index === kinds?.column);
  const off =
    column?.values.filter(({ text, use }) => kinds?.repeated.has(text) && use === 'leave out') ?? [];
  if (!kinds || !column || off.length === 0) return [];
  return [
    {
      severity: 'question',
      message: `Does only ${quoted(kinds.kept)} count? Other lines of the same order repeat its amount.`,
      suggestion: `They differ in ${quoted(column.name)}. Choose another kind under “Lines that count” if not.`,
    },
  ];
}

/** Asks about positive amounts on lines whose kind says that they give money back. */
function backFindings(columns: readonly SmallColumn[]): readonly Finding[] {
  return columns.flatMap(({ index, name, values }) =>
    values
      .filter(({ use }) => use === 'back')
      .map(({ text, lines }): Finding => {
        const key = tickKey(index, text);
        return {
          severity: 'question',
          message: `${linesThat(lines, 'is', 'are')} subtracted, because ${quoted(name)} is ${quoted(text)}.`,
          suggestion: 'Are these refunds of other lines?',
          uses: [
            { label: 'No, count them', key, use: 'count' },
            { label: 'No, leave them out', key, use: 'leave out' },
          ],
        };
      }),
  );
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
  counting: readonly number[],
  meaning: Switch,
): Pick<SmallColumns, 'currency' | 'currencyText' | 'isMixed' | 'findings' | 'switches'> {
  const all =
    columns.find((column) => column.index === index)?.values.filter(({ text }) => text !== '') ?? [];
  const switches = all.length > 1 ? [meaning] : [];
  if (all.length > 1 && meaning.value === 'one')
    return { currency: '', currencyText: '', isMixed: false, findings: [], switches };
  const used = all.filter(({ use }) => use !== 'leave out').map(({ text }) => text);
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
  rows: readonly number[],
  cellAt: (row: number, index: number) => string,
  isReturn: (row: number) => boolean,
): WithProgress<readonly Tally[]> {
  let tallies = indexes.map((index): Tally => ({ index, values: new Map() }));
  for (const [place, row] of rows.entries()) {
    if (place % ROWS === 0) {
      yield place / rows.length;
      tallies = tallies.filter(({ values }) => values.size <= MAX_STATUSES);
    }
    const returns = isReturn(row) ? 1 : 0;
    for (const { index, values } of tallies) {
      if (values.size > MAX_STATUSES) continue;
      const text = cellAt(row, index);
      const own = values.get(text) ?? { lines: 0, returns: 0 };
      if (own.lines === 0) values.set(text, own);
      own.lines += 1;
      own.returns += returns;
    }
  }
  return tallies.filter(({ values }) => values.size <= MAX_STATUSES);
}

/** Tests whether a column's values may decide which lines count, unlike dates, amounts, links, sentences, and identifiers. */
function isOffered({ index, name, values }: SmallColumn, lines: number): boolean {
  const filled = values.map(({ text }) => text).filter((text) => text !== '');
  if (index === CELLS) return filled.length > 1;
  if (values.some(({ use }) => use !== 'count')) return true;
  if (values.length < 2) return false;
  if (
    values.length * 2 > lines ||
    wordsPerCell(filled) >= MIN_SENTENCE_WORDS ||
    filled.every((text) => isDay(text) || text.includes('://'))
  )
    return false;
  if (areFlags(filled)) return true;
  if (filled.every((text) => isNumber(text))) return false;
  return LIKELY.test(name) || (values.length <= MAX_VALUES && filled.length > 1 && !isIdentifier(name));
}

/** Sorts columns: those with lines left out, those with a likely name, and others; smaller ones first. */
function placeOf({ name, values }: SmallColumn): number {
  const kind = values.some(({ use }) => use !== 'count')
    ? 0
    : LIKELY.test(name) && !THINGS.test(name)
      ? 1
      : 2;
  return kind * (MAX_STATUSES + 1) + values.length;
}

/** Maximum number of values named in a reason. */
const MAX_NAMED = 3;

/** Returns the first rule of a line's values: leaving out comes before taking back. */
function rulesOf(
  columns: readonly SmallColumn[],
  cellAt: (row: number, index: number) => string,
): SmallColumns['ruleAt'] {
  const rules = (['leave out', 'back'] as const).flatMap((use) =>
    columns.flatMap(({ index, name, values }) => {
      const off = values.filter((own) => own.use === use).map(({ text }) => text);
      if (off.length === 0) return [];
      const named = off.slice(0, MAX_NAMED).map((text) => (text === '' ? 'empty' : isolated(text)));
      const more = off.length > MAX_NAMED ? [counted(off.length - MAX_NAMED, 'other value')] : [];
      const reason = `${quoted(name)} is ${enumerated([...named, ...more], 'or')}`;
      return [{ index, off: new Set(off), rule: { use, reason } }];
    }),
  );
  return (row) => rules.find(({ index, off }) => off.has(cellAt(row, index)))?.rule ?? null;
}
