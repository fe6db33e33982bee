import { range } from 'd3-array';
import { formatShortDay } from '../../domain/dates';
import { DAY_MS } from '../shared/days';
import type { Axis } from '../shared/plot/Plot';

/** Longer periods have ticks at the start of months. */
const MAX_DAYS = 120;
/** More labels would overlap on a phone. */
const MAX_TICKS = 4;
const MONTH_DAYS = 31;
const YEAR = 12;
/** Steps between ticks, in months. */
const STEPS = [1, 2, 3, 6, YEAR, 2 * YEAR, 5 * YEAR, 10 * YEAR, 20 * YEAR];

/** Returns an axis between two times in milliseconds since 1970. Its labels all differ, and they say the year. */
export function timeAxis(first: number, last: number): Axis {
  const domain = [first, last] as const;
  const days = (last - first) / DAY_MS;
  if (days <= MAX_DAYS)
    return {
      label: `Day (${[...new Set(domain.map(yearOf))].join('–')})`,
      domain,
      ticks: range(first, last + 1, Math.ceil(days / MAX_TICKS) * DAY_MS),
      format: shortDay,
    };
  // A year's label is short. Without the fifth, eight years would get a step of five years and a single label.
  const step =
    STEPS.find((months) => days / MONTH_DAYS / months <= MAX_TICKS + Number(months >= YEAR)) ?? 20 * YEAR;
  return {
    label: 'Date',
    domain,
    ticks: range(Math.ceil(monthOf(first) / step) * step, monthOf(last) + 1, step)
      .map((month) => Date.UTC(1970, month))
      .filter((time) => time >= first),
    format: (time) => (step < YEAR ? `${shortDay(time).slice(0, 3)} ${yearOf(time)}` : String(yearOf(time))),
  };
}

const shortDay = (time: number) => formatShortDay(new Date(time).toISOString().slice(0, 10));
const yearOf = (time: number) => new Date(time).getUTCFullYear();
/** Months since 1970. */
const monthOf = (time: number) => (yearOf(time) - 1970) * YEAR + new Date(time).getUTCMonth();
