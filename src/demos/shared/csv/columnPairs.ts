import { group, mean, sum } from 'd3-array';
import { runToEnd } from '../model/withProgress';
import { isDay, numberReader } from './cells';

/** A column's cells in a sample of rows. */
export type Cells = readonly string[];

/** Returns the numbers in a column; null for other cells. */
export function numbersOf(cells: Cells): readonly (number | null)[] {
  const { read } = runToEnd(numberReader(cells));
  return cells.map(read);
}

/** Maximum share of repeated values that may go with several others, as typing errors do. */
const MAX_SHARED = 0.2;

/** Tests whether rows with the same value in a column mostly have the same in another: an order, its customer. */
export function isSameIn(cells: Cells, others: Cells | undefined): boolean {
  if (!others) return true;
  const rows = [...cells.keys()].filter((row) => cells[row]?.trim());
  const repeated = [...group(rows, (row) => cells[row]?.trim()).values()].filter(({ length }) => length > 1);
  const valuesOf = (own: readonly number[]) =>
    new Set(own.flatMap((row) => (others[row]?.trim() ? [others[row].trim().toLowerCase()] : [])));
  return repeated.filter((own) => valuesOf(own).size > 1).length <= MAX_SHARED * repeated.length;
}

/** Tests whether two columns name the same things: each value of one goes with one of the other. */
export function areTwins(cells: Cells, others: Cells): boolean {
  const pairs = new Set(cells.map((cell, row) => `${cell.trim()}\u0000${others[row]?.trim() ?? ''}`));
  const countOf = (own: Cells) => new Set(own.map((cell) => cell.trim())).size;
  return pairs.size === countOf(cells) && pairs.size === countOf(others) && pairs.size * 2 <= cells.length;
}

/** Tests for text with letters, other than dates. */
export const areNames = (filled: Cells) =>
  filled.length > 0 && filled.every((cell) => /\p{L}{2}/u.test(cell) && !isDay(cell));

/**
 * Returns the share of the variance of prices that a column explains (adjusted R²): near 1 for products, near 0 for
 * columns that say nothing about what was sold.
 */
export function explainedBy(cells: Cells, prices: readonly (number | null)[]): number {
  const rows = [...cells.keys()].filter((row) => cells[row]?.trim() && prices[row]);
  const values = (own: readonly number[]) => own.map((row) => Math.log(Math.abs(prices[row] ?? 1)));
  const around = (own: readonly number[]) => {
    const center = mean(values(own)) ?? 0;
    return sum(values(own), (value) => (value - center) ** 2);
  };
  const groups = [...group(rows, (row) => cells[row]?.trim()).values()];
  const [all, free] = [around(rows), rows.length - groups.length];
  if (all < 1e-9 || free <= 0) return 0;
  return 1 - (sum(groups, around) / free) * ((rows.length - 1) / all);
}
