import { tallied } from '../shared/csv/currencies';
import type { WithProgress } from '../shared/model/withProgress';

/** Number of rows read between two progress steps. */
const ROWS = 5000;
/** Among orders with several lines, the minimum share whose amounts must look like totals. */
const MIN_TOTAL_SHARE = 0.95;
const PLACEHOLDER_ID = /^(?:0+|-1)$/u;

/**
 * Tests whether amounts are order totals: repeated on each line of an order, or on the first line, above the
 * other lines' amounts.
 *
 * @param productOf price times quantity of a row; null if the table lacks either
 */
export function* areTotalsRepeated(
  orderCells: readonly string[],
  amountCells: readonly string[],
  amountOf: (row: number) => number | null,
  productOf: (row: number) => number | null,
): WithProgress<boolean> {
  const orders = new Map<
    string,
    { cell: string; lines: number; hasSameCells: boolean; first: number; others: number }
  >();
  let products = 0;
  let others = 0;
  for (const [row, number] of orderCells.entries()) {
    if (row % ROWS === 0) yield row / orderCells.length;
    const cell = amountCells[row]?.trim() ?? '';
    if (number.trim() === '' || cell === '') continue;
    const amount = amountOf(row) ?? NaN;
    const known = orders.get(number);
    if (known) {
      known.lines += 1;
      known.hasSameCells &&= known.cell === cell;
      known.others += amount;
    } else orders.set(number, { cell, lines: 1, hasSameCells: true, first: amount, others: 0 });
    const product = productOf(row);
    if (product === null) continue;
    if (Math.abs(product - amount) < 0.01) products += 1;
    else others += 1;
  }
  const several = [...orders.values()].filter(({ lines }) => lines > 1);
  const totals = several.filter(
    ({ hasSameCells, first, others: sum }) => hasSameCells || Math.abs(first - sum) < 0.01,
  ).length;
  // An amount equal to price times quantity belongs to its line, so such amounts must not be the majority.
  return several.length > 0 && totals >= MIN_TOTAL_SHARE * several.length && products <= others;
}

/** Maximum share of numbers with several lines that may name several customers or days, as typing errors do. */
const MAX_SHARED_NUMBERS = 0.2;

/** Tests whether order numbers often name several customers or days, so that they aren't order numbers. */
export function* areNumbersShared(
  orderCells: readonly string[],
  keyCells: readonly (readonly string[])[],
): WithProgress<boolean> {
  const orders = new Map<string, { keys: string[]; lines: number; isShared: boolean }>();
  for (const [row, cell] of orderCells.entries()) {
    if (row % ROWS === 0) yield row / orderCells.length;
    const number = cell.trim();
    if (number === '') continue;
    const own = keyCells.map((cells) => (cells[row] ?? '').trim().toLowerCase());
    const known = orders.get(number);
    if (!known) {
      orders.set(number, { keys: own, lines: 1, isShared: false });
      continue;
    }
    known.lines += 1;
    for (const [index, key] of own.entries()) {
      if (key === '' || key === known.keys[index]) continue;
      if (known.keys[index] === '') known.keys[index] = key;
      else known.isShared = true;
    }
  }
  const several = [...orders.values()].filter(({ lines }) => lines > 1);
  return several.filter(({ isShared }) => isShared).length > MAX_SHARED_NUMBERS * several.length;
}

/** Returns the id that all guests share, if the most frequent id is 0 or -1; otherwise null. */
export function* guestIdOf(customerCells: readonly string[]): WithProgress<string | null> {
  const [[most] = ['']] = yield* tallied(customerCells, (cell) => cell.trim());
  return PLACEHOLDER_ID.test(most) ? most : null;
}
