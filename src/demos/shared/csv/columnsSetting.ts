import type { Taken, WantedColumn } from './columns';

/** Chosen columns as a setting in an address, by their places alone: `2.0.`; names are the visitor's own. */
export function columnsAsText<Id extends string>(
  wanted: readonly WantedColumn<Id>[],
  taken: Taken<Id>,
): string {
  return wanted.map(({ id }) => taken[id] ?? '').join('.');
}

/** The columns in an address; what makes no sense is left out. */
export function columnsIn<Id extends string>(wanted: readonly WantedColumn<Id>[], text: string): Taken<Id> {
  const parts = text.split('.');
  const taken: Partial<Record<Id, number>> = {};
  for (const [index, { id }] of wanted.entries()) {
    const part = parts[index] ?? '';
    if (/^\d{1,4}$/u.test(part)) taken[id] = Number(part);
  }
  return taken;
}
