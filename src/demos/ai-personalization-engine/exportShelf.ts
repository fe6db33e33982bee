import { csvRow } from '../shared/csv/writeCsv';
import { items, departmentLabels } from './items';
import type { Placement } from './shelf';

/** The shelf in its current order, as CSV. */
export function shelfAsCsv(shelf: readonly Placement[]): string {
  const rows = shelf.flatMap(({ item: number, place, popularityRank, isViewed, score }) => {
    const item = items[number];
    return item
      ? [
          [
            place,
            item.name,
            departmentLabels[item.department],
            item.price,
            popularityRank,
            score ?? '',
            isViewed ? 'yes' : '',
          ],
        ]
      : [];
  });
  return [['Rank', 'Item', 'Department', 'Price', 'Rank by popularity', 'Score', 'Clicked'], ...rows]
    .map((row) => `${csvRow(row)}\r\n`)
    .join('');
}
