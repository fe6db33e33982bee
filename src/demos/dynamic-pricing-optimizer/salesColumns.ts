import type { WantedColumn } from '../shared/csv/columns';

export type SalesColumn = 'price' | 'quantity' | 'day';

/** The columns of a table of sales. */
export const salesColumns: readonly WantedColumn<SalesColumn>[] = [
  {
    id: 'price',
    label: 'price',
    names: ['unit price', 'list price', 'sale price', 'net price', 'amount', 'preis', 'prix', 'precio'],
    holds: 'money',
  },
  {
    id: 'quantity',
    label: 'quantity',
    names: [
      'qty',
      'units',
      'units sold',
      'sold',
      'sales',
      'demand',
      'volume',
      'count',
      'menge',
      'quantité',
      'cantidad',
    ],
    holds: 'count',
  },
  {
    id: 'day',
    label: 'day',
    names: ['date', 'order date', 'week', 'datum', 'fecha'],
    holds: 'day',
    isOptional: true,
  },
];
