import { ascending, bisectLeft, bisectRight, mean, pairs, variance } from 'd3-array';

/** Normal quantile of a two-sided 95% interval. */
const Z = 1.96;

/** The area under a ROC curve and its 95% confidence interval, from 0 to 1. */
export interface Auc {
  readonly area: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Computes the area under the ROC curve: how often a positive case scores higher than a negative one; ties
 * count half. Its interval is by DeLong, DeLong & Clarke-Pearson (1988). The area is 0.5 if there is only one
 * class.
 */
export function areaUnderCurve(positive: readonly number[], negative: readonly number[]): Auc {
  if (positive.length === 0 || negative.length === 0) return { area: 0.5, low: 0, high: 1 };
  const above = sharesBelow(positive, negative);
  const area = mean(above) ?? 0.5;
  const squaredError =
    (variance(above) ?? 0) / positive.length +
    (variance(sharesBelow(negative, positive)) ?? 0) / negative.length;
  const half = Z * Math.sqrt(squaredError);
  return { area, low: Math.max(0, area - half), high: Math.min(1, area + half) };
}

/** Returns the share of the others that each score exceeds, counting ties as half. */
function sharesBelow(scores: readonly number[], others: readonly number[]): readonly number[] {
  const sorted = others.toSorted(ascending);
  return scores.map((score) => (bisectLeft(sorted, score) + bisectRight(sorted, score)) / 2 / others.length);
}

/** A range of risk and the orders in it. */
export interface RiskBin {
  /** Lower limit, in points. */
  readonly from: number;
  /** Upper limit, in points. */
  readonly to: number;
  readonly count: number;
  readonly frauds: number;
  /** The mean risk, in points. */
  readonly risk: number;
  /** Fraud rate, from 0 to 1; `low` and `high` are its 95% confidence interval. */
  readonly fraudRate: number;
  readonly low: number;
  readonly high: number;
}

/** Limits of the bins, in points; narrow where most orders are. */
const EDGES = [0, 5, 10, 20, 40, 60, 80, 100];
/** Normal quantile of seven intervals that together have 95% confidence (Bonferroni). */
const Z_OF_ALL_BINS = 2.69;

/**
 * Computes the fraud rate in each range of risk. If the risk is a calibrated probability, `fraudRate` is close
 * to `risk` / 100.
 */
export function calibrationOf(
  orders: readonly { readonly risk: number; readonly isFraud: boolean }[],
): readonly RiskBin[] {
  return pairs(EDGES).flatMap(([from, to]) => {
    const own = orders.filter(({ risk }) => risk >= from && (risk < to || to === EDGES.at(-1)));
    const count = own.length;
    const frauds = own.filter(({ isFraud }) => isFraud).length;
    const risk = mean(own, (order) => order.risk);
    if (risk === undefined) return [];
    return [{ from, to, count, frauds, risk, fraudRate: frauds / count, ...wilson(frauds, count) }];
  });
}

/** Tests whether the mean risks can be the probabilities of fraud, at the 5% level for all bins together. */
export function isCalibrated(bins: readonly RiskBin[]): boolean {
  return bins.every(({ risk, frauds, count }) => {
    const { low, high } = wilson(frauds, count, Z_OF_ALL_BINS);
    return low <= risk / 100 && risk / 100 <= high;
  });
}

/**
 * Computes Wilson's confidence interval of a proportion, 95% by default. It's valid even for small counts and
 * zero.
 */
function wilson(hits: number, count: number, z = Z): { readonly low: number; readonly high: number } {
  const share = hits / count;
  const middle = (share + z ** 2 / (2 * count)) / (1 + z ** 2 / count);
  const half =
    (z / (1 + z ** 2 / count)) * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
