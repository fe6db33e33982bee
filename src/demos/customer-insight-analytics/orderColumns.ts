import type { WantedColumn } from '../shared/csv/columns';
import {
  customerNames,
  dayNames,
  notCounts,
  notCustomers,
  notMoney,
  notOrderDays,
  notOrderNumbers,
  orderNumberNames,
  quantityNames,
  totalNames,
} from '../shared/csv/vocabulary';

export type OrderColumn = 'customer' | 'day' | 'amount' | 'order' | 'quantity' | 'refunded' | 'reference';

export const ORDERS_NEEDED = 'We need one line per order or payment, with its customer on the line.';

/** Names used for customers without an account. */
export const GUEST =
  /^(?:guests?|guest (?:customer|user)|anonymous|unknown|none|null|n\/a|not logged in|walk-?in(?: customer)?|cash (?:customer|sale)|-+|0+|-1)$/iu;

/** Columns to look for in a table of orders or order lines. */
export const orderColumns: readonly WantedColumn<OrderColumn>[] = [
  {
    id: 'customer',
    label: 'customer',
    names: customerNames,
    unlike: notCustomers,
    blank: GUEST,
    isHeading: true,
    need: `${ORDERS_NEEDED} In Shopify’s export of orders, that’s “Email.”`,
    holds: 'person',
  },
  { id: 'day', label: 'date', names: ['day', ...dayNames], unlike: notOrderDays, holds: 'day' },
  {
    id: 'amount',
    part: 'amount',
    label: 'amount',
    names: [...totalNames, 'price'],
    unlike: notMoney,
    need: ORDERS_NEEDED,
    holds: 'total',
  },
  {
    id: 'order',
    label: 'order number',
    names: orderNumberNames,
    unlike: notOrderNumbers,
    isOrder: true,
    sameIn: ['customer'],
    isOptional: true,
    holds: 'id',
  },
  {
    id: 'quantity',
    part: 'quantity',
    label: 'quantity',
    names: quantityNames,
    unlike: notCounts,
    isOptional: true,
    holds: 'count',
  },
  {
    id: 'refunded',
    label: 'refunded',
    names: [
      ...['amount refunded', 'refunded amount', 'total refunded', 'refund amount', 'refunds'],
      ...['partial refunds', 'partial refund', 'partially refunded', 'refund', 'debit', 'money out'],
    ],
    unlike: [
      ...['date', 'day', 'converted', 'currency', 'reason', 'status', 'id', 'number', 'type', 'method'],
      ...['quantity', 'qty', 'units', 'items', 'tax', 'shipping', 'fee'],
    ],
    isOptional: true,
    holds: 'money',
  },
  {
    id: 'reference',
    label: 'returned order',
    names: [
      'reference txn id',
      'original order',
      'original transaction',
      'refunded order',
      'parent order',
      'parent id',
    ],
    isOptional: true,
    holds: 'id',
  },
];
