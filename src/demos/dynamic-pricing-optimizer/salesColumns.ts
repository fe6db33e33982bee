import type { WantedColumn } from '../shared/csv/columns';

export type SalesColumn = 'price' | 'quantity' | 'day' | 'article' | 'place';

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
      'total volume',
      'count',
      'menge',
      'quantité',
      'cantidad',
    ],
    unlike: ['price', 'tax', 'channel', 'rep', 'rank'],
    holds: 'count',
  },
  {
    id: 'day',
    label: 'day or week',
    names: ['day', 'date', 'order date', 'invoice date', 'week', 'datum', 'woche', 'fecha'],
    unlike: ['first', 'due', 'delivery', 'ship', 'updated'],
    holds: 'day',
    isOptional: true,
  },
  {
    id: 'article',
    label: 'article',
    names: [
      'sku',
      'product',
      'product id',
      'item',
      'item id',
      'stock code',
      'article number',
      'brand',
      'upc',
      'ean',
      'asin',
      'variant',
      'type',
      'artikel',
    ],
    unlike: ['price', 'quantity', 'count', 'order', 'customer', 'payment'],
    holds: 'text',
    isOptional: true,
  },
  {
    id: 'place',
    label: 'store or region',
    names: ['store', 'region', 'shop', 'channel', 'market', 'country', 'city', 'filiale'],
    holds: 'text',
    isOptional: true,
  },
];
