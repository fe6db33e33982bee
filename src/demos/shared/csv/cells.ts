import { isoDay, isoWeekDay, monthNamed } from '../days';
import type { Steps } from '../model/steps';
import type { DayOrder } from './dayOrders';
import type { Finding } from './finding';

/** Reads the cells of a column, for which one way of writing numbers or days was chosen. */
export interface CellReader<Value> {
  /** Null for what is no such value. */
  readonly read: (cell: string) => Value | null;
  /** How ambiguous cells were read, with one of them as the example; null if there were none. */
  readonly assumption: { readonly cell: string; readonly as: string } | null;
}

/** From here on a number is no amount and no count, such as that of a card; sums and products of smaller ones are finite. */
const TOO_LARGE = 1e15;
/** So many cells are looked at between two steps. */
const ROWS = 5000;
/** So many cells with one decimal mark, and none with the other, leave no doubt. */
const CERTAIN = 10;
/** Signs, signs with letters as in `US$`, and what some currencies are called instead. */
const SIGN = /^(?:[A-Z]{1,3})?\p{Sc}|\p{Sc}$|(?:kr|zł|Kč|Ft|lei)\.?$/gu;
/** A code such as `EUR`. Three other letters beside a number are a name. */
const CODE = /^[A-Z]{3}(?=[\s\d-])|(?<=[\s\d])[A-Z]{3}$/gu;
let codes: ReadonlySet<string> | undefined;
function isCurrency(code: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  return codes.has(code);
}
/** Most cells are plain numbers; the marks of the others cost three times as much. */
const PLAIN_NUMBER = /^-?\d[\d.,]*$/u;
const NUMBER = /^[-+]?(?:\d[\d.,]*|[.,]\d+)$/u;

/** A cell without currency, spaces and apostrophes; accounting’s `(12.00)` is negative. */
function bareNumber(cell: string): string | null {
  if (PLAIN_NUMBER.test(cell)) return cell;
  let text = cell
    .trim()
    .replaceAll('−', '-')
    .replace(/^\((.*)\)$/u, '-$1');
  const isNegative = text.startsWith('-');
  text = text
    .replace(/^-\s*/u, '')
    .replaceAll(SIGN, '')
    .replaceAll(CODE, (code) => (isCurrency(code) ? '' : code))
    .trim()
    .replace(/^-\s*/u, '-');
  text = (isNegative ? '-' : '') + text.replaceAll(/(?<=\d)[\s\u00A0\u202F'’](?=\d)/gu, '');
  return NUMBER.test(text) ? text : null;
}

export type DecimalMark = '.' | ',';

/** What a number’s own marks say of the decimal mark. */
function decimalMark(text: string): DecimalMark | 'none' | 'either' {
  const marks = text.match(/[.,]/gu) ?? [];
  const last = marks.at(-1);
  if (last !== '.' && last !== ',') return 'none';
  if (marks.some((mark) => mark !== last)) return last;
  const other = last === '.' ? ',' : '.';
  if (marks.length > 1) return other;
  return /^[-+]?\d{1,3}[.,]\d{3}$/u.test(text) && !/^[-+]?0/u.test(text) ? 'either' : last;
}

/** A number, with the decimal mark that is usual where its own marks don't tell; null for what is none. */
function readNumber(cell: string, usual: DecimalMark): number | null {
  const text = bareNumber(cell);
  if (text === null) return null;
  const mark = decimalMark(text);
  const decimal = mark === 'either' || mark === 'none' ? usual : mark;
  const value = Number(
    decimal === ',' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''),
  );
  return Math.abs(value) < TOO_LARGE ? value : null;
}

/** Whether a cell is a number, perhaps with a currency. */
export function isNumber(cell: string): boolean {
  return readNumber(cell, '.') !== null;
}

/**
 * Makes the reader of a column of numbers, all of which it has seen: `1,234.50`, `1.234,50`, `€ 1 234,50`, `(12.00)`.
 *
 * @param likely the decimal mark if the column does not tell
 */
export function* numberReader(
  cells: readonly string[],
  likely: DecimalMark = '.',
): Steps<CellReader<number>> {
  const counts = { '.': 0, ',': 0, none: 0, either: 0 };
  let ambiguous: string | undefined;
  for (const [row, cell] of cells.entries()) {
    if (row % ROWS === 0) yield row / cells.length;
    const mark = decimalMark(bareNumber(cell) ?? '');
    counts[mark] += 1;
    if (mark === 'either') ambiguous ??= cell;
  }
  const points = counts['.'];
  const commas = counts[','];
  const other = likely === '.' ? ',' : '.';
  const usual = counts[other] > counts[likely] ? other : likely;
  const isCertain = Math.min(commas, points) === 0 && Math.max(commas, points) >= CERTAIN;
  const read = (cell: string) => readNumber(cell, usual);
  return {
    read,
    assumption:
      ambiguous === undefined || isCertain ? null : { cell: ambiguous, as: String(read(ambiguous)) },
  };
}

/** The reader of a column of days, which it gives as ISO days. */
export interface DayReader extends CellReader<string> {
  /** How days such as 3/4/2026 are read; null if the column has none. */
  readonly order: DayOrder | null;
  /** Whether most days are written 2.9.2026, as where decimals have a comma. */
  readonly hasPoints: boolean;
}

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/u;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)/u;
const ISO_WEEK = /^(\d{4})[-\s]?W(\d{1,2})(?:-([1-7]))?$/iu;
const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/u;
/** A week or a month of a year: `36/2025`, `KW 36/2025`, `2025-36`. */
const PART_OF_YEAR =
  /^(?:(?:KW|CW|W|wk|week|sem(?:aine)?\.?)\s?)?(?:(\d{1,2})\s?[/.-]\s?(\d{4})|(\d{4})[/-](\d{1,2}))$/iu;
