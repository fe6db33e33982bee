import type { WantedColumn } from './columns';
import { continuedCells } from './continuedCells';

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
  holds: 'text',
};

/** Statuses of orders that were never paid or fully refunded. */
const NO_PURCHASE =
  /^(?:cancell?ed|failed|voided|void|refunded|expired|draft|quotation|quotation sent|trash|abandoned|unpaid|storniert|erstattet)$/iu;

/**
 * Returns a test for rows of orders that were paid and kept. Orders without a status count.
 * @param keys columns that identify an order
 */
export function purchaseTest(
  statuses: readonly string[],
  keys: readonly (readonly string[])[],
): (row: number) => boolean {
  const isPurchase = (status: string) => !NO_PURCHASE.test(status.trim());
  // If purchases have a status too, a line without one belongs to the order above.
  const isContinued = statuses.some((status) => status.trim() !== '' && isPurchase(status));
  const all = isContinued ? continuedCells(statuses, keys) : statuses;
  return (row) => isPurchase(all[row] ?? '');
}
