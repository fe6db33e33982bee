import { months } from '../../domain/dates';

/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** The letters that tell a month. */
const short = (name: string) => name.slice(0, 3).toLowerCase();

/** The ISO day, if there is one: no February has 30 days. `month` is from 1 to 12. */
export function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return null;
  return date.toISOString().slice(0, 10);
}

/** A month by its English name or the beginning of it, from 1 to 12; 0 for what is no month. */
export function monthNamed(name: string): number {
  return months.findIndex((month) => short(month) === short(name)) + 1;
}

/** The ISO day of an ISO week, if there is one; `weekday` is from 1, a Monday, to 7. */
export function isoWeekDay(year: number, week: number, weekday: number): string | null {
  // The 4th of January is in week 1 of every year, the 28th of December in the last one.
  const mondayOf = (day: Date) => day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS;
  const monday = mondayOf(new Date(Date.UTC(year, 0, 4))) + (week - 1) * 7 * DAY_MS;
  if (week < 1 || monday > Date.UTC(year, 11, 28)) return null;
  return new Date(monday + (weekday - 1) * DAY_MS).toISOString().slice(0, 10);
}
