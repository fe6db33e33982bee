import { bisectLeft, bisectRight, mean } from 'd3-array';

/** A case with its score and its class. */
export interface ScoredCase {
  readonly score: number;
  readonly isPositive: boolean;
}

/**
 * The area under the ROC curve: how often a positive case scores higher than a negative one, from 0 to 1.
 * Ties count half. Returns 0.5 if there is only one class.
 */
export function areaUnderCurve(cases: readonly ScoredCase[]): number {
  const others = cases
    .filter(({ isPositive }) => !isPositive)
    .map(({ score }) => score)
    .sort((a, b) => a - b);
  const beaten = cases
    .filter(({ isPositive }) => isPositive)
    .map(({ score }) => (bisectLeft(others, score) + bisectRight(others, score)) / 2 / others.length);
  return others.length === 0 ? 0.5 : (mean(beaten) ?? 0.5);
}
