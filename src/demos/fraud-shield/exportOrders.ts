import { currency } from '../../domain/money';
import { csvText } from '../shared/csv/writeCsv';
import type { Field } from './fields';
import { fieldMeanings, fields, yesOrNoFields } from './fields';
import type { FraudResult } from './model';
import { effectText, reasonsFor } from './reasons';
import { verdictOn, verdictLabels } from './verdicts';

/** Units of the fields that have one, for the header row. */
const units: Partial<Record<Field, string>> = {
  amount: currency.symbol,
  accountAge: 'days',
  distance: 'miles',
  hour: '0 to 23',
};

/** Writes today's orders as CSV, with scores, decisions, and reasons. */
export function ordersAsCsv(
  result: Pick<FraudResult, 'orders' | 'usual' | 'logOdds'>,
  threshold: number,
): string {
  const names = [
    'Order',
    ...fields.map((field) => {
      const unit = units[field];
      return `${fieldMeanings[field].label}${unit === undefined ? '' : ` (${unit})`}`;
    }),
    'Fraud (true outcome)',
    'Risk score',
    `Decision at ${threshold} points`,
    'Reasons (multiple of the odds)',
  ];
  const rows = result.orders.map((order) => [
    order.id,
    ...fields.map((field) => {
      const value = order.fields[field];
      return yesOrNoFields.includes(field) ? fieldMeanings[field].format(value) : value;
    }),
    order.isFraud ? 'yes' : 'no',
    order.risk,
    verdictLabels[verdictOn(order, threshold)],
    reasonsFor(order, result)
      .map(
        ({ field, effect }) =>
          `${fieldMeanings[field].label}: ${fieldMeanings[field].format(order.fields[field])} (${effectText(effect)})`,
      )
      .join('; '),
  ]);
  return csvText([names, ...rows]);
}
