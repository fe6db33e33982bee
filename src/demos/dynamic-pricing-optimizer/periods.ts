import type { DayReader } from '../shared/csv/cells';

/** The period of each row as a sortable key, and the length of a period. */
export interface Periods {
  /** Null if the cell is neither a day nor a week. */
  readonly read: (cell: string) => string | null;
  readonly per: 'day' | 'week';
}

/** A week number without a date: `W1`, `Week 12`, `40`. */
const NUMBERED = /^(?:w(?:ee)?k?\.?\s*)?(\d{1,4})$/iu;
const ISO_WEEK = /^\d{4}[-\s]?W\d/iu;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The periods of a column of days or weeks; null if most cells are neither. */
export function periodsOf(cells: readonly string[], { read }: DayReader): Periods | null {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const days = new Set(filled.flatMap((cell) => read(cell) ?? []));
  if (filled.filter((cell) => read(cell) !== null).length * 2 > filled.length)
    return {
      read,
      per: filled.every((cell) => ISO_WEEK.test(cell.trim())) || areWeeks(days) ? 'week' : 'day',
    };
  const numberOf = (cell: string) => NUMBERED.exec(cell.trim())?.[1]?.padStart(4, '0') ?? null;
  return filled.filter((cell) => numberOf(cell) !== null).length * 2 > filled.length
    ? { read: numberOf, per: 'week' }
    : null;
}

/** Tests whether all days are a multiple of a week apart. */
function areWeeks(days: ReadonlySet<string>): boolean {
  const [first, ...others] = [...days].map((day) => Date.parse(day) / DAY_MS);
  return first !== undefined && others.length > 1 && others.every((day) => (day - first) % 7 === 0);
}
