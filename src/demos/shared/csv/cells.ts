import { sum } from 'd3-array';
import { asciiDigits } from '../../../domain/digits';
import { LANGUAGE } from '../../../domain/language';
import { isoDay, isoWeekDay, monthNamed } from '../days';
import type { WithProgress } from '../model/withProgress';
import { forEachWithProgress } from '../model/withProgress';

/** A possible order of day and month in dates such as 3/4/2026. */
export type DayOrder = 'day first' | 'month first';

/** Different cells, without spaces around them, and how often each is there. */
export type Counts = readonly (readonly [cell: string, count: number])[];

/** A parser for the cells of a column of numbers or dates, which remembers them. */
export interface CellReader<Value> {
  /** Returns null for an invalid cell. */
  readonly read: (cell: string) => Value | null;
  /**
   * The decimal mark of ambiguous cells, with one as an example; null if none was ambiguous. `isGuess` if no other cell
   * tells it.
   */
  readonly assumption: {
    readonly cell: string;
    readonly mark: DecimalMark;
    readonly isGuess: boolean;
  } | null;
}

/**
 * Numbers must be smaller than this. Larger ones are identifiers, such as card numbers, and their products could
 * overflow.
 */
const MAX_NUMBER = 1e15;
/** From this many cells with one decimal mark, and none with the other, the column counts as unambiguous. */
const MIN_CERTAIN_CELLS = 10;
/** Currency symbols, with letters as in `US$`, and abbreviations such as `kr`. */
const SIGN = /^(?:[A-Z]{1,3})?\p{Sc}|\p{Sc}$|(?:kr|zł|Kč|Ft|lei)\.?$/gu;
/** Three letters that may be a currency code, such as `EUR`. */
const CODE = /^[A-Z]{3}(?=[\s\d-])|(?<=[\s\d])[A-Z]{3}$/gu;
let codes: ReadonlySet<string> | undefined;
function isCurrency(code: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  return codes.has(code);
}
/** Most cells are plain numbers and skip the currency checks, which take three times as long. */
const PLAIN_NUMBER = /^-?\d[\d.,]*$/u;
/** A mark that is there twice, but not before three digits: `113.04.30` is a date. */
const NO_THOUSANDS = /([.,])\d*\1(?!\d{3}(?!\d))/u;
const NUMBER = /^[-+]?(?:\d[\d.,]*|[.,]\d+)$/u;

/**
 * Removes currency, spaces, and apostrophes; accounting's `(12.00)` and `12.00-` become negative. Returns null for
 * other text.
 */
