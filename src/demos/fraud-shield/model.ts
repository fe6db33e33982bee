import { deviation, mean, median } from 'd3-array';
import type { WithProgress } from '../shared/model/withProgress';
import { flagBits } from './checklist';
import type { Auc } from './evaluation';
import { areaUnderCurve } from './evaluation';
import { DAY_ORDERS, PAST_ORDERS } from './example';
import type { Field, OrderFields } from './fields';
import { mapFields, fieldMeanings, fields } from './fields';
import { fitLogistic, fraudProbability } from './logistic';
import type { LabeledOrder } from './generateOrders';
import { generateOrders } from './generateOrders';
import type { ScoredOrder } from './verdicts';

/** One of today's orders, with the data that explains its risk. */
export interface ExplainedOrder extends ScoredOrder {
  /** The order's number, counted from 1 in order of arrival. */
  readonly id: number;
  readonly fields: OrderFields;
}

/** The trained model and its scores for new orders. */
export interface FraudResult {
  /** Orders for choosing the threshold: known outcomes, not used for training. */
  readonly yesterday: readonly ScoredOrder[];
  /** Orders for testing the threshold, in order of arrival. */
  readonly orders: readonly ExplainedOrder[];
  /** The area under the ROC curve, on today's orders. */
  readonly auc: Auc;
  /** An order with the median of past orders in each field. */
  readonly usual: OrderFields;
  /** Amount that one unit of each feature adds to the log-odds of fraud. */
  readonly logOdds: OrderFields;
}

/**
 * Generates orders, trains the model on past ones, and scores those of the days after.
 *
 * @param seed a whole number; the same seed gives the same result
 */
export function* scoreOrders(seed: number): WithProgress<FraudResult> {
  const all = generateOrders(seed, PAST_ORDERS + 2 * DAY_ORDERS);
  const past = all.slice(0, PAST_ORDERS);
  const knownYesterday = all.slice(PAST_ORDERS, PAST_ORDERS + DAY_ORDERS);
  const knownToday = all.slice(PAST_ORDERS + DAY_ORDERS);
  const standardize = standardizer(past.map((order) => order.fields));
  const rows = past.map((order) => rowOf(order.fields, standardize));
  const logistic = fitLogistic(
    rows,
    past.map(({ isFraud }) => isFraud),
  );
  yield 0.5;

  const riskOf = (order: OrderFields) => rounded(100 * fraudProbability(logistic, rowOf(order, standardize)));
  const scored = ({ fields: order, isFraud }: LabeledOrder): ScoredOrder => ({
    isFraud,
    flags: flagBits(order),
    risk: riskOf(order),
  });
  const orders = knownToday.map((order, index): ExplainedOrder => ({
    ...scored(order),
    id: index + 1,
    fields: order.fields,
  }));
  const risksToday = (isFraud: boolean) =>
    orders.filter((order) => order.isFraud === isFraud).map(({ risk }) => risk);
  const result: FraudResult = {
    yesterday: knownYesterday.map(scored),
    orders,
    auc: areaUnderCurve(risksToday(true), risksToday(false)),
    usual: mapFields((field) => median(past, (order) => order.fields[field]) ?? 0),
    logOdds: mapFields((field) => (logistic.weights[fields.indexOf(field)] ?? 0) / standardize[field].spread),
  };
  yield 1;
  return result;
}

/** Mean (`middle`) and standard deviation (`spread`) of each feature. */
type Standardizer = Readonly<Record<Field, { readonly middle: number; readonly spread: number }>>;

function standardizer(orders: readonly OrderFields[]): Standardizer {
  return mapFields((field) => {
    const features = orders.map((order) => fieldMeanings[field].feature(order[field]));
    return { middle: mean(features) ?? 0, spread: Math.max(deviation(features) ?? 1, 1e-9) };
  });
}

function rowOf(order: OrderFields, standardize: Standardizer): readonly number[] {
  return fields.map((field) => {
    const { middle, spread } = standardize[field];
    return (fieldMeanings[field].feature(order[field]) - middle) / spread;
  });
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
