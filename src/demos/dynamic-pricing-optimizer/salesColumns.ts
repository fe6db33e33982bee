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

const notProducts = ['price', 'quantity', 'count', 'order', 'customer', 'payment', 'status', 'currency'];
const notPlaces = ['billing', 'shipping', 'ship', 'marketing'];
const costNames = ['cost of goods', 'cogs', 'unit cost', 'cost price', 'cost per item', 'cost'];
const notCosts = ['shipping', 'delivery', 'tax', 'total price'];

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
  optional('day', 'date', 'day', ['day', ...dayNames, 'week', 'month'], { unlike: notOrderDays }),
  optional('product', 'product', 'item', productNames, { unlike: notProducts, isHeading: true }),
  optional('place', 'store or region', 'text', placeNames, { unlike: notPlaces, isOnlyOffered: true }),
  optional('unitsPerPrice', 'the price is for', 'count', [], { none: 'One unit' }),
  optional('order', 'order number', 'id', orderNumberNames, { unlike: notOrderNumbers, isOrder: true }),
  optional('cost', 'cost', 'money', costNames, { unlike: notCosts, none: '40% of the price' }),
];

function optional(
  id: SalesColumn,
  label: string,
  holds: WantedColumn<SalesColumn>['holds'],
  names: readonly string[],
  more: Partial<WantedColumn<SalesColumn>>,
): WantedColumn<SalesColumn> {
  return { id, label, holds, names, isOptional: true, ...more };
}
