import type { WantedColumn } from '../shared/csv/columns';

export type ReviewColumn = 'text' | 'rating' | 'day' | 'product' | 'more' | 'language';

/** Splits a comma-separated list. */
const list = (text: string) => text.split(', ');

/** Words of columns about a review, rather than with its text. */
const notTexts = list(
  'title, date, time, id, url, link, count, number, author, name, type, status, source, reply, response, language, country, product, item, score, rating',
);

/** Columns to look for in a table of reviews. */
export const reviewColumns: readonly WantedColumn<ReviewColumn>[] = [
  {
    id: 'text',
    label: 'review',
    names: list(
      'text, review text, review body, review content, body, content, comment, comments, feedback, message, reviews, positive review, pros',
    ),
    unlike: notTexts,
    holds: 'prose',
  },
  {
    id: 'rating',
    label: 'rating',
    names: list(
      'stars, star rating, star, review rating, score, reviewer score, review score, overall, overall rating, satisfaction, satisfied, nps, likely, rate, sentiment, recommended, voted up, satisfecho, zufrieden, satisfait, satisfeito, bewertung, sterne, note, nota, calificación, puntuación',
    ),
    unlike: list('id, count, number, date, max, scale, average, avg, helpful'),
    holds: 'rating',
    isOptional: true,
  },
  {
    id: 'day',
    label: 'date',
    names: list(
      'day, review date, created at, create time, creation date, submitted at, created, published, posted, datetime, timestamp',
    ),
    unlike: list('reply, response, answer, updated, order'),
    holds: 'day',
    isOptional: true,
  },
  {
    id: 'product',
    label: 'product',
    names: list('product name, product title, item, item name, product id, product handle, sku, asin'),
    holds: 'text',
    isOptional: true,
  },
  {
    id: 'more',
    label: 'second text',
    // Others, such as titles, are only offered.
    names: list('negative review, cons, dislike, improve'),
    unlike: list('author, name, reply, response, answer, owner, product, item, page, job, id, url'),
    holds: 'prose',
    isOptional: true,
  },
  { id: 'language', label: 'language', names: ['locale'], holds: 'language', isOptional: true },
];
