import type { WantedColumn } from '../shared/csv/columns';

export type OrderColumn = 'customer' | 'day' | 'amount';

/** The columns of a table of orders. */
export const orderColumns: readonly WantedColumn<OrderColumn>[] = [
  {
    id: 'customer',
    label: 'customer',
    names: [
      'customer id',
      'customer name',
      'client',
      'buyer',
      'user',
      'email',
      'e-mail',
      'kunde',
      'kundennummer',
    ],
    holds: 'text',
  },
  {
    id: 'day',
    label: 'day',
    names: ['date', 'order date', 'ordered', 'created', 'created at', 'datum', 'fecha'],
    holds: 'day',
  },
  {
    id: 'amount',
    label: 'amount',
    names: [
      'total',
      'order total',
      'order value',
      'revenue',
      'price',
      'sum',
      'spend',
      'betrag',
      'umsatz',
      'importe',
    ],
    holds: 'money',
  },
];
