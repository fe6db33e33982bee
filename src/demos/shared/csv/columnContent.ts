import { isCurrencyCell, isDay, isNumber } from './cells';
import type { WantedColumn } from './columns';
import { isPaid } from './statuses';

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
  const isWhole = (cell: string) => /^\d+$/u.test(cell.trim());
  const different = new Set(filled).size;
  const isVaried = different > 1 && different * CELLS_PER_VALUE >= filled.length;
  switch (holds) {
    case 'money':
      if (isStrict && (isCounter(filled) || !isVaried)) return 0;
      return share((cell) => isNumber(cell) && !isDay(cell)) + 0.3 * share((cell) => !isWhole(cell));
    case 'count':
      if (filled.some((cell) => /\p{Sc}/u.test(cell))) return 0;
      if (isStrict && isCounter(filled)) return 0;
      return share((cell) => isNumber(cell) && !isDay(cell)) + 0.3 * share(isWhole);
    case 'day':
      return share(isDay);
    case 'currency':
      return share(isCurrencyCell);
    case 'status':
      return isStrict && !isStatusColumn(filled, different) ? 0 : 1;
    case 'id':
      return share((cell) => /\d/u.test(cell) && !/[.,]\d\d?\D?$/u.test(cell));
    case 'prose':
      return share((cell) => !isValue(cell) && /\p{L}{2}/u.test(cell));
    case 'text':
      if (isStrict && (!isVaried || share(isNoName) > 0.5)) return 0;
      // Prefers columns with repeated names, because a customer can have several rows.
      return share((cell) => !isDay(cell)) * 0.7 + 0.3 * (different < filled.length ? 1 : 0);
  }
}

const MAX_STATUSES = 12;

/** Tests for a few short texts, at least one of them a canceled, unpaid or returned order. */
function isStatusColumn(filled: readonly string[], different: number): boolean {
  return (
    different <= MAX_STATUSES &&
    filled.every((cell) => cell.length <= 30 && !isNumber(cell)) &&
    filled.some((cell) => !isPaid(cell))
  );
}

/** Tests for row numbers: 1, 2, 3 or 1008, 1007, 1006. */
function isCounter(filled: readonly string[]): boolean {
  const numbers = filled.map(Number);
  const steps = numbers.slice(1).map((value, index) => value - (numbers[index] ?? 0));
  return filled.length > 2 && Math.abs(steps[0] ?? 0) > 0 && steps.every((step) => step === steps[0]);
}
