import { deviation, mean, median } from 'd3-array';
import { seeded } from '../shared/seeded';
import type { WithProgress } from '../shared/model/withProgress';
import { flagBits } from './checklist';
import type { Auc, RiskBin } from './evaluation';
import { areaUnderCurve, calibrationOf } from './evaluation';
import { DAY_ORDERS, LATER_ORDERS, PAST_ORDERS } from './example';
import type { Field, OrderFields } from './fields';
import { mapFields, fieldMeanings, fields } from './fields';
import type { FieldRule } from './fieldRules';
import { fieldRules } from './fieldRules';
import { groupBits } from './groups';
import { growForest } from './isolationForest';
import { fitLogistic, fraudProbability } from './logistic';
import type { LabeledOrder } from './generateOrders';
import { generateOrders } from './generateOrders';
import type { Method } from './methods';
import { mapMethods } from './methods';

/** An order with both methods' risks and its outcome. */
export interface ScoredOrder {
  readonly isFraud: boolean;
  /** Raised flags as a bit mask (see `flagBits`). */
  readonly flags: number;
  /** Group memberships as a bit mask (see `groupBits`). */
  readonly groups: number;
  /** Risk by each method in points from 0 to 100, with one decimal. */
  readonly risk: Readonly<Record<Method, number>>;
}

/** One of today's orders, with the data that explains its risk. */
export interface ExplainedOrder extends ScoredOrder {
  /** The order's number, counted from 1 in order of arrival. */
  readonly id: number;
  readonly fields: OrderFields;
  /** Points that each field adds to the forest's risk, compared with its usual value. */
  readonly forestEffects: OrderFields;
}

/** The trained methods and their scores for new orders. */
export interface FraudResult {
  /** Orders for choosing the threshold: known outcomes, not used for training. */
  readonly yesterday: readonly ScoredOrder[];
  /** Orders for testing the threshold, in order of arrival. */
  readonly orders: readonly ExplainedOrder[];
  /** The area under each method's ROC curve, on today's orders. */
  readonly auc: Readonly<Record<Method, Auc>>;
  /** The fraud rate of later orders, by logistic regression risk. */
  readonly calibration: readonly RiskBin[];
  /** Yesterday's Pareto-optimal single-field rules; one of them is cheapest whatever mistakes cost. */
  readonly fieldRules: readonly FieldRule[];
  /** An order with the median of past orders in each field. */
  readonly usual: OrderFields;
  /** Amount that one unit of each feature adds to the log-odds of fraud. */
  readonly logOdds: OrderFields;
}

/** Added to the forest's seed, so that it never equals an order seed. */
const FOREST_STREAM = 100_000;
/**
 * Number of today's orders scored between two progress reports; yesterday's, which aren't explained, take about
 * a tenth of the time.
 */
const BATCH = 20;

/**
 * Generates orders, trains both methods on past ones, and scores those of the days after.
 *
 * @param seed a whole number; the same seed gives the same result
 */
export function* scoreOrders(seed: number): WithProgress<FraudResult> {
  const all = generateOrders(seed, PAST_ORDERS + 2 * DAY_ORDERS + LATER_ORDERS);
  const past = all.slice(0, PAST_ORDERS);
  const knownYesterday = all.slice(PAST_ORDERS, PAST_ORDERS + DAY_ORDERS);
  const knownToday = all.slice(PAST_ORDERS + DAY_ORDERS, PAST_ORDERS + 2 * DAY_ORDERS);
  const later = all.slice(PAST_ORDERS + 2 * DAY_ORDERS);
  const standardize = standardizer(past.map((order) => order.fields));
  const rows = past.map((order) => rowOf(order.fields, standardize));
  const logistic = fitLogistic(
    rows,
    past.map(({ isFraud }) => isFraud),
  );
  yield 0.1;
  const anomalyScore = growForest(rows, seeded(seed + FOREST_STREAM));
  yield 0.3;

  const usual = mapFields((field) => median(past, (order) => order.fields[field]) ?? 0);
  const usualRow = rowOf(usual, standardize);
  const forestRisk = (row: readonly number[]) => rounded(100 * anomalyScore(row));
  const logisticRisk = (row: readonly number[]) => rounded(100 * fraudProbability(logistic, row));
  const scored = ({ fields: order, isFraud }: LabeledOrder, row: readonly number[]): ScoredOrder => ({
    isFraud,
    flags: flagBits(order),
    groups: groupBits(order),
    risk: { logistic: logisticRisk(row), forest: forestRisk(row) },
  });
  const yesterday: ScoredOrder[] = [];
  for (const order of knownYesterday) {
    yesterday.push(scored(order, rowOf(order.fields, standardize)));
    if (yesterday.length % (10 * BATCH) === 0) yield 0.3 + (0.1 * yesterday.length) / DAY_ORDERS;
  }
  const orders: ExplainedOrder[] = [];
  for (const order of knownToday) {
    const row = rowOf(order.fields, standardize);
    const own = scored(order, row);
    const riskIfUsual = (field: Field) => {
      const column = fields.indexOf(field);
      return forestRisk(row.with(column, usualRow[column] ?? 0));
    };
    orders.push({
      ...own,
      id: orders.length + 1,
      fields: order.fields,
      forestEffects: mapFields((field) =>
        order.fields[field] === usual[field] ? 0 : rounded(own.risk.forest - riskIfUsual(field)),
      ),
    });
    if (orders.length % BATCH === 0) yield 0.4 + (0.6 * orders.length) / DAY_ORDERS;
  }

  const risksToday = (method: Method, isFraud: boolean) =>
    orders.filter((order) => order.isFraud === isFraud).map(({ risk }) => risk[method]);
  return {
    yesterday,
    orders,
    auc: mapMethods((method) => areaUnderCurve(risksToday(method, true), risksToday(method, false))),
    calibration: calibrationOf(
      later.map(({ fields: order, isFraud }) => ({
        risk: logisticRisk(rowOf(order, standardize)),
        isFraud,
      })),
    ),
    fieldRules: fieldRules(knownYesterday, knownToday),
    usual,
    logOdds: mapFields((field) => (logistic.weights[fields.indexOf(field)] ?? 0) / standardize[field].spread),
  };
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
