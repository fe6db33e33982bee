import { sum } from 'd3-array';
import { linearRegression, mean } from 'simple-statistics';
import { tQuantile } from './tQuantile';

/** The quantity sold at a price, in the period that a row covers. */
export interface Sale {
  readonly price: number;
  readonly quantity: number;
}

/** A demand curve of constant elasticity: ln(quantity) = intercept + elasticity × ln(price). */
export interface DemandFit {
  readonly intercept: number;
  readonly elasticity: number;
  /** With 95% confidence. */
  readonly elasticityInterval: readonly [low: number, high: number];
  /** True if the quantity is the same at every price. */
  readonly isFlat: boolean;
  /**
   * R²: the share of the variance of ln(quantity), or of the deviance of counts, that the price explains, from 0 to
   * 1.
   */
  readonly rSquared: number;
  /** Factor from the median quantity at a price to the mean (Duan's smearing estimate). */
  readonly smearing: number;
  /** The terms of the band around the curve. */
  readonly band: {
    readonly count: number;
    readonly meanLogPrice: number;
    readonly squares: number;
    /** Residual standard error times the t quantile. */
    readonly reach: number;
  };
}

/**
 * Fits a demand curve. Null without at least three sales at two different prices.
 * @param isCountData true if quantities are small counts, whose logarithms would be biased
 */
export function fitDemand(sales: readonly Sale[], isCountData = false): DemandFit | null {
  return isCountData || sales.some(({ quantity }) => quantity === 0) ? fitCounts(sales) : fitLogs(sales);
}

/** Least squares of ln(quantity) on ln(price). */
function fitLogs(sales: readonly Sale[]): DemandFit | null {
  const points = sales.map(({ price, quantity }) => [Math.log(price), Math.log(quantity)] as const);
  const count = points.length;
  if (count < 3) return null;
  const meanLogPrice = mean(points.map(([x]) => x));
  const squares = points.reduce((sum, [x]) => sum + (x - meanLogPrice) ** 2, 0);
  if (squares < 1e-12 * count) return null;
  const { m: elasticity, b: intercept } = linearRegression(points.map(([x, y]) => [x, y]));
  const residuals = points.map(([x, y]) => y - intercept - elasticity * x);
  const unexplained = residuals.reduce((sum, residual) => sum + residual ** 2, 0);
  const meanLogQuantity = mean(points.map(([, y]) => y));
  const spread = points.reduce((sum, [, y]) => sum + (y - meanLogQuantity) ** 2, 0);
  const reach = tQuantile(count - 2) * Math.sqrt(unexplained / (count - 2));
  const half = reach / Math.sqrt(squares);
  return {
    intercept,
    elasticity,
    isFlat: spread < 1e-12 * count,
    elasticityInterval: [elasticity - half, elasticity + half],
    rSquared: spread < 1e-12 * count ? 0 : 1 - unexplained / spread,
    smearing: mean(residuals.map(Math.exp)),
    band: { count, meanLogPrice, squares, reach },
  };
}

const MAX_STEPS = 50;

/** Poisson regression of the quantity on ln(price), with the dispersion estimated from the residuals. */
function fitCounts(sales: readonly Sale[]): DemandFit | null {
  const count = sales.length;
  const logPrices = sales.map(({ price }) => Math.log(price));
  const middle = count === 0 ? 0 : mean(logPrices);
  const points = sales.map(({ quantity }, index) => ({ x: (logPrices[index] ?? 0) - middle, quantity }));
  const total = sum(points, ({ quantity }) => quantity);
  if (count < 3 || total === 0 || sum(points, ({ x }) => x ** 2) < 1e-12 * count) return null;
  let level = Math.log(total / count);
  let elasticity = 0;
  const expected = (x: number) => Math.exp(level + elasticity * x);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { weight, center, squares } = moments(points, expected);
    const slope =
      sum(points, ({ x, quantity }) => (x - center) * (quantity - expected(x))) / Math.max(squares, 1e-12);
    // Maximum step. A longer one could overshoot if almost nothing was sold at some prices.
    const change = Math.max(-2, Math.min(2, slope));
    const rise = (total - weight) / weight - change * center;
    level += Math.max(-2, Math.min(2, rise));
    elasticity += change;
    if (Math.abs(change) + Math.abs(rise) < 1e-10) break;
  }
  const { weight, center, squares } = moments(points, expected);
  const meanQuantity = weight / count;
  const dispersion =
    sum(points, ({ x, quantity }) => (quantity - expected(x)) ** 2 / expected(x)) / (count - 2);
  const reach = tQuantile(count - 2) * Math.sqrt(dispersion / meanQuantity);
  const half = reach / Math.sqrt(squares / meanQuantity);
  const deviance = (expectedAt: (x: number) => number) =>
    sum(points, ({ x, quantity }) =>
      quantity === 0
        ? expectedAt(x)
        : quantity * Math.log(quantity / expectedAt(x)) - quantity + expectedAt(x),
    );
  const spread = deviance(() => total / count);
  return Number.isFinite(half)
    ? {
        intercept: level - elasticity * middle,
        elasticity,
        isFlat: spread < 1e-12 * count,
        elasticityInterval: [elasticity - half, elasticity + half],
        rSquared: spread < 1e-12 * count ? 0 : 1 - deviance(expected) / spread,
        smearing: 1,
        band: { count, meanLogPrice: center + middle, squares: squares / meanQuantity, reach },
      }
    : null;
}

/** The sum of the expected quantities, and the mean and sum of squares of the log prices weighted by them. */
function moments(points: readonly { readonly x: number }[], expected: (x: number) => number) {
  const weight = sum(points, ({ x }) => expected(x));
  const center = sum(points, ({ x }) => expected(x) * x) / weight;
  return { weight, center, squares: sum(points, ({ x }) => expected(x) * (x - center) ** 2) };
}

/** The expected mean quantity at a price. */
export function demandAt(fit: DemandFit, price: number): number {
  return fit.smearing * Math.exp(fit.intercept + fit.elasticity * Math.log(price));
}

/** The 95% confidence band of that mean. */
export function demandBandAt(fit: DemandFit, price: number): readonly [low: number, high: number] {
  const { count, meanLogPrice, squares, reach } = fit.band;
  const half = reach * Math.sqrt(1 / count + (Math.log(price) - meanLogPrice) ** 2 / squares);
  const middle = demandAt(fit, price);
  return [middle * Math.exp(-half), middle * Math.exp(half)];
}
