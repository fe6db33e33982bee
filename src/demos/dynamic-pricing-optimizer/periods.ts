import { ascending, max, mean, min, pairs, sum } from 'd3-array';
import type { DayReader } from '../shared/csv/cells';
import { DAY_MS } from '../shared/days';
import type { Period, Sale } from './sale';
import { WEEK } from './sale';

/** The periods of a column: a parser that returns sortable keys, and the length of a period. */
export interface Periods {
  /** Returns null if the cell isn't a day, week, or month. */
  readonly read: (cell: string) => string | null;
  readonly per: Period;
}

/** A week number without a date: `W1`, `Week 12`, `40`. */
const NUMBERED = /^(?:w(?:ee)?k?\.?\s*)?(\d{1,4})$/iu;
const ISO_WEEK = /^\d{4}[-\s]?W\d/iu;

/** Matches the header of a column whose plain numbers are days or months, which are ambiguous without a year. */
const UNCLEAR_HEADER = /\bday|month|monat|mois|\bmes\b/iu;

/** Finds the periods of a column of days, weeks, or months; null if most cells are none of these. */
export function periodsOf(cells: readonly string[], { read }: DayReader, header: string): Periods | null {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const days = new Set(filled.flatMap((cell) => read(cell) ?? []));
  if (filled.filter((cell) => read(cell) !== null).length * 2 > filled.length)
    return {
      read,
      per: lengthOf(days, filled),
    };
  if (UNCLEAR_HEADER.test(header)) return null;
  const numberOf = (cell: string) => NUMBERED.exec(cell.trim())?.[1]?.padStart(4, '0') ?? null;
  return filled.filter((cell) => numberOf(cell) !== null).length * 2 > filled.length
    ? { read: numberOf, per: 'week' }
    : null;
}

/**
 * Returns months or quarters if all days are the first of a month, weeks if all are a multiple of a week apart,
 * and otherwise days.
 */
function lengthOf(days: ReadonlySet<string>, cells: readonly string[]): Period {
  if (cells.every((cell) => ISO_WEEK.test(cell.trim()))) return 'week';
  if ([...days].every((day) => day.endsWith('-01'))) {
    const gap = min(pairs([...days].map(monthOf).sort(ascending), (month, next) => next - month));
    if (gap !== undefined) return gap === 3 ? 'quarter' : 'month';
  }
  const [first = 0, ...others] = [...days].map((day) => Date.parse(day) / DAY_MS);
  return others.length > 1 && others.every((day) => (day - first) % WEEK === 0) ? 'week' : 'day';
}

/** Returns the number of an ISO day's month, counted from year 0. */
function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

/** Returns the first day of a period, in days since January 1, 1970. Numbered weeks count from that date. */
export function firstDayOf(period: string): number {
  return period.includes('-') ? Date.parse(period) / DAY_MS : Number(period) * WEEK;
}

/** A sale on a known day; its quantity can be 0. */
export type DaySale = Required<Sale>;

/** Days on which products could have sold, summed over the products, and how many had no sale. */
export interface EmptyDays {
  readonly days: number;
  readonly empty: number;
  /** The period to add sales up by; null if empty days must be left out. */
  readonly per: 'day' | 'week' | null;
}

/** Maximum share of empty days to leave out. Leaving out more would bias the elasticity toward zero. */
const MAX_EMPTY_SHARE = 0.05;
/** In sparser sales, most prices would be guesses. */
const MAX_SPARSE_SHARE = 0.9;
/** Minimum number of days for counting empty days as 0 (`toCount`), and for adding up by week (`byWeek`). */
const MIN_DAYS = { toCount: 14, byWeek: 56 };

/**
 * Counts days without a sale: for each product from its first to its last sale, without weekdays on which the
 * store is always closed. Null if few days are missing or the rows aren't daily.
 */
export function emptyDaysOf(products: readonly (readonly DaySale[])[]): EmptyDays | null {
  const all = [...new Set(products.flat().map(({ day }) => day))].sort(ascending);
  const gaps = new Set(pairs(all, (day, next) => next - day));
  // A small store may never sell on two days in a row. Equal gaps, and those of weeks, are those of a report.
  const isDaily = gaps.size > 1 && Math.min(...gaps) < WEEK;
  if (!isDaily) return null;
  const weekdays = new Set(all.map((day) => day % WEEK));
  const counts = products.map((sales) => {
    const sold = sales.filter(({ quantity }) => quantity > 0);
    const [first = 0, last = -1] = [sold[0]?.day, sold.at(-1)?.day];
    const days = sum(weekdays, (weekday) => weekdaysBetween(first, last, weekday));
    return { span: last - first + 1, days, empty: days - sold.length };
  });
  const days = sum(counts, (count) => count.days);
  const empty = sum(counts, (count) => count.empty);
  const span = max(counts, (count) => count.span) ?? 0;
  if (empty <= days * MAX_EMPTY_SHARE) return null;
  const isSparse = empty > days * MAX_SPARSE_SHARE;
  return {
    days,
    empty,
    per: isSparse || span < MIN_DAYS.toCount ? null : span < MIN_DAYS.byWeek ? 'day' : 'week',
  };
}

function weekdaysBetween(first: number, last: number, weekday: number): number {
  const start = first + ((weekday - (first % WEEK) + WEEK) % WEEK);
  return start > last ? 0 : Math.floor((last - start) / WEEK) + 1;
}

/**
 * Adds up sales by period and counts periods without a sale as 0. A day without a row has the price of the day
 * before. The last period ends on the last day; days before the first whole period are dropped.
 * @param sales sorted by day
 */
export function withEmptyPeriods(sales: readonly DaySale[], per: 'day' | 'week'): readonly DaySale[] {
  const [first] = sales;
  const last = sales.at(-1);
  if (!first || !last) return [];
  const byDay = new Map(sales.map((sale) => [sale.day, sale]));
  let { price } = first;
  const days = Array.from({ length: last.day - first.day + 1 }, (_, index): DaySale => {
    const day = first.day + index;
    const sale = byDay.get(day);
    price = sale?.price ?? price;
    return { day, price, quantity: sale?.quantity ?? 0 };
  });
  if (per === 'day') return days;
  const rest = days.length % WEEK;
  return Array.from({ length: Math.floor(days.length / WEEK) }, (_, week) => {
    const own = days.slice(rest + week * WEEK, rest + (week + 1) * WEEK);
    return {
      day: first.day + rest + week * WEEK,
      price: Number((mean(own, (day) => day.price) ?? 0).toFixed(4)),
      quantity: sum(own, ({ quantity }) => quantity),
    };
  });
}