function bareNumber(cell: string): string | null {
  if (PLAIN_NUMBER.test(cell)) return NO_THOUSANDS.test(cell) ? null : cell;
  let text = asciiDigits(cell)
    .trim()
    .replaceAll('−', '-')
    .replace(/^\((.*)\)$/u, '-$1')
    .replace(/^([^-]*\d)\s*-(\D*)$/u, '-$1$2');
  const isNegative = text.startsWith('-');
  text = text
    .replace(/^[-+]\s*/u, '')
    .replaceAll(SIGN, '')
    .replaceAll(CODE, (code) => (isCurrency(code) ? '' : code))
    .trim()
    .replace(/^-\s*/u, '-');
  text = (isNegative ? '-' : '') + text.replaceAll(/(?<=\d)[\s\u00A0\u202F'’](?=\d)/gu, '');
  return NUMBER.test(text) && !NO_THOUSANDS.test(text) ? text : null;
}

export type DecimalMark = '.' | ',';

/** Returns the decimal mark that a number's separators imply: `either` for `1,234`, `none` without separators. */
function decimalMark(text: string): DecimalMark | 'none' | 'either' {
  const marks = text.match(/[.,]/gu) ?? [];
  const last = marks.at(-1);
  if (last !== '.' && last !== ',') return 'none';
  if (marks.some((mark) => mark !== last)) return last;
  const other = last === '.' ? ',' : '.';
  if (marks.length > 1) return other;
  return /^[-+]?\d{1,3}[.,]\d{3}$/u.test(text) && !/^[-+]?0/u.test(text) ? 'either' : last;
}

/** Parses a number, or returns null. `usual` is the decimal mark for ambiguous separators. */
function readNumber(cell: string, usual: DecimalMark): number | null {
  const text = bareNumber(cell);
  if (text === null) return null;
  const mark = decimalMark(text);
  const decimal = mark === 'either' || mark === 'none' ? usual : mark;
  const value = Number(
    decimal === ',' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''),
  );
  return Math.abs(value) < MAX_NUMBER ? value : null;
}

/** Tests whether a cell is a number, with or without a currency. */
export function isNumber(cell: string): boolean {
  return readNumber(cell, '.') !== null;
}

/**
 * Creates a reader for numbers, from all cells of a table’s columns of them: `1,234.50`, `1.234,50`, `€ 1 234,50`,
 * `(12.00)`, `12.00-`.
 * @param likely the decimal mark if the column is ambiguous
 * @param chosen the visitor's choice for ambiguous cells
 */
export function* numberReader(
  cells: Counts,
  likely: DecimalMark = '.',
  chosen?: DecimalMark,
): WithProgress<CellReader<number>> {
  const counts = { '.': 0, ',': 0, none: 0, either: 0 };
  let ambiguous: string | undefined;
  yield* forEachWithProgress(cells, ([cell, count]) => {
    const mark = decimalMark(bareNumber(cell) ?? '');
    counts[mark] += count;
    if (mark === 'either') ambiguous ??= cell;
  });
  const points = counts['.'];
  const commas = counts[','];
  const other = likely === '.' ? ',' : '.';
  const isGuess = points + commas === 0;
  const isInThousands = isGuess && counts.either >= MIN_CERTAIN_CELLS;
  const thousands = ambiguous?.includes('.') ? ',' : '.';
  const usual = chosen ?? (isInThousands ? thousands : counts[other] > counts[likely] ? other : likely);
  const isCertain = Math.min(commas, points) === 0 && Math.max(commas, points) >= MIN_CERTAIN_CELLS;
  return {
    read: remembered((cell) => readNumber(cell, usual)),
    assumption: ambiguous === undefined || isCertain ? null : { cell: ambiguous, mark: usual, isGuess },
  };
}

/** Reads each different cell once. */
function remembered<Value>(read: (cell: string) => Value): (cell: string) => Value {
  const known = new Map<string, Value>();
  return (cell) => {
    let value = known.get(cell);
    if (value === undefined) {
      value = read(cell);
      known.set(cell, value);
    }
    return value;
  };
}

export interface DayReader extends Pick<CellReader<string>, 'read'> {
  /** How dates such as 3/4/2026 were read; null if there are none. */
  readonly order: DayOrder | null;
  /** True if most dates look like 2.9.2026, as in locales with decimal commas. */
  readonly hasPoints: boolean;
}

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/u;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)/u;
/** A Unix timestamp in seconds or milliseconds. */
const TIMESTAMP = /^\d{10}(?:\d{3})?$/u;
const ISO_WEEK = /^(\d{4})[-\s]?W(\d{1,2})(?:-([1-7]))?$/iu;
const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/u;
/** A month of a year: `9/2025`, `2025-09`, but not the number `1.0000`. */
const MONTH = /^(?:(\d{1,2})\s?[/.-]\s?((?:19|20)\d{2})|(\d{4})[/-](\d{1,2}))$/u;
const NAMED_MONTH = /^(\p{L}{3,10})\.?,?[\s-](\d{4})$/u;
/** Also `4 de enero de 2025`. */
const DAY_MONTH =
  /^(?:\p{L}+,?\s+)?(\d{1,2})(?:\.|st|nd|rd|th)?[\s-](?:de\s)?(\p{L}{3,10})\.?,?[\s-](?:de\s)?(\d{4}|\d{2})(?!\d)/u;
const MONTH_DAY =
  /^(?:\p{L}+,?\s+)?(\p{L}{3,10})\.?[\s-](\d{1,2})(?:st|nd|rd|th)?,?[\s-](\d{4}|\d{2})(?![\d:])/u;

/** Expands two-digit years as POSIX does: 69 and up are in the 1900s. */
function yearOf(text: string | undefined): number {
  const year = Number(text);
  if (year >= 100) return year;
  return year + (year >= 69 ? 1900 : 2000);
}

/**
 * Returns the order of day and month that a date's first two numbers imply, such as `day first` for
 * 13/2/2026.
 */
function orderOf(first: string | undefined, second: string | undefined): DayOrder | 'either' | 'not numeric' {
  if (first === undefined || second === undefined) return 'not numeric';
  if (Number(first) > 12) return 'day first';
  return Number(second) > 12 ? 'month first' : 'either';
}

/**
 * Creates a reader for a column of dates, from all of its cells: `2026-09-02`, `20260902`, `9/2/2026` or
 * `2.9.2026`, `2 September 2026`, `2-Sep-26` or `Sep 2, 2026`, with or without a time, or a Unix timestamp. `2026-W36` means the
 * week's Monday, and `6/2026` or `June 2026` the month's first day. A column has a single order of day and month; cells that don't fit it are
 * invalid.
 * @param chosen the visitor's choice of order; detected if omitted
 */
