import { mean } from 'd3-array';
import { isEnglishCode, isLanguage } from '../../../domain/languageCodes';
import { isDay, isNumber, isTimestamp } from './cells';
import type { WantedColumn } from './columns';
import { NUMBERS } from './columns';

/** Tests whether a cell is a number or a date, which can't be a column name. */
export function isValue(cell: string): boolean {
  return isNumber(cell) || isDay(cell);
}

/**
 * Values that count as names only if the column's name says so: `1001`, `14:03:55`, `2,5`, `true`,
 * `PO-211-07558`.
 */
const NO_NAME = /^(?:.*\d{4}.*|[\d.,:#'\s-]+(?:[ap]m)?|true|false|yes|no)$/iu;
const isNoName = (cell: string) => NO_NAME.test(cell.trim());
/** Ratings in words have at most this many different ones. */
const MAX_RATINGS = 12;
const MAX_RATING_WORDS = 4;
const MAX_RATING = 100;
const RATING = /^\d{1,3}(?:[.,]\d{1,2})?$/u;
/** Columns of amounts or names need at least one distinct value per this many cells. */
const CELLS_PER_VALUE = 10;

/** Eight or more digits after a zero or a plus sign. */
const PHONE = /^(?:0|\+\d)[\d\s()/-]{7,}$/u;

/** Quantities whose name doesn't say so are whole numbers. */
const MIN_SHARE_WHOLE = 0.9;

const isPlace = (cell: string) => /\d/u.test(cell) && !hasDecimals(cell) && !PHONE.test(cell.trim());

/** What a column's non-empty cells are, as shares from 0 to 1. */
export interface Content {
  readonly filled: readonly string[];
  readonly different: number;
  readonly days: number;
  readonly daysOrTimestamps: number;
  readonly amounts: number;
  /** Whole numbers, also as `2.00`. */
  readonly whole: number;
  readonly decimals: number;
  /** Numbers, times, and codes, which name nothing. */
  readonly codes: number;
  /** True for numbers that name things, such as postal codes, rather than count them. */
  readonly areLabels: boolean;
}

/** Looks at a column's non-empty cells once, because each kind of column asks the same of them. */
export function contentOf(filled: readonly string[]): Content {
  const counts = new Map<string, number>();
  for (const cell of filled) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  let [days, timestamps, amounts, whole, decimals, codes] = [0, 0, 0, 0, 0, 0];
  for (const [cell, count] of counts) {
    const [day, timestamp] = [isDay(cell), isTimestamp(cell)];
    if (day) days += count;
    else if (timestamp) timestamps += count;
    else if (isNumber(cell) && !PHONE.test(cell.trim())) {
      amounts += count;
      if (hasDecimals(cell)) decimals += count;
    }
    if (/^-?\d+(?:[.,]0+)?$/u.test(cell.trim())) whole += count;
    if (isNoName(cell)) codes += count;
  }
  const share = (count: number) => count / filled.length;
  return {
    filled,
    different: counts.size,
    days: share(days),
    daysOrTimestamps: share(days + timestamps),
    amounts: share(amounts),
    whole: share(whole),
    decimals: share(decimals),
    codes: share(codes),
    areLabels: areLabels(filled, counts),
  };
}

/** Labels of digits are mostly of one length, or all different. Amounts that are as long end in 0 more often. */
const MIN_SHARE_LABELS = 0.95;
const MAX_SHARE_ROUND = 0.3;

function areLabels(filled: readonly string[], counts: ReadonlyMap<string, number>): boolean {
  const cells = filled.map((cell) => cell.replaceAll(/[\s-]/gu, ''));
  if (!cells.every((cell) => /^\d+$/u.test(cell))) return false;
  if (cells.some((cell) => /^0\d{2}/u.test(cell))) return true;
  const least = MIN_SHARE_LABELS * cells.length;
  const long = cells.filter((cell) => cell.length > 4);
  const [first = ''] = long;
  return (
    long.length >= least &&
    long.filter((cell) => cell.endsWith('0')).length <= MAX_SHARE_ROUND * long.length &&
    (counts.size >= least || long.filter((cell) => cell.length === first.length).length >= least)
  );
}

/**
 * Rates how well a column's cells match the wanted type, from 0 to 1.3.
 * @param isStrict true if the column's name is no evidence, so that counters, constants, and labels are rejected
 */
export function fitOf(holds: WantedColumn<string>['holds'], content: Content, isStrict: boolean): number {
  const { filled, different, days, daysOrTimestamps, amounts, whole, decimals } = content;
  if (filled.length === 0 || (isStrict && content.areLabels && NUMBERS.includes(holds))) return 0;
  const share = (fits: (cell: string) => boolean) => filled.filter(fits).length / filled.length;
  const isVaried = areVaried(filled);
  switch (holds) {
    case 'money':
    case 'total':
      if (areFlags(filled)) return 0;
      if (isStrict && !isVaried && !(different > 2 && whole < 1) && !(different > 1 && decimals === 1))
        return 0;
      return amounts + 0.3 * (1 - whole);
    case 'count':
      if (filled.some((cell) => /\p{Sc}/u.test(cell))) return 0;
      if (isStrict && (areFlags(filled) || different < 2 || whole < MIN_SHARE_WHOLE)) return 0;
      return amounts + 0.3 * whole;
    case 'day':
      return daysOrTimestamps;
    case 'id':
      return days > 0.5 ? 0 : share(isPlace);
    case 'language':
      return different > 1 && filled.some(isEnglishCode) ? share(isLanguage) : 0;
    case 'prose':
      return share((cell) => !isValue(cell) && /\p{L}{2}/u.test(cell) && !cell.includes('://'));
    case 'rating':
      // A mostly empty count of pictures or votes isn’t a rating.
      if (isStrict && (different === 1 || areFlags(filled) || share((cell) => Number(cell) === 0) > 0.5))
        return 0;
      if (isStrict) return share((cell) => RATING.test(cell.trim()) && Number(cell) <= MAX_RATING);
      return share(
        (cell) =>
          cell.trim().split(/\s+/u).length <= MAX_RATING_WORDS &&
          !isDay(cell) &&
          (different <= MAX_RATINGS || Number(cell) <= MAX_RATING),
      );
    case 'item':
      if (isStrict && (different < 2 || different * 2 > filled.length || areFlags(filled))) return 0;
      return (1 - days) * (1 - decimals);
    case 'text':
    case 'person':
      if (decimals > 0.5) return 0;
      if (isStrict && (!isVaried || content.codes > 0.5 || amounts > 0.5)) return 0;
      // Prefers columns with repeated names, because a customer can have several rows.
      return (1 - days) * 0.7 + 0.3 * (different < filled.length ? 1 : 0);
  }
}

/** Tests for cells with enough different values to be amounts or names. */
export function areVaried(filled: readonly string[]): boolean {
  const different = new Set(filled).size;
  return different > MAX_RATINGS || (different > 1 && different * CELLS_PER_VALUE >= filled.length);
}

/** Words, or pairs of signs in languages without spaces. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2}|[^\s]+/gu;

/** Returns the mean number of words in cells. */
function wordsPerCell(filled: readonly string[]): number {
  return mean(filled, (cell) => cell.match(WORD)?.length) ?? 0;
}

const PERSON = /^\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}[\p{L}.’'-]*){1,3}$/u;
const MIN_SHARE_OF_PERSONS = 0.8;

/** Tests for sentences rather than labels and people: of several words, or of two that are mostly different. */
export function areSentences(filled: readonly string[]): boolean {
  const words = wordsPerCell(filled);
  const persons = filled.filter((cell) => PERSON.test(cell.trim())).length;
  if (persons >= MIN_SHARE_OF_PERSONS * filled.length) return false;
  return words >= 4 || (words >= 2 && new Set(filled).size * 2 > filled.length);
}

/** Tests for an amount with cents. */
export const hasDecimals = (cell: string) => /\d[.,]\d{2}(?:\D|$)/u.test(cell);

/** Values of a flag such as `Refunded?`, and those that are true. */
const FLAG = /^(?:true|yes|y|1|x|false|no|n|0|)$/iu;
const TRUE = /^(?:true|yes|y|1|x)$/iu;
export const isTrue = (cell: string) => TRUE.test(cell.trim());

/** Tests for a column of flags, some of them true. */
export function areFlags(cells: readonly string[]): boolean {
  return cells.every((cell) => FLAG.test(cell.trim())) && cells.some(isTrue);
}
