import type { WithProgress } from '../model/withProgress';
import { isolated } from '../../../domain/isolated';
import { shorten } from '../../../domain/typedText';
import { currencyIn } from './cells';
import { tallied } from './currencies';
import type { Finding } from './finding';
import type { CsvTable } from './readCsv';
import type { DayOrder } from './source';
import type { StatusChoices } from './statuses';
import { counts } from './statuses';

/** Says how a table was read, for the visitor to confirm or change. */
export interface Readback {
  /** Says how the table as a whole was read; empty if no line could be read. */
  readonly summary: string;
  /** The first lines in words. */
  readonly examples: readonly string[];
  readonly statuses: readonly { readonly text: string; readonly lines: number; readonly counts: boolean }[];
  /** The most frequent first; only its lines count. */
  readonly currencies: readonly { readonly text: string; readonly lines: number }[];
  /** Null if no date is written like 3/4/2026. */
  readonly dayOrder: DayOrder | null;
}

/** The part of a demo's result that says how the visitor's table was read. */
export interface ReadingResult<Id extends string> {
  readonly columns: CsvTable<Id>['columns'];
  readonly findings: readonly Finding[];
  /** Null for the example. */
  readonly readback: Readback | null;
}

/** Number of lines put in words. */
export const EXAMPLES = 3;
const MAX_LISTED = 30;

/** Counts the lines of each status and currency. */
export function* statusesAndCurrencies(
  statusCells: readonly string[],
  currencyCells: readonly string[],
  choices: StatusChoices,
): WithProgress<Pick<Readback, 'statuses' | 'currencies'>> {
  const listed = function* (cells: readonly string[], textOf: (cell: string) => string) {
    const found = yield* tallied(cells, textOf);
    return found.slice(0, MAX_LISTED).map(([text, lines]) => ({ text, lines }));
  };
  const statuses = yield* listed(statusCells, (cell) => cell.trim());
  return {
    statuses: statuses.map((own) => ({ ...own, counts: counts(own.text, choices) })),
    currencies: yield* listed(currencyCells, currencyIn),
  };
}

const MAX_CELL_CHARACTERS = 60;

/** Shortens a cell, and isolates it so that right-to-left text doesn't reorder the sentence around it. */
export function cellInSentence(cell: string): string {
  return isolated(shorten(cell, MAX_CELL_CHARACTERS));
}
