import type { WantedColumn } from './columns';

export const statusColumn: WantedColumn<'status'> = {
  id: 'status',
  label: 'status',
  names: ['order status', 'financial status', 'payment status'],
  unlike: [
    ...['fulfillment', 'shipping', 'delivery', 'marital', 'customer', 'member', 'lineitem'],
    ...['address', 'payout', 'product', 'listing', 'item', 'stock', 'inventory', 'subscription', 'account'],
    ...['campaign', 'promotion', 'coupon', 'discount', 'return', 'refund'],
  ],
  isOptional: true,
  holds: 'status',
};

/** Statuses of orders that were never paid, or that were fully refunded. */
const NO_PURCHASE =
  /cancel|refund|return|declin|void|charge.?back|fail|expire|draft|quotation|trash|abandon|unpaid|reject|storn|erstatt|abgelehnt|annul|rembours|reembols|devuel|devolv|rechaz|rimbors|annull|estorn|terugbet|mislukt|anulow|zwrot|iptal|iade|отмен|возвра|取消|退款|キャンセル|返金|취소|환불|ملغ/iu;
/** A partial refund leaves a purchase. */
const PARTIAL = /partial|teilweise|partiel|parcial|parzial|not |non|no /iu;

/** The visitor's choice of statuses whose lines count, or don't. */
export type StatusChoices = ReadonlyMap<string, boolean>;

/** Tests whether a status means that an order was paid and kept. */
export function isPaid(status: string): boolean {
  return !NO_PURCHASE.test(status) || PARTIAL.test(status);
}

/** Tests whether lines with a status count: by the visitor's choice, or if the order was paid and kept. */
export function counts(status: string, choices: StatusChoices): boolean {
  return choices.get(status) ?? isPaid(status);
}

/**
 * Returns a test for rows of orders that count. An order without a status passes.
 * @param keys columns that identify an order
 */
export function purchaseTest(
  statuses: readonly string[],
  keys: readonly (readonly string[])[],
  choices: StatusChoices,
): (row: number) => boolean {
  // If purchases have a status too, a line without one belongs to the order above.
  const isContinued = statuses.some((status) => status.trim() !== '' && counts(status.trim(), choices));
  const all = isContinued ? continuedCells(statuses, keys) : statuses;
  return (row) => counts((all[row] ?? '').trim(), choices);
}

/**
 * Fills empty cells from the row above if it's of the same order. Many stores export an order's status and
 * currency only on its first line.
 * @param keys columns whose cells are the same on all lines of an order, or empty below the first
 */
export function continuedCells(
  cells: readonly string[],
  keys: readonly (readonly string[])[],
): readonly string[] {
  const order = keys.map(() => '');
  let above = '';
  return cells.map((cell, row) => {
    let isSameOrder = true;
    for (const [index, key] of keys.entries()) {
      const own = (key[row] ?? '').trim();
      if (own === '' || own === order[index]) continue;
      isSameOrder = false;
      order[index] = own;
    }
    if (cell.trim() !== '' || !isSameOrder) above = cell.trim();
    return above;
  });
}
