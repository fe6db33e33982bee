/** The months by their names, January first. */
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
 * An ISO day (`2025-10-21`) as it is read: `October 21, 2025`. The same text as `Intl.DateTimeFormat`, whose data takes a
 * telephone some 20 ms to load before it can show the first day.
 */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 0) - 1]} ${date}, ${year}`;
}

/** An ISO day where there is little room: `Oct 21`. */
export function formatShortDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 0) - 1]?.slice(0, 3)} ${date}`;
}

/** Sorts by an ISO day, the latest first. */
export function latestFirst(a: { readonly date: string }, b: { readonly date: string }): number {
  return Number(a.date < b.date) - Number(a.date > b.date);
}

/** The ISO day of a moment, where the visitor is. */
export function dayOf(moment: Date): string {
  return isoDay(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
}

/** The ISO day some months later; where that month has no such day, its last: a month after January 31 is February 28. */
export function monthsAfter(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const elapsed = year * 12 + (month - 1) + count;
  const [laterYear, laterMonth] = [Math.floor(elapsed / 12), (elapsed % 12) + 1];
  // The day before the first of the month that follows. In UTC, where each day has its midnight.
  const last = new Date(Date.UTC(laterYear, laterMonth, 0)).getUTCDate();
  return isoDay(laterYear, laterMonth, Math.min(date, last));
}

function isoDay(year: number, month: number, date: number): string {
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(date)].join('-');
}
const twoDigits = (number: number) => String(number).padStart(2, '0');
