import type { WithProgress } from '../model/withProgress';
import { shorten } from '../../../domain/typedText';
import { currencyIn } from './cells';
import { tallied } from './currencies';
import { isPaid } from './isPaid';

/** Describes how a table was read, for the visitor to confirm. */
export interface Readback {
  /** The first lines in words. */
  readonly examples: readonly string[];
  readonly statuses: readonly { readonly text: string; readonly lines: number; readonly counts: boolean }[];
  readonly currencies: readonly { readonly text: string; readonly lines: number }[];
}

/** Number of lines put in words. */
export const EXAMPLES = 3;
const MAX_LISTED = 12;

/** Adds statuses and currencies, most frequent first, to examples. */
export function* readbackOf(
  examples: readonly string[],
  statuses: readonly string[],
  currencies: readonly string[],
): WithProgress<Readback> {
  const listed = function* (cells: readonly string[], textOf: (cell: string) => string) {
    const counts = yield* tallied(cells, textOf);
    return counts.slice(0, MAX_LISTED).map(([text, lines]) => ({ text, lines }));
  };
  const found = yield* listed(statuses, (cell) => cell.trim());
  return {
    examples,
    statuses: found.map((own) => ({ ...own, counts: isPaid(own.text) })),
    currencies: yield* listed(currencies, currencyIn),
  };
}

const MAX_CELL_CHARACTERS = 60;

/** Shortens a cell, and isolates it so that right-to-left text doesn't reorder the sentence around it. */
export function cellInSentence(cell: string): string {
  return `\u2068${shorten(cell, MAX_CELL_CHARACTERS)}\u2069`;
}
