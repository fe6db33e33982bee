import type { WithProgress } from '../model/withProgress';
import { currencyIn } from './cells';
import type { WantedColumn } from './columns';

export const currencyColumn: WantedColumn<'currency'> = {
  id: 'currency',
  label: 'currency',
  names: ['currency code', 'order currency'],
  unlike: ['rate', 'converted', 'presentment', 'payout', 'settlement', 'fee'],
  isOptional: true,
  holds: 'currency',
};

/** Number of rows read between two progress steps. */
const ROWS = 5000;

/** Finds the most frequent currency. `isMain` tests whether a row is in that currency or has none. */
export function* currenciesOf(cells: readonly string[]): WithProgress<{
  readonly main: string;
  readonly isMain: (row: number) => boolean;
}> {
  const [[main] = [''], ...others] = yield* tallied(cells, currencyIn);
  return { main, isMain: (row) => others.length === 0 || ['', main].includes(currencyIn(cells[row] ?? '')) };
}

/** Counts a column's distinct texts, without empty ones; the most frequent come first. */
export function* tallied(
  cells: readonly string[],
  textOf: (cell: string) => string,
): WithProgress<readonly (readonly [text: string, count: number])[]> {
  const counts = new Map<string, number>();
  for (const [row, cell] of cells.entries()) {
    if (row % ROWS === 0) yield row / cells.length;
    const text = textOf(cell);
    if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
