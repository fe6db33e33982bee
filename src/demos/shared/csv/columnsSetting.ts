import type { Chosen, Taken, WantedColumn } from './columns';
import { canDoWithout } from './columns';

/** Writes the chosen columns for a URL, as `2.0.`: only indexes, because names are the visitor's data. */
export function columnsAsText<Id extends string>(
  wanted: readonly WantedColumn<Id>[],
  taken: Taken<Id>,
): string {
  return wanted.map(({ id }) => taken[id] ?? '').join('.');
}

/**
 * Reads the chosen columns from a URL. Ignores invalid values and columns that an older link doesn't know. Only
 * optional columns can be left out.
 */
export function columnsIn<Id extends string>(wanted: readonly WantedColumn<Id>[], text: string): Chosen<Id> {
  const chosen: Partial<Record<Id, number | null>> = {};
  if (text === '') return chosen;
  const parts = text.split('.');
  for (const [index, column] of wanted.entries()) {
    const part = parts[index];
    if (part === undefined) break;
    if (/^\d{1,4}$/u.test(part)) chosen[column.id] = Number(part);
    else if (canDoWithout(column) && part === '') chosen[column.id] = null;
  }
  return chosen;
}