export function* dayReader(cells: Counts, chosen?: DayOrder): WithProgress<DayReader> {
  const counts = { 'day first': 0, 'month first': 0, either: 0, 'not numeric': 0 };
  const firsts = new Set<string | undefined>();
  const seconds = new Set<string | undefined>();
  let ambiguous: string | undefined;
  let withPoints = 0;
  yield* forEachWithProgress(cells, ([cell, count]) => {
    const [, first, second] = NUMERIC.exec(cell) ?? [];
    const order = orderOf(first, second);
    counts[order] += count;
    firsts.add(first);
    seconds.add(second);
    if (/^\d{1,2}\.\d{1,2}\./u.test(cell)) withPoints += count;
    if (order === 'either' && Number(first) !== Number(second)) ambiguous ??= cell;
  });
  const isUnclear = counts['day first'] === counts['month first'];
  // Months are often written as their first day: 01-05-2017 below 01-04-2017 is in May.
  const isFirstDays = (days: ReadonlySet<string | undefined>, others: ReadonlySet<string | undefined>) =>
    others.size > 2 && [...days].every((day) => day === undefined || Number(day) === 1);
  // The number that varies more is the day. In a tie, dates with dots are day first, and others month first,
  // as in the US.
  const isLikelyDayFirst =
    isFirstDays(firsts, seconds) ||
    (!isFirstDays(seconds, firsts) &&
      (firsts.size === seconds.size ? (ambiguous ?? '').includes('.') : firsts.size > seconds.size));
  const isDayFirst = isUnclear ? isLikelyDayFirst : counts['day first'] > counts['month first'];
  const order = chosen ?? (isDayFirst ? 'day first' : 'month first');
  const all = sum(cells, ([, count]) => count);
  return {
    read: remembered((cell) => readDay(cell.trim(), order)),
    order: counts['not numeric'] === all ? null : order,
    hasPoints: withPoints * 2 > all,
  };
}

/** Years in which nothing can have been sold yet; numbers as long as timestamps can be barcodes. */
const AFTER_TIMESTAMPS = String(new Date().getFullYear() + 2);

/** Reads a Unix timestamp from 2000 on as an ISO day in UTC. */
function timestampDay(text: string): string | null {
  if (!TIMESTAMP.test(text)) return null;
  const day = new Date(Number(text.padEnd(13, '0'))).toISOString().slice(0, 10);
  return day >= '2000-01-01' && day < AFTER_TIMESTAMPS ? day : null;
}

/** Tests whether a cell may be a Unix timestamp, or else a number. */
export function isTimestamp(cell: string): boolean {
  return timestampDay(cell.trim()) !== null;
}

/** Tests whether a cell is a date, week, or month, and nothing else. */
export function isDay(cell: string): boolean {
  const text = cell.trim();
  if (TIMESTAMP.test(text)) return false;
  return readDay(text, 'day first') !== null || readDay(text, 'month first') !== null;
}

function readDay(text: string, order: DayOrder): string | null {
  const iso = ISO.exec(text) ?? COMPACT.exec(text);
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const week = ISO_WEEK.exec(text);
  if (week) return isoWeekDay(Number(week[1]), Number(week[2]), Number(week[3] ?? 1));
  const numeric = NUMERIC.exec(text);
  if (numeric) {
    const [, first, second, year] = numeric;
    const [day, month] = order === 'day first' ? [first, second] : [second, first];
    return isoDay(yearOf(year), Number(month), Number(day));
  }
  const timestamp = timestampDay(text);
  if (timestamp !== null) return timestamp;
  const [, month, ofYear, otherYear, otherMonth] = MONTH.exec(text) ?? [];
  if (month !== undefined || otherMonth !== undefined)
    return isoDay(Number(ofYear ?? otherYear), Number(month ?? otherMonth), 1);
  const [, name, ofNamed] = NAMED_MONTH.exec(text) ?? [];
  if (name !== undefined) return isoDay(Number(ofNamed), monthNamed(name), 1);
  const named = DAY_MONTH.exec(text);
  if (named) return isoDay(yearOf(named[3]), monthNamed(named[2] ?? ''), Number(named[1]));
  const american = MONTH_DAY.exec(text);
  return american && isoDay(yearOf(american[3]), monthNamed(american[1] ?? ''), Number(american[2]));
}

/** Tests whether a cell is a currency alone: `usd`, `€`, but not the name `Nok`. */
export function isCurrencyCell(cell: string): boolean {
  const text = cell.trim();
  return /^\p{Sc}$/u.test(text) || (/^(?:[a-z]{3}|[A-Z]{3})$/u.test(text) && isCurrency(text.toUpperCase()));
}

/** Returns the currency of a cell as written, such as `$`, `US$`, or `USD`; empty if there is none. */
export function currencyIn(cell: string): string {
  const [sign] = /[A-Z]{0,3}\p{Sc}/u.exec(cell) ?? [];
  if (sign !== undefined) return sign;
  const [code = ''] = /(?<!\p{L})[A-Z]{3}(?!\p{L})/u.exec(cell.toUpperCase()) ?? [];
  return isCurrency(code) ? code : '';
}

/** Returns the sign of a currency from {@link currencyIn}: `$` for `US$` or `USD`. */
export function currencySign(currency: string): string {
  const [sign] = /\p{Sc}/u.exec(currency) ?? [];
  if (sign !== undefined || currency === '') return sign ?? '';
  const format = new Intl.NumberFormat(LANGUAGE, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
