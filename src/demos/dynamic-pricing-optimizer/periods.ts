import type { DayReader } from '../shared/csv/cells';

/** When each row of a table was: keys that sort by time, and what is between two of them. */
export interface Periods {
  /** Null for a cell that is no day and no week. */
  readonly read: (cell: string) => string | null;
  readonly per: 'day' | 'week';
}

/** `W1`, `Week 12`, `40`: a week by its number alone, which has no day. */
const NUMBERED = /^(?:w(?:ee)?k?\.?\s*)?(\d{1,4})$/iu;
const ISO_WEEK = /^\d{4}[-\s]?W\d/iu;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The periods of a column of days or weeks; null if most of its cells are neither. */
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

/** Whether each two days are a week apart, or several of them. */
function areWeeks(days: ReadonlySet<string>): boolean {
  const [first, ...others] = [...days].map((day) => Date.parse(day) / DAY_MS);
  return first !== undefined && others.length > 1 && others.every((day) => (day - first) % 7 === 0);
}
