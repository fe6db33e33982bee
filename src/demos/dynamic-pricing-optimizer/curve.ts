import type { Guardrails, Outcome } from './bestPrice';
import { outcomeAt } from './bestPrice';
import type { DemandFit } from './fit';
import { demandBandAt } from './fit';

/** Expected outcome at a price, with the 95% confidence band of the quantity. */
export interface CurvePoint extends Outcome {
  readonly band: readonly [low: number, high: number];
}

/** The curve in three parts: below, within, and above the prices of the sales. */
export interface Curve {
  readonly domain: readonly [number, number];
  readonly below: readonly CurvePoint[];
  readonly tried: readonly CurvePoint[];
  readonly above: readonly CurvePoint[];
  /** The points of all three parts, by rising price. */
  readonly points: readonly CurvePoint[];
}

/** Number of steps in each part of the curve. */
const STEPS = { tried: 48, beyond: 12 };
/** Padding beyond the outermost prices, as a share of the price. */
const BEYOND = 0.1;

/**
 * Computes the demand curve, from below the lowest price to above the highest.
 *
 * @param sold the lowest and highest price of the sales
 * @param others other prices that the curve must reach
 */
export function curveOf(
  fit: DemandFit,
  { cost }: Pick<Guardrails, 'cost'>,
  sold: { readonly low: number; readonly high: number },
  others: readonly number[],
): Curve {
  const lowest = Math.min(sold.low, ...others) * (1 - BEYOND);
  const highest = Math.max(sold.high, ...others) * (1 + BEYOND);
  const pointsBetween = (from: number, to: number, steps: number) =>
    Array.from({ length: steps + 1 }, (_, index): CurvePoint => {
      const price = from + ((to - from) * index) / steps;
      return { ...outcomeAt(fit, price, cost), band: demandBandAt(fit, price) };
    });
  const below = pointsBetween(lowest, sold.low, STEPS.beyond);
  const tried = pointsBetween(sold.low, sold.high, STEPS.tried);
  const above = pointsBetween(sold.high, highest, STEPS.beyond);
  return { domain: [lowest, highest], below, tried, above, points: [...below, ...tried, ...above] };
}
