import { ascending, bisectLeft, bisectRight, mean, variance } from 'd3-array';

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

/** Mean daily costs of the model and of all eight rules over seeds 1 to `seeds`, in units of the currency. */
export const AVERAGE = {
  seeds: 30,
  costs: { miss: 150, alarm: 20 },
  model: 3329,
  checklist: 3530,
  /** The model's mean savings, with a 95% confidence interval (Student's t). */
  savings: { low: 11, high: 391, cheaperOn: 21 },
} as const;
