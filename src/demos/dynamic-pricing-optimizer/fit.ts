import { linearRegression, mean } from 'simple-statistics';
import { tQuantile } from './tQuantile';

/** The quantity sold at a price, in a week, on a day, or in whatever period a row covers. */
export interface Sale {
  readonly price: number;
  readonly quantity: number;
}

/** A demand curve of constant elasticity: ln(quantity) = intercept + elasticity × ln(price). */
export interface DemandFit {
  readonly intercept: number;
  readonly elasticity: number;
  /** The elasticity's 95% confidence interval. */
  readonly elasticityBand: readonly [low: number, high: number];
  /** Whether the quantity is the same at every price. */
  readonly isFlat: boolean;
  /** R²: the share of the variance of ln(quantity) that the price explains, from 0 to 1. */
  readonly explained: number;
  /** Converts the median quantity at a price to the mean (Duan's smearing estimate). */
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

/** Fits a demand curve; null without at least three sales at two different prices. */
export function fitDemand(sales: readonly Sale[]): DemandFit | null {
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
    elasticityBand: [elasticity - half, elasticity + half],
    explained: spread < 1e-12 * count ? 0 : 1 - unexplained / spread,
    smearing: mean(residuals.map(Math.exp)),
    band: { count, meanLogPrice, squares, reach },
  };
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
