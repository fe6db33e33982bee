import { csvRow } from '../shared/csv/writeCsv';
import { fieldMeanings, fields } from './fields';
import { verdictOn } from './judge';
import type { Method } from './methods';
import { methodMeanings, methods } from './methods';
import type { FraudResult } from './model';

/** Today's orders as CSV, with both risks and verdicts. */
export function ordersAsCsv(
  { orders }: Pick<FraudResult, 'orders'>,
  thresholds: Readonly<Record<Method, number>>,
): string {
  const names = [
    'Order',
    ...fields.map((field) => fieldMeanings[field].label),
    'Fraud',
    ...methods.flatMap((method) => [
      `${methodMeanings[method].label}: risk`,
      `${methodMeanings[method].label}: verdict`,
    ]),
  ];
  const rows = orders.map((order) => [
    order.id,
    ...fields.map((field) => order.fields[field]),
    order.isFraud ? 'yes' : 'no',
    ...methods.flatMap((method) => [order.risk[method], verdictOn(order, method, thresholds[method])]),
  ]);
  return [names, ...rows].map((row) => `${csvRow(row)}\r\n`).join('');
}
