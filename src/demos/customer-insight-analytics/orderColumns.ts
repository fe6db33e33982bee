import type { WantedColumn } from '../shared/csv/columns';
import { currencyColumn } from '../shared/csv/currencies';
import { statusColumn } from '../shared/csv/statuses';
import {
  customerNames,
  dayNames,
  notCounts,
  notCustomers,
  notMoney,
  notOrderDays,
  orderTotalNames,
  priceNames,
  quantityNames,
} from '../shared/csv/vocabulary';

export type OrderColumn =
  'customer' | 'day' | 'amount' | 'order' | 'price' | 'quantity' | 'status' | 'refunded' | 'currency';

/** Columns to look for in a table of orders or order lines. */
export const orderColumns: readonly WantedColumn<OrderColumn>[] = [
  { id: 'customer', label: 'customer', names: customerNames, unlike: notCustomers, holds: 'text' },
  { id: 'day', label: 'day', names: dayNames, unlike: notOrderDays, holds: 'day' },
  {
    id: 'amount',
    label: 'amount',
    names: orderTotalNames,
    unlike: [...notMoney, 'item'],
    unless: 'price',
    holds: 'money',
  },
  {
    id: 'order',
    label: 'order number',
    names: [
      ...['order id', 'order no', 'order name', 'invoice id', 'invoice no', 'invoice number'],
      ...['transaction id', 'order', 'invoice', 'receipt', 'transaction', 'sales document'],
    ],
    unlike: [
      ...['date', 'day', 'status', 'total', 'value', 'amount', 'line', 'quantity', 'type', 'source'],
      ...['currency', 'uom'],
    ],
    isOptional: true,
    holds: 'text',
  },
  { id: 'price', label: 'price', names: priceNames, unlike: notMoney, isOptional: true, holds: 'money' },
  {
    id: 'quantity',
    label: 'quantity',
    names: quantityNames,
    unlike: notCounts,
    isOptional: true,
    holds: 'count',
  },
  statusColumn,
  {
    id: 'refunded',
    label: 'refunded',
    names: ['amount refunded', 'refunded amount', 'total refunded', 'refund amount', 'refunds'],
    unlike: ['date', 'day', 'converted', 'currency', 'reason', 'status'],
    isOptional: true,
    holds: 'money',
  },
  currencyColumn,
];
