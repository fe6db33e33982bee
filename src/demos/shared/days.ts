import { LANGUAGE } from '../../domain/language';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the ISO date, or null if it doesn't exist. `month` is from 1 to 12. */
export function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return null;
  return date.toISOString().slice(0, 10);
}

/** Languages whose month names are read. */
const LANGUAGES = [LANGUAGE, 'es', 'fr', 'de', 'it', 'pt', 'nl'];
const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
let monthNames: readonly (readonly string[])[] | undefined;

/** Returns the month (1 to 12) with a name, or the beginning of one: `Sept`, `enero`; 0 if there is none. */
export function monthNamed(name: string): number {
  const own = withoutAccents(name);
  monthNames ??= Array.from({ length: 12 }, (_, month) =>
    LANGUAGES.map((language) =>
      withoutAccents(new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(2025, month, 15))),
    ),
  );
  const [found = -1, ...others] = [...monthNames.keys()].filter((month) =>
    monthNames?.[month]?.some((each) => each.startsWith(own)),
  );
  return own.length < 3 || others.length > 0 ? 0 : found + 1;
}

/** Returns the ISO date of a day in an ISO week, or null if the week doesn't exist. `weekday` is 1 (Monday) to 7. */
export function isoWeekDay(year: number, week: number, weekday: number): string | null {
  // January 4 is always in week 1, and December 28 in the last week.
  const mondayOf = (day: Date) => day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS;
  const monday = mondayOf(new Date(Date.UTC(year, 0, 4))) + (week - 1) * 7 * DAY_MS;
  if (week < 1 || monday > Date.UTC(year, 11, 28)) return null;
  return new Date(monday + (weekday - 1) * DAY_MS).toISOString().slice(0, 10);
}
