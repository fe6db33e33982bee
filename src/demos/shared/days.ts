import { months } from '../../domain/dates';

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
