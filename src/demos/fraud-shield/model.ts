import { deviation, mean, median } from 'd3-array';
import { seeded } from '../shared/seeded';
import type { Steps } from '../shared/model/steps';
import { areaUnderCurve } from './auc';
import { DAY_ORDERS, PAST_ORDERS } from './dataSize';
import type { Field, OrderFields } from './fields';
import { byField, fieldMeanings, fields } from './fields';
import { anomalyScore, growForest } from './isolationForest';
import { fitLogistic, logisticChance } from './logistic';
import { makeOrders } from './makeOrders';
import type { Method } from './methods';

/** An order of the day with what both methods say of it. */
export interface ScoredOrder {
  /** Its number, from 1. */
  readonly id: number;
  readonly fields: OrderFields;
  readonly isFraud: boolean;
  /** From 0 to 100, with one decimal. */
  readonly risk: Readonly<Record<Method, number>>;
  /** By how many points the forest's risk would be lower if this one field were as usual. */
  readonly forestParts: OrderFields;
}

/** What the methods have learned, and what they say of the orders that they have not seen. */
export interface FraudResult {
  /** The orders of the day, in the order in which they came. */
  readonly orders: readonly ScoredOrder[];
  /** The area under each method's ROC curve, on these orders. */
  readonly auc: Readonly<Record<Method, number>>;
  /** The order that is usual in every field: half of the past orders have more. */
  readonly usual: OrderFields;
  /** What a field's feature, larger by 1, adds to the logarithm of the odds that an order is fraud. */
  readonly logOdds: OrderFields;
}

/** Parts the random numbers of the forest from those of the orders, whose seeds are smaller. */
const FOREST_STREAM = 100_000;
/** So many orders are scored between two reports of how far it is. */
const BATCH = 20;

/**
 * Makes orders, trains both methods on the past ones, and lets them score those of a day.
 *
 * @param seed a whole number; the same one has the same result
 */
export function* scoreOrders(seed: number): Steps<FraudResult> {
  const all = makeOrders(seed, PAST_ORDERS + DAY_ORDERS);
  const past = all.slice(0, PAST_ORDERS);
  const standardize = standardizer(past.map((order) => order.fields));
  const rows = past.map((order) => rowOf(order.fields, standardize));
  const logistic = fitLogistic(
    rows,
    past.map(({ isFraud }) => isFraud),
  );
  yield 0.1;
  const forest = growForest(rows, seeded(seed + FOREST_STREAM));
  yield 0.3;

  const usual = byField((field) => median(past, (order) => order.fields[field]) ?? 0);
  const usualRow = rowOf(usual, standardize);
  const forestRisk = (row: readonly number[]) => rounded(100 * anomalyScore(forest, row));
  const orders: ScoredOrder[] = [];
  for (const order of all.slice(PAST_ORDERS)) {
    const row = rowOf(order.fields, standardize);
    const risk = forestRisk(row);
    const withUsual = (field: Field) => {
      const column = fields.indexOf(field);
      return row.with(column, usualRow[column] ?? 0);
    };
    orders.push({
      ...order,
      id: orders.length + 1,
      risk: { logistic: rounded(100 * logisticChance(logistic, row)), forest: risk },
      forestParts: byField((field) =>
        order.fields[field] === usual[field] ? 0 : rounded(risk - forestRisk(withUsual(field))),
      ),
    });
    if (orders.length % BATCH === 0) yield 0.3 + (0.7 * orders.length) / DAY_ORDERS;
  }

  const aucOf = (method: Method) =>
    areaUnderCurve(orders.map(({ risk, isFraud }) => ({ score: risk[method], isPositive: isFraud })));
  return {
    orders,
    auc: { logistic: aucOf('logistic'), forest: aucOf('forest') },
    usual,
    logOdds: byField((field) => (logistic.weights[fields.indexOf(field)] ?? 0) / standardize[field].spread),
  };
}

/** The mean and the standard deviation of each feature. */
type Standardizer = Readonly<Record<Field, { readonly middle: number; readonly spread: number }>>;

function standardizer(orders: readonly OrderFields[]): Standardizer {
  return byField((field) => {
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
