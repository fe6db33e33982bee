import { bisectLeft, bisectRight, mean } from 'd3-array';

/** A case with its score, and whether it is one of what is looked for. */
export interface ScoredCase {
  readonly score: number;
  readonly isPositive: boolean;
}

/**
 * The area under the ROC curve: how often a case that is looked for has a higher score than one that is not, from 0
 * to 1. Equal scores count half. 0.5 if all cases are of one kind.
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
