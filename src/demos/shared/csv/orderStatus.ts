import type { WantedColumn } from './columns';

export const statusColumn: WantedColumn<'status'> = {
  id: 'status',
  label: 'status',
  names: ['order status', 'financial status', 'payment status'],
  unlike: [
    ...['fulfillment', 'shipping', 'delivery', 'marital', 'customer', 'member', 'lineitem'],
    ...['address', 'payout'],
  ],
  isOptional: true,
  holds: 'text',
};

/** Statuses of orders that were never paid or fully refunded. */
const NO_PURCHASE =
  /^(?:cancell?ed|failed|voided|void|refunded|expired|draft|quotation|quotation sent|trash|abandoned|unpaid|storniert|erstattet)$/iu;

/** Tests whether an order was paid and kept. Orders without a status count. */
export function isPurchase(status: string): boolean {
  return !NO_PURCHASE.test(status);
}