const DAY_MONTH = /^(?:\p{L}+,?\s+)?(\d{1,2})\.?[\s-](\p{L}{3,9})\.?,?[\s-](\d{4}|\d{2})(?!\d)/u;
const MONTH_DAY = /^(?:\p{L}+,?\s+)?(\p{L}{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})/u;

/** A year of two digits as POSIX has it: from 69 on it is of the last century. */
function yearOf(text: string | undefined): number {
  const year = Number(text);
  if (year >= 100) return year;
  return year + (year >= 69 ? 1900 : 2000);
}

/** Which part of a day such as 13/2/2026 is the day; `either` for 3/2/2026. */
function orderOf(cell: string): DayOrder | 'either' | 'not numeric' {
  const [, first, second] = NUMERIC.exec(cell.trim()) ?? [];
  if (first === undefined || second === undefined) return 'not numeric';
  if (Number(first) > 12) return 'day first';
  return Number(second) > 12 ? 'month first' : 'either';
}

/**
 * Makes the reader of a column of days, all of which it has seen: `2026-09-02`, `20260902`, `9/2/2026` or `2.9.2026`,
 * `2 September 2026`, `2-Sep-26` or `Sep 2, 2026`, each perhaps with the time behind it; `2026-W36` is its Monday, and so
 * is `36/2026` in a column that has a number beyond 12; else that is a month, and its first day.
 * A column has one order of day and month; a cell that does not fit it is no day.
 *
 * @param chosen the order that the visitor has chosen; left out, the column tells
 */
