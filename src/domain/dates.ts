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
