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
  'price' | 'quantity' | 'day' | 'product' | 'place' | 'unitsPerPrice' | 'order' | 'cost';

/** Columns to look for in a table of sales. */
export const salesColumns: readonly WantedColumn<SalesColumn>[] = [
  {
    id: 'price',
    part: 'price',
    label: 'price or revenue',
    names: [...priceNames, ...revenueNames, 'amount', 'money'],
    unlike: notMoney,
    holds: 'money',
  },
  {
    id: 'quantity',
    part: 'quantity',
    label: 'quantity',
    names: [...quantityNames, 'sold', 'demand', 'volume', 'total volume', 'count'],
    unlike: notCounts,
    none: '1 per line',
    need: 'If none has units, and a line isn’t one unit, we can’t use this table.',
    holds: 'count',
  },
  {
    id: 'day',
    label: 'date',
    names: ['day', ...dayNames, 'week', 'month'],
    unlike: notOrderDays,
    isOptional: true,
    holds: 'day',
  },
  {
    id: 'product',
    label: 'product',
    names: productNames,
    isHeading: true,
    unlike: ['price', 'quantity', 'count', 'order', 'customer', 'payment', 'status', 'currency'],
    isOptional: true,
    holds: 'item',
  },
  {
    id: 'place',
    label: 'store or region',
    names: placeNames,
    unlike: ['billing', 'shipping', 'ship', 'marketing'],
    isOptional: true,
    isOnlyOffered: true,
    holds: 'text',
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
    isOrder: true,
    isOptional: true,
    holds: 'id',
  },
  {
    id: 'cost',
    label: 'cost',
    names: ['cost of goods', 'cogs', 'unit cost', 'cost price', 'cost per item', 'cost'],
    unlike: ['shipping', 'delivery', 'tax', 'total price'],
    none: '40% of the price',
    isOptional: true,
    holds: 'money',
  },
];