export function* dayReader(cells: readonly string[], chosen?: DayOrder): Steps<DayReader> {
  const counts = { 'day first': 0, 'month first': 0, either: 0, 'not numeric': 0 };
  const firsts = new Set<string | undefined>();
  const seconds = new Set<string | undefined>();
  let ambiguous: string | undefined;
  let hasWeeks = false;
  let withPoints = 0;
  for (const [row, cell] of cells.entries()) {
    if (row % ROWS === 0) yield row / cells.length;
    hasWeeks ||= /^\p{L}/u.test(cell) || partOf(cell).part > 12;
    const order = orderOf(cell);
    counts[order] += 1;
    if (/^\d{1,2}\.\d{1,2}\./u.test(cell)) withPoints += 1;
    const [, first, second] = NUMERIC.exec(cell.trim()) ?? [];
    firsts.add(first);
    seconds.add(second);
    if (order === 'either') ambiguous ??= cell.trim();
  }
  const isUnclear = counts['day first'] === counts['month first'];
  // Days change more often than months do. With points between its parts the day is ahead wherever that is the custom;
  // with slashes it is not in the US.
  const isLikelyDayFirst =
    firsts.size === seconds.size ? (ambiguous ?? '').includes('.') : firsts.size > seconds.size;
  const isDayFirst = isUnclear ? isLikelyDayFirst : counts['day first'] > counts['month first'];
  const order = chosen ?? (isDayFirst ? 'day first' : 'month first');
  const known = new Map<string, string | null>();
  const read = (cell: string) => {
    const text = cell.trim();
    let day = known.get(text);
    if (day === undefined) {
      day = readDay(text, order, hasWeeks);
      known.set(text, day);
    }
    return day;
  };
  return {
    read,
    order: counts['not numeric'] === cells.length ? null : order,
    hasPoints: withPoints * 2 > cells.length,
    assumption:
      ambiguous === undefined || !isUnclear || chosen !== undefined
        ? null
        : { cell: ambiguous, as: read(ambiguous) ?? '' },
  };
}

/** Whether a cell is a day, a week or a month. */
export function isDay(cell: string): boolean {
  const text = cell.trim();
  return readDay(text, 'day first', false) !== null || readDay(text, 'month first', true) !== null;
}

/** The week or month of a cell, and its year; 0 if it has none. */
function partOf(cell: string): { readonly part: number; readonly year: number } {
  const [, part, year, otherYear, otherPart] = PART_OF_YEAR.exec(cell.trim()) ?? [];
  return { part: Number(part ?? otherPart ?? 0), year: Number(year ?? otherYear ?? 0) };
}

function readDay(text: string, order: DayOrder, hasWeeks: boolean): string | null {
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
  const { part, year } = partOf(text);
  if (part > 0) return hasWeeks ? isoWeekDay(year, part, 1) : isoDay(year, part, 1);
  const named = DAY_MONTH.exec(text);
  if (named) return isoDay(yearOf(named[3]), monthNamed(named[2] ?? ''), Number(named[1]));
  const american = MONTH_DAY.exec(text);
  return american && isoDay(Number(american[3]), monthNamed(american[1] ?? ''), Number(american[2]));
}

/** The currency of a cell as it is written, such as `$`, `US$` or `USD`; empty if it has none. */
export function currencyIn(cell: string): string {
  const [sign] = /[A-Z]{0,3}\p{Sc}/u.exec(cell) ?? [];
  if (sign !== undefined) return sign;
  const [code = ''] = /(?<!\p{L})[A-Z]{3}(?!\p{L})/u.exec(cell.toUpperCase()) ?? [];
  return isCurrency(code) ? code : '';
}

/** The currency sign of the first cell that has one; empty if none has. */
export function currencyOf(cells: readonly string[]): string {
  return /\p{Sc}/u.exec(cells.slice(0, 100).join(' '))?.[0] ?? '';
}

/**
 * What to say of a column in which some cells can be read in two ways.
 *
 * @param what `A price`
 * @param certain what would leave no doubt, as a sentence
 */
export function assumptionFindings(
  { assumption }: Pick<CellReader<unknown>, 'assumption'>,
  what: string,
  certain: string,
): readonly Finding[] {
  if (!assumption) return [];
  return [
    {
      weight: 'tells',
      what: `${what} such as “${assumption.cell}” can be read in two ways.`,
      mend: `It was read as ${assumption.as}. ${certain}`,
    },
  ];
}

/** How a day leaves no doubt. */
export const CERTAIN_DAYS = 'Days like 2026-09-02 are certain.';
