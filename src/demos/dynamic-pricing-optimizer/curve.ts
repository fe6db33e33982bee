import type { Guardrails, Outcome } from './bestPrice';
import { outcomeAt } from './bestPrice';
import type { DemandFit } from './fit';
import { demandBandAt } from './fit';

/** What to expect at a price, with the 95% band of the quantity. */
export interface CurvePoint extends Outcome {
  readonly price: number;
  readonly band: readonly [low: number, high: number];
}

/** The curve in three parts: prices below those of the sales, among them, and above. */
export interface Curve {
  readonly domain: readonly [number, number];
  readonly below: readonly CurvePoint[];
  readonly tried: readonly CurvePoint[];
  readonly above: readonly CurvePoint[];
}

/** So many points make a part of the curve; a part beyond the sales needs fewer. */
const POINTS = { tried: 48, beyond: 12 };
/** How far a plot goes beyond its outermost price. */
const BEYOND = 0.1;

/**
 * The demand curve, from below the lowest of the prices to above the highest.
 *
 * @param sold the lowest and the highest price of the sales
 * @param others other prices that are to be in sight
 */
export function curveOf(
  fit: DemandFit,
  { cost }: Pick<Guardrails, 'cost'>,
  sold: { readonly low: number; readonly high: number },
  others: readonly number[],
): Curve {
  const lowest = Math.min(sold.low, ...others) * (1 - BEYOND);
  const highest = Math.max(sold.high, ...others) * (1 + BEYOND);
  const points = (from: number, to: number, count: number) =>
    Array.from({ length: count + 1 }, (_, index): CurvePoint => {
      const price = from + ((to - from) * index) / count;
      return { price, ...outcomeAt(fit, price, cost), band: demandBandAt(fit, price) };
    });
  return {
    domain: [lowest, highest],
    below: points(lowest, sold.low, POINTS.beyond),
    tried: points(sold.low, sold.high, POINTS.tried),
    above: points(sold.high, highest, POINTS.beyond),
  };
}
