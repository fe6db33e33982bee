import type { Chosen, Taken, WantedColumn } from './columns';
import { canDoWithout } from './columns';

/** Chosen columns as a setting in an address, by their places alone: `2.0.`; names are the visitor's own. */
export function columnsAsText<Id extends string>(
  wanted: readonly WantedColumn<Id>[],
  taken: Taken<Id>,
): string {
  return wanted.map(({ id }) => taken[id] ?? '').join('.');
}

/**
 * The columns in an address; what makes no sense is left out, and so is what an older address does not know. Only an
 * optional column can be done without.
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
