import { capitalized } from '../../../domain/numerals';
import type { ReadingChoice } from './CsvReport';

/** Possible orders of day and month in dates such as 3/4/2026. */
export const dayOrders = ['day first', 'month first'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** Creates the select field for the order of day and month. */
export function dayOrderChoice(order: DayOrder, onChange: (order: DayOrder) => void): ReadingChoice {
  return {
    id: 'days',
    label: 'Days are written',
    options: dayOrders.map((value) => ({ value, label: capitalized(value) })),
    value: order,
    onChange: (value) => {
      onChange(value === 'day first' ? 'day first' : 'month first');
    },
  };
}
