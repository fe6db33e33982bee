import { months } from '../../domain/dates';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The first three letters identify a month. */
const short = (name: string) => name.slice(0, 3).toLowerCase();

/** Returns the ISO date, or null if it doesn't exist. `month` is from 1 to 12. */
export function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return null;
  return date.toISOString().slice(0, 10);
}

/** Returns the month (1 to 12) with an English name or its abbreviation; 0 if there is none. */
export function monthNamed(name: string): number {
  return months.findIndex((month) => short(month) === short(name)) + 1;
}

/** Returns the ISO date of a day in an ISO week, or null if the week doesn't exist. `weekday` is 1 (Monday) to 7. */
export function isoWeekDay(year: number, week: number, weekday: number): string | null {
  // January 4 is always in week 1, and December 28 in the last week.
  const mondayOf = (day: Date) => day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS;
  const monday = mondayOf(new Date(Date.UTC(year, 0, 4))) + (week - 1) * 7 * DAY_MS;
  if (week < 1 || monday > Date.UTC(year, 11, 28)) return null;
  return new Date(monday + (weekday - 1) * DAY_MS).toISOString().slice(0, 10);
}
