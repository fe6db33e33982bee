import type { WantedColumn } from '../shared/csv/columns';
import { currencyColumn } from '../shared/csv/currencies';
import { statusColumn } from '../shared/csv/statuses';
import {
  dayNames,
  notCounts,
  notMoney,
  notOrderDays,
  placeNames,
  priceNames,
  productNames,
  quantityNames,
  revenueNames,
} from '../shared/csv/vocabulary';

export type SalesColumn =
  'price' | 'quantity' | 'day' | 'product' | 'place' | 'revenue' | 'status' | 'currency';

export const salesColumns: readonly WantedColumn<SalesColumn>[] = [
  {
    id: 'price',
    label: 'price',
    names: [...priceNames, 'amount'],
    unlike: [...notMoney, 'value', 'amount', 'compare', 'total', 'sales', 'revenue', 'returns'],
    unless: 'revenue',
    holds: 'money',
  },
  {
    id: 'quantity',
    label: 'quantity',
    names: [...quantityNames, 'sold', 'demand', 'volume', 'total volume', 'count'],
    unlike: notCounts,
    holds: 'count',
  },
  {
    id: 'day',
    label: 'date',
    names: [...dayNames, 'week', 'month'],
    unlike: notOrderDays,
    holds: 'day',
    isOptional: true,
  },
  {
    id: 'product',
    label: 'product',
    names: productNames,
    unlike: ['price', 'quantity', 'count', 'order', 'customer', 'payment', 'status'],
    holds: 'text',
    splitsBy: 'price',
    isOptional: true,
  },
  {
    id: 'place',
    label: 'store or region',
    names: placeNames,
    unlike: ['billing', 'shipping', 'ship', 'marketing'],
    holds: 'text',
    isOptional: true,
  },
  {
    id: 'revenue',
    label: 'revenue',
    names: revenueNames,
    unlike: notMoney,
    isOptional: true,
    holds: 'money',
  },
  statusColumn,
  currencyColumn,
];
