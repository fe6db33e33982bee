import type { WantedColumn } from '../shared/csv/columns';

export type ReviewColumn = 'text' | 'rating' | 'day' | 'product';

/** The column that a table of reviews must have. */
export const textColumn: WantedColumn<ReviewColumn> = {
  id: 'text',
  label: 'review',
  names: [
    'text',
    'review text',
    'review body',
    'review content',
    'body',
    'content',
    'comment',
    'comments',
    'feedback',
    'message',
    'reviews',
  ],
  holds: 'prose',
};

export const reviewColumns: readonly WantedColumn<ReviewColumn>[] = [
  textColumn,
  {
    id: 'rating',
    label: 'rating',
    names: ['stars', 'star rating', 'review rating', 'score', 'review score', 'overall'],
    holds: 'count',
    isOptional: true,
  },
  {
    id: 'day',
    label: 'date',
    names: [
      'day',
      'review date',
      'created at',
      'submitted at',
      'created',
      'published',
      'posted',
      'timestamp',
    ],
    holds: 'day',
    isOptional: true,
  },
  {
    id: 'product',
    label: 'product',
    names: [
      'product name',
      'product title',
      'item',
      'item name',
      'product id',
      'product handle',
      'sku',
      'asin',
    ],
    holds: 'text',
    isOptional: true,
  },
];
