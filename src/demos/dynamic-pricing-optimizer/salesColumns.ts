import type { WantedColumn } from '../shared/csv/columns';
import {
  dayNames,
  notCounts,
  notMoney,
  notOrderDays,
  notOrderNumbers,
  orderNumberNames,
  placeNames,
  priceNames,
  productNames,
  quantityNames,
  revenueNames,
} from '../shared/csv/vocabulary';

export type SalesColumn =
  'price' | 'quantity' | 'day' | 'product' | 'place' | 'revenue' | 'unitsPerPrice' | 'order';

/** Columns to look for in a table of sales. */
export const salesColumns: readonly WantedColumn<SalesColumn>[] = [
  {
    id: 'price',
    label: 'price',
    names: [...priceNames, 'amount', 'money'],
    unlike: [...notMoney, 'value', 'amount', 'compare', 'total', 'sales', 'revenue', 'returns'],
    unless: 'revenue',
    holds: 'money',
  },
  {
    id: 'quantity',
    label: 'quantity',
    names: [...quantityNames, 'sold', 'demand', 'volume', 'total volume', 'count'],
    unlike: notCounts,
    none: '1 per line',
    holds: 'count',
  },
  {
    id: 'day',
    label: 'date',
    names: [...dayNames, 'week', 'month'],
    unlike: notOrderDays,
    isOptional: true,
    holds: 'day',
  },
  {
    id: 'product',
    label: 'product',
    names: productNames,
    unlike: ['price', 'quantity', 'count', 'order', 'customer', 'payment', 'status'],
    isOptional: true,
    holds: 'text',
  },
  {
    id: 'place',
    label: 'store or region',
    names: placeNames,
    unlike: ['billing', 'shipping', 'ship', 'marketing'],
    isOptional: true,
    holds: 'text',
  },
  {
    id: 'revenue',
    label: 'revenue, without a price',
    names: revenueNames,
    unlike: notMoney,
    isOptional: true,
    holds: 'money',
  },
  {
    id: 'unitsPerPrice',
    label: 'the price is for',
    names: [],
    isOptional: true,
    none: 'One unit',
    holds: 'count',
  },
  {
    id: 'order',
    label: 'order number',
    names: orderNumberNames,
    unlike: notOrderNumbers,
    sameIn: ['day'],
    isOptional: true,
    holds: 'id',
  },
];
