import { formatShortDay } from '../../domain/dates';
import { DAY_MS } from '../shared/days';
import type { Axis } from '../shared/plot/Plot';

/** Longer periods have ticks at the start of months. */
const MAX_DAYS = 120;
/** Maximum number of ticks; more would overlap on a phone. */
const MAX_TICKS = 4;
/** Steps between ticks. From a year on, their labels are years. */
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120, 240];
const YEAR = 12;

/** Returns an axis between two times in milliseconds since 1970. Its ticks have different labels, and it names the year. */
export function timeAxis(first: number, last: number): Axis {
  const isDays = last - first <= MAX_DAYS * DAY_MS;
  const { ticks, step } = isDays ? dayTicks(first, last) : monthTicks(first, last);
  const years = [...new Set([yearOf(first), yearOf(last)])].join('–');
  return {
    label: isDays ? `Day (${years})` : 'Date',
    domain: [first, last],
    ticks,
    format: (time) => {
      const day = new Date(time).toISOString().slice(0, 10);
      if (isDays) return formatShortDay(day);
      return step >= YEAR ? yearOf(time) : `${formatShortDay(day).slice(0, 3)} ${yearOf(time)}`;
    },
  };
}

const yearOf = (time: number) => String(new Date(time).getUTCFullYear());

interface Ticks {
  readonly ticks: readonly number[];
  /** In months; 0 for days. */
  readonly step: number;
}

function dayTicks(first: number, last: number): Ticks {
  const days = Math.max(1, Math.ceil((last - first) / DAY_MS / MAX_TICKS));
  const count = Math.floor((last - first) / DAY_MS / days) + 1;
  return { step: 0, ticks: Array.from({ length: count }, (_, index) => first + index * days * DAY_MS) };
}

function monthTicks(first: number, last: number): Ticks {
  const monthOf = (time: number) => new Date(time).getUTCFullYear() * YEAR + new Date(time).getUTCMonth();
  const step = MONTH_STEPS.find((months) => (monthOf(last) - monthOf(first)) / months <= MAX_TICKS) ?? 240;
  const start = Math.ceil(monthOf(first) / step) * step;
  const count = Math.floor((monthOf(last) - start) / step) + 1;
  const startOf = (month: number) => Date.UTC(Math.floor(month / YEAR), month % YEAR);
  return {
    step,
    ticks: Array.from({ length: count }, (_, index) => startOf(start + index * step)).filter(
      (time) => time >= first && time <= last,
    ),
  };
}
