import { isoDay, monthNamed } from '../days';
import type { Finding } from './finding';

/** Reads the cells of a column, which has made up its mind how it writes numbers or days. */
export interface CellReader<Value> {
  /** Null for what is no such value. */
  readonly read: (cell: string) => Value | null;
  /** How ambiguous cells were read, with one of them as the example; null if there were none. */
  readonly assumption: { readonly cell: string; readonly as: string } | null;
}

/** From here on a number is no amount and no count, such as that of a card; sums and products of smaller ones are finite. */
const TOO_LARGE = 1e15;
/** A column’s way of writing is known from so many cells. */
const SAMPLE = 2000;

const CURRENCY = /^(?:\p{Sc}|[A-Z]{1,3}\p{Sc}|[A-Za-z]{3}(?=[\s\d-]))|(?:\p{Sc}|(?<=[\s\d])[A-Za-z]{3})$/gu;
const NUMBER = /^[-+]?(?:\d[\d.,]*|[.,]\d+)$/u;

/** A cell without currency, spaces and apostrophes; accounting’s `(12.00)` is negative. */
function bareNumber(cell: string): string | null {
  let text = cell
    .trim()
    .replaceAll('−', '-')
    .replace(/^\((.*)\)$/u, '-$1');
  const isNegative = text.startsWith('-');
  text = text.replace(/^-\s*/u, '').replaceAll(CURRENCY, '').trim().replace(/^-\s*/u, '-');
  text = (isNegative ? '-' : '') + text.replaceAll(/(?<=\d)[\s\u00A0\u202F'’](?=\d)/gu, '');
  return NUMBER.test(text) ? text : null;
}

/** What a number’s own marks say of the decimal mark. */
function decimalMark(text: string): '.' | ',' | 'none' | 'either' {
  const marks = text.match(/[.,]/gu) ?? [];
  const last = marks.at(-1);
  if (last !== '.' && last !== ',') return 'none';
  if (marks.some((mark) => mark !== last)) return last;
  const other = last === '.' ? ',' : '.';
  if (marks.length > 1) return other;
  return /^[-+]?\d{1,3}[.,]\d{3}$/u.test(text) && !/^[-+]?0/u.test(text) ? 'either' : last;
}

/** Makes the reader of a column of numbers: `1,234.50`, `1.234,50`, `€ 1 234,50`, `(12.00)`. */
export function numberReader(cells: readonly string[]): CellReader<number> {
  const sample = cells.slice(0, SAMPLE);
  const bare = sample.flatMap((cell) => bareNumber(cell) ?? []);
  const marks = bare.map(decimalMark);
  const commas = marks.filter((mark) => mark === ',').length;
  const usual = commas > marks.filter((mark) => mark === '.').length ? ',' : '.';
  const ambiguous = sample.find((cell) => decimalMark(bareNumber(cell) ?? '') === 'either');
  const read = (cell: string) => {
    const text = bareNumber(cell);
    if (text === null) return null;
    const mark = decimalMark(text);
    const decimal = mark === 'either' || mark === 'none' ? usual : mark;
    const value = Number(
      decimal === ',' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''),
    );
    return Math.abs(value) < TOO_LARGE ? value : null;
  };
  return {
    read,
    assumption: ambiguous === undefined ? null : { cell: ambiguous, as: String(read(ambiguous)) },
  };
}

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/u;
const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/u;
const DAY_MONTH = /^(?:\p{L}+,?\s+)?(\d{1,2})\.?[\s-](\p{L}{3,9})\.?,?[\s-](\d{4})/u;
const MONTH_DAY = /^(?:\p{L}+,?\s+)?(\p{L}{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})/u;

/** Whether a day such as 13/2/2026 has its day ahead; `either` for 3/2/2026. */
function dayFirst(cell: string): 'yes' | 'no' | 'either' | 'not numeric' {
  const [, first, second] = NUMERIC.exec(cell.trim()) ?? [];
  if (first === undefined || second === undefined) return 'not numeric';
  if (Number(first) > 12) return 'yes';
  return Number(second) > 12 ? 'no' : first === second ? 'not numeric' : 'either';
}

/**
 * Makes the reader of a column of days, which it gives as ISO days: `2026-09-02`, `9/2/2026` or `2.9.2026`,
 * `2 September 2026` or `Sep 2, 2026`, each perhaps with the time behind it.
 */
export function dayReader(cells: readonly string[]): CellReader<string> {
  const sample = cells.slice(0, SAMPLE);
  const orders = sample.map(dayFirst);
  const count = (order: string) => orders.filter((one) => one === order).length;
  const ambiguous = sample.find((cell) => dayFirst(cell) === 'either');
  const isUnclear = count('yes') === count('no');
  // With points between its parts the day is ahead wherever that is the custom; with slashes it is not in the US.
  const isDayFirst = isUnclear ? (ambiguous ?? '').includes('.') : count('yes') > count('no');
  const read = (cell: string) => {
    const text = cell.trim();
    const iso = ISO.exec(text);
    if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
    const numeric = NUMERIC.exec(text);
    if (numeric) {
      const order = dayFirst(text);
      const isAhead = order === 'yes' || (order === 'either' && isDayFirst);
      const [day, month] = isAhead ? [numeric[1], numeric[2]] : [numeric[2], numeric[1]];
      const year = Number(numeric[3]);
      return isoDay(year < 100 ? 2000 + year : year, Number(month), Number(day));
    }
    const named = DAY_MONTH.exec(text);
    if (named) return isoDay(Number(named[3]), monthNamed(named[2] ?? ''), Number(named[1]));
    const american = MONTH_DAY.exec(text);
    return american && isoDay(Number(american[3]), monthNamed(american[1] ?? ''), Number(american[2]));
  };
  return {
    read,
    assumption:
      ambiguous === undefined || !isUnclear ? null : { cell: ambiguous.trim(), as: read(ambiguous) ?? '' },
  };
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
