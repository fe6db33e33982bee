import { isDay, isNumber, isTimestamp } from './cells';
import type { WantedColumn } from './columns';

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
/** Columns of amounts or names need at least one distinct value per this many cells. */
const CELLS_PER_VALUE = 10;

/**
 * Rates how well a column's cells match the wanted type, from 0 to 1.3.
 * @param filled its non-empty cells
 * @param isStrict true if the column's name is no evidence, so that counters and constants are rejected
 */
export function fitOf(
  holds: WantedColumn<string>['holds'],
  filled: readonly string[],
  isStrict: boolean,
): number {
  if (filled.length === 0) return 0;
  const share = (fits: (cell: string) => boolean) => filled.filter(fits).length / filled.length;
  const isAmount = (cell: string) => isNumber(cell) && !isDay(cell) && !isTimestamp(cell) && !isPhone(cell);
  const isWhole = (cell: string) => /^\d+$/u.test(cell.trim());
  const different = new Set(filled).size;
  const isVaried = different > 1 && different * CELLS_PER_VALUE >= filled.length;
  switch (holds) {
    case 'money':
      if (areFlags(filled) || (isStrict && isCounter(filled))) return 0;
      if (isStrict && !isVaried && !(different > 1 && filled.every(hasDecimals))) return 0;
      return share(isAmount) + 0.3 * share((cell) => !isWhole(cell));
    case 'count':
      if (filled.some((cell) => /\p{Sc}/u.test(cell))) return 0;
      if (isStrict && isCounter(filled)) return 0;
      return share(isAmount) + 0.3 * share(isWhole);
    case 'day':
      return share((cell) => isDay(cell) || isTimestamp(cell));
    case 'id':
      return share((cell) => /\d/u.test(cell) && !/[.,]\d\d?\D?$/u.test(cell));
    case 'prose':
      return share((cell) => !isValue(cell) && /\p{L}{2}/u.test(cell));
    case 'rating':
      if (isStrict && different === 1) return 0;
      return share(
        (cell) =>
          cell.trim().split(/\s+/u).length <= MAX_RATING_WORDS &&
          !isDay(cell) &&
          (different <= MAX_RATINGS || Number(cell) <= 100),
      );
    case 'text':
      if (isStrict && (!isVaried || share(isNoName) > 0.5)) return 0;
      // Prefers columns with repeated names, because a customer can have several rows.
      return share((cell) => !isDay(cell)) * 0.7 + 0.3 * (different < filled.length ? 1 : 0);
  }
}

/** Returns the mean number of words in cells. */
export function wordsPerCell(filled: readonly string[]): number {
  return filled.reduce((sum, cell) => sum + cell.trim().split(/\s+/u).length, 0) / filled.length;
}

/** Tests for sentences rather than labels: of several words, or of two that are mostly different. */
export function areSentences(filled: readonly string[]): boolean {
  const words = wordsPerCell(filled);
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

/** Tests for eight or more digits after a zero or a plus sign. */
const isPhone = (cell: string) => /^(?:0|\+\d)[\d\s()/-]{7,}$/u.test(cell.trim());

/** Minimum share of steps between row numbers that are the same. The sample has gaps. */
const MIN_EQUAL_STEPS = 0.95;

/** Tests for row numbers: 1, 2, 3 or 1008, 1007, 1006. */
function isCounter(filled: readonly string[]): boolean {
  const numbers = filled.map(Number);
  const steps = numbers.slice(1).map((value, index) => value - (numbers[index] ?? 0));
  const equal = steps.filter((step) => step === steps[0]).length;
  return filled.length > 2 && Math.abs(steps[0] ?? 0) > 0 && equal >= MIN_EQUAL_STEPS * steps.length;
}
