import type { Chosen, Taken, WantedColumn } from './columns';
import { canDoWithout } from './columns';

/** Chosen columns for a URL, by index only: `2.0.`; the names are the visitor's data. */
export function columnsAsText<Id extends string>(
  wanted: readonly WantedColumn<Id>[],
  taken: Taken<Id>,
): string {
  return wanted.map(({ id }) => taken[id] ?? '').join('.');
}

/**
 * Reads the chosen columns from a URL; ignores invalid values and columns an older link doesn't know. Only an
 * optional column can be left out.
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
