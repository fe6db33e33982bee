import type { WantedColumn } from './columns';
import { continuedCells } from './continuedCells';
import type { Finding } from './finding';
import { linesThat } from './finding';
import { isPaid } from './isPaid';

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

/**
 * Returns a test for rows of orders that were paid and kept. An order without a status passes.
 * @param keys columns that identify an order
 */
export function purchaseTest(
  statuses: readonly string[],
  keys: readonly (readonly string[])[],
): (row: number) => boolean {
  // If purchases have a status too, a line without one belongs to the order above.
  const isContinued = statuses.some((status) => status.trim() !== '' && isPaid(status));
  const all = isContinued ? continuedCells(statuses, keys) : statuses;
  return (row) => isPaid(all[row] ?? '');
}

/**
 * Reports lines that are left out because of their status.
 * @param column name of the status column
 */
export function unpaidFinding(count: number, column: string, counted: 'sales' | 'purchases'): Finding {
  return {
    severity: 'info',
    message: `${linesThat(count, 'is', 'are')} canceled, failed, or refunded according to “${column}”.`,
    suggestion: `They don’t count as ${counted}. To count them, choose “None” for the status.`,
  };
}
