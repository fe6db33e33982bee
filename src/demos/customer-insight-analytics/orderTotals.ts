import type { Steps } from '../shared/model/steps';

/** So many rows are looked at between two steps. */
const ROWS = 5000;
/** Of the orders with several lines so many have one amount on all of them, if it is the order's. */
const ALIKE_SHARE = 0.95;

/**
 * Whether amounts are those of whole orders, repeated on each line of an order.
 *
 * @param productOf price times quantity of a row; null if the table does not have both
 */
export function* areTotalsRepeated(
  orderCells: readonly string[],
  amountCells: readonly string[],
  amountOf: (row: number) => number | null,
  productOf: (row: number) => number | null,
): Steps<boolean> {
  const orders = new Map<string, { cell: string; lines: number; isAlike: boolean }>();
  let products = 0;
  let others = 0;
  for (const [row, number] of orderCells.entries()) {
    if (row % ROWS === 0) yield row / orderCells.length;
    const cell = amountCells[row]?.trim() ?? '';
    if (number.trim() === '' || cell === '') continue;
    const known = orders.get(number);
    if (known) {
      known.lines += 1;
      known.isAlike &&= known.cell === cell;
    } else orders.set(number, { cell, lines: 1, isAlike: true });
    const product = productOf(row);
    if (product === null) continue;
    if (Math.abs(product - (amountOf(row) ?? NaN)) < 0.01) products += 1;
    else others += 1;
  }
  const several = [...orders.values()].filter(({ lines }) => lines > 1);
  const alike = several.filter(({ isAlike }) => isAlike).length;
  // Where price times quantity gives the amount, it is the line's own.
  return several.length > 0 && alike >= ALIKE_SHARE * several.length && products <= others;
}
