import { currency } from '../../domain/money';
import { csvText } from '../shared/csv/writeCsv';
import type { Field } from './fields';
import { fieldMeanings, fields, yesOrNoFields } from './fields';
import type { Method } from './methods';
import { methodMeanings, methods } from './methods';
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
/** Units of the reasons' effects, for the header row. */
const effectNames: Readonly<Record<Method, string>> = {
  logistic: 'multiple of the odds',
  forest: 'points',
};

/** Writes today's orders as CSV, with both methods' scores, decisions, and reasons. */
export function ordersAsCsv(
  result: Pick<FraudResult, 'orders' | 'usual' | 'logOdds'>,
  thresholds: Readonly<Record<Method, number>>,
): string {
  const names = [
    'Order',
    ...fields.map((field) => {
      const unit = units[field];
      return `${fieldMeanings[field].label}${unit === undefined ? '' : ` (${unit})`}`;
    }),
    'Fraud (true outcome)',
    ...methods.flatMap((method) => {
      const { label } = methodMeanings[method];
      return [
        `${label}: risk score`,
        `${label}: decision at ${thresholds[method]} points`,
        `${label}: reasons (${effectNames[method]})`,
      ];
    }),
  ];
  const rows = result.orders.map((order) => [
    order.id,
    ...fields.map((field) => {
      const value = order.fields[field];
      return yesOrNoFields.includes(field) ? fieldMeanings[field].format(value) : value;
    }),
    order.isFraud ? 'yes' : 'no',
    ...methods.flatMap((method) => [
      order.risk[method],
      verdictLabels[verdictOn(order, method, thresholds[method])],
      reasonsFor(order, method, result)
        .map(
          ({ field, effect }) =>
            `${fieldMeanings[field].label}: ${fieldMeanings[field].format(order.fields[field])} (${effectText(method, effect)})`,
        )
        .join('; '),
    ]),
  ]);
  return csvText([names, ...rows]);
}
