import { capitalized, counted } from '../../domain/numerals';
import type { ReadingChoice } from '../shared/csv/CsvReport';
import { dayOrderChoice } from '../shared/csv/CsvReport';
import type { DayOrder } from '../shared/csv/dayOrders';
import type { InsightResult } from './model';
import type { OrderUnit, Returns, OrdersInterpretation } from './readOrders';

/** Descriptions of how lines are grouped into orders. */
const unitTexts: Readonly<Record<OrderUnit, string>> = {
  number: 'one order per order number',
  day: 'one order per customer and day',
  line: 'one order per line',
};

const returnsTexts: Readonly<Record<Returns, string>> = { 'taken off': 'subtracted', 'left out': 'ignored' };

/** Describes in one sentence how a table was read; null for generated orders. */
export function interpretationText(
  { interpretation, customers, orders }: Pick<InsightResult, 'interpretation' | 'customers' | 'orders'>,
  returns: Returns,
): string | null {
  if (!interpretation) return null;
  const { lines, dayOrder, amount, orderUnit, returned } = interpretation;
  return `${[
    `${counted(lines, 'line')} read as ${counted(orders, 'order')} from ${counted(customers.ids.length, 'customer')}`,
    ...(dayOrder === null ? [] : [dayOrder]),
    ...(amount === 'amount' ? [] : [`amount = ${amount}`]),
    ...(orderUnit === 'line' ? [] : [unitTexts[orderUnit]]),
    ...(returned === 0 ? [] : [`${counted(returned, 'return')} ${returnsTexts[returns]}`]),
  ].join(', ')}.`;
}

/** Returns the choices for an ambiguous table, without those that would change nothing. */
export function orderChoices(
  interpretation: OrdersInterpretation | null,
  returns: Returns,
  change: (changed: {
    readonly days?: DayOrder;
    readonly unit?: 'day' | 'line';
    readonly returns?: Returns;
  }) => void,
): readonly ReadingChoice[] {
  if (!interpretation) return [];
  const { dayOrder, orderUnit, returned } = interpretation;
  const choices: ReadingChoice[] = [];
  if (dayOrder !== null)
    choices.push(
      dayOrderChoice(dayOrder, (days) => {
        change({ days });
      }),
    );
  if (orderUnit !== 'number')
    choices.push({
      id: 'unit',
      label: 'Orders',
      options: (['line', 'day'] as const).map((value) => ({ value, label: capitalized(unitTexts[value]) })),
      value: orderUnit,
      onChange: (value) => {
        change({ unit: value === 'day' ? 'day' : 'line' });
      },
    });
  if (returned > 0)
    choices.push({
      id: 'returns',
      label: 'Returns',
      options: (['taken off', 'left out'] as const).map((value) => ({
        value,
        label: capitalized(returnsTexts[value]),
      })),
      value: returns,
      onChange: (value) => {
        change({ returns: value === 'left out' ? 'left out' : 'taken off' });
      },
    });
  return choices;
}
