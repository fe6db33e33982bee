import { capitalized } from '../../../domain/numerals';
import type { ReadingChoice } from './readingChoice';

/** Which of the two comes ahead in days such as 3/4/2026. */
export const dayOrders = ['day first', 'month first'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** The choice of the order in which the days of a table are written. */
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
