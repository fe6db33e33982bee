import { ascending, bisectLeft, bisectRight, mean, variance } from 'd3-array';

/** The area under a ROC curve, with its 95% confidence interval. All are from 0 to 1. */
export interface Auc {
  readonly area: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The area under the ROC curve: how often a positive case scores higher than a negative one; ties count half. Its
 * interval is by DeLong, DeLong & Clarke-Pearson (1988). The area is 0.5 if there is only one class.
 */
export function areaUnderCurve(positive: readonly number[], negative: readonly number[]): Auc {
  if (positive.length === 0 || negative.length === 0) return { area: 0.5, low: 0, high: 1 };
  const above = sharesBelow(positive, negative);
  const area = mean(above) ?? 0.5;
  const squaredError =
    (variance(above) ?? 0) / positive.length +
    (variance(sharesBelow(negative, positive)) ?? 0) / negative.length;
  const half = 1.96 * Math.sqrt(squaredError);
  return { area, low: Math.max(0, area - half), high: Math.min(1, area + half) };
}

/** The share of the others that each score exceeds. */
function sharesBelow(scores: readonly number[], others: readonly number[]): readonly number[] {
  const sorted = others.toSorted(ascending);
  return scores.map((score) => (bisectLeft(sorted, score) + bisectRight(sorted, score)) / 2 / others.length);
}
