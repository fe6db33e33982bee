export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Formats an ISO day (`2025-10-21`) as `October 21, 2025`. Avoids `Intl.DateTimeFormat`, whose data takes 20 ms to
 * load on a phone.
 */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 0) - 1]} ${date}, ${year}`;
}

/** Formats an ISO day as `Oct 21`. */
export function formatShortDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 0) - 1]?.slice(0, 3)} ${date}`;
}

/** Compares dated items for sorting, latest first. */
export function latestFirst(a: { readonly date: string }, b: { readonly date: string }): number {
  return Number(a.date < b.date) - Number(a.date > b.date);
}

/** Returns the ISO day in the visitor's time zone. */
export function dayOf(time: Date): string {
  return isoDay(time.getFullYear(), time.getMonth() + 1, time.getDate());
}

/**
 * Adds months to an ISO day. If that day doesn't exist, returns the last of the month: January 31 → February 28.
 */
export function monthsAfter(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const elapsed = year * 12 + (month - 1) + count;
  const [laterYear, laterMonth] = [Math.floor(elapsed / 12), (elapsed % 12) + 1];
  // Day 0 is the last day of the previous month. UTC has no daylight saving time.
  const last = new Date(Date.UTC(laterYear, laterMonth, 0)).getUTCDate();
  return isoDay(laterYear, laterMonth, Math.min(date, last));
}

function isoDay(year: number, month: number, date: number): string {
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(date)].join('-');
}
const twoDigits = (number: number) => String(number).padStart(2, '0');
