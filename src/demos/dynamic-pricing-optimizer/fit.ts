import { sum } from 'd3-array';
import { linearRegression, mean } from 'simple-statistics';

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
  /** R²: the share, from 0 to 1, of the variance of ln(quantity) or of the deviance of counts that the price explains. */
  readonly rSquared: number;
  /** Factor from the median quantity at a price to the mean (Duan's smearing estimate). */
  readonly smearing: number;
  /** The terms of the confidence band around the curve. */
  readonly band: {
    readonly count: number;
    readonly meanLogPrice: number;
    /** Sum of squares of the log prices around their mean. */
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
  const squares = sum(points, ([x]) => (x - meanLogPrice) ** 2);
  if (squares < 1e-12 * count) return null;
  const { m: elasticity, b: intercept } = linearRegression(points.map(([x, y]) => [x, y]));
  const residuals = points.map(([x, y]) => y - intercept - elasticity * x);
  const unexplained = sum(residuals, (residual) => residual ** 2);
  const meanLogQuantity = mean(points.map(([, y]) => y));
  const spread = sum(points, ([, y]) => (y - meanLogQuantity) ** 2);
  const reach = tQuantile(count - 2) * Math.sqrt(unexplained / (count - 2));
  const smearing = mean(residuals.map(Math.exp));
  return withInterval(
    { intercept, elasticity, smearing, band: { count, meanLogPrice, squares, reach } },
    spread,
    unexplained,
  );
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
  const deviance = (expectedAt: (x: number) => number) =>
    sum(points, ({ x, quantity }) =>
      quantity === 0
        ? expectedAt(x)
        : quantity * Math.log(quantity / expectedAt(x)) - quantity + expectedAt(x),
    );
  const fit = withInterval(
    {
      intercept: level - elasticity * middle,
      elasticity,
      smearing: 1,
      band: { count, meanLogPrice: center + middle, squares: squares / meanQuantity, reach },
    },
    deviance(() => total / count),
    deviance(expected),
  );
  return fit.elasticityInterval.every(Number.isFinite) ? fit : null;
}

/** Adds the interval of the elasticity, and R² from the total and unexplained sum of squares or deviance. */
function withInterval(
  curve: Pick<DemandFit, 'intercept' | 'elasticity' | 'smearing' | 'band'>,
  total: number,
  unexplained: number,
): DemandFit {
  const { elasticity, band } = curve;
  const half = band.reach / Math.sqrt(band.squares);
  const isFlat = total < 1e-12 * band.count;
  return {
    ...curve,
    isFlat,
    elasticityInterval: [elasticity - half, elasticity + half],
    rSquared: isFlat ? 0 : 1 - unexplained / total,
  };
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

/** The 97.5% quantile of the normal distribution. */
const Z = 1.959963984540054;

/**
 * The 97.5% quantile of Student's t: the half-width of a 95% interval in standard errors. Exact for one and
 * two degrees of freedom; otherwise the expansion in Abramowitz & Stegun 26.7.5, whose error is below half a
 * percent from three on.
 */
export function tQuantile(degrees: number): number {
  if (degrees <= 1) return Math.tan(Math.PI * 0.475);
  if (degrees === 2) return 0.95 * Math.sqrt(2 / (1 - 0.95 ** 2));
  const z2 = Z * Z;
  const g1 = (Z * (z2 + 1)) / 4;
  const g2 = (Z * (5 * z2 ** 2 + 16 * z2 + 3)) / 96;
  const g3 = (Z * (3 * z2 ** 3 + 19 * z2 ** 2 + 17 * z2 - 15)) / 384;
  const g4 = (Z * (79 * z2 ** 4 + 776 * z2 ** 3 + 1482 * z2 ** 2 - 1920 * z2 - 945)) / 92_160;
  return Z + g1 / degrees + g2 / degrees ** 2 + g3 / degrees ** 3 + g4 / degrees ** 4;
}
