import { sum } from 'd3-array';
import { mean } from 'simple-statistics';
import type { Column, Confounding } from './calendar';
import { basisOf, calendarTerms, confoundingOf, dot, residuals } from './calendar';
import type { Period, Sale } from './sale';

/** A demand curve of constant elasticity: ln(quantity) = intercept + elasticity × ln(price). */
export interface DemandFit {
  readonly intercept: number;
  readonly elasticity: number;
  /** 95% confidence interval of the elasticity. */
  readonly elasticityInterval: readonly [low: number, high: number];
  /** True if the quantity is the same at every price. */
  readonly isFlat: boolean;
  /**
   * R², from 0 to 1: share of the variance of ln(quantity), or of the deviance of counts, that the fit
   * explains.
   */
  readonly rSquared: number;
  /**
   * `adjusted` if trend and season are held constant, `ignored` if they can't be; otherwise why the effect of the
   * price is unknown.
   */
  readonly calendar: 'adjusted' | 'ignored' | Confounding;
  /** Factor from the median quantity at a price to the mean (Duan's smearing estimate). */
  readonly smearing: number;
  /** Statistics from which the confidence band is computed. */
  readonly band: {
    readonly count: number;
    /** Residual degrees of freedom. */
    readonly degrees: number;
    readonly meanLogPrice: number;
    /**
     * Sum of squared residuals of the log prices, around their mean or around the part that trend and season
     * explain.
     */
    readonly squares: number;
    /** Residual standard error times the t quantile. */
    readonly reach: number;
  };
}

/**
 * Fits a demand curve. Null without at least three sales at two different prices.
 * @param isCountData true if quantities are small counts, whose logarithms would be biased
 * @param per the length of a period if the sales have days, whose trend and season are then held constant
 */
export function fitDemand(
  sales: readonly Sale[],
  isCountData = false,
  per: Period | null = null,
): DemandFit | null {
  const fit = isCountData || sales.some(({ quantity }) => quantity === 0) ? fitCounts : fitLogs;
  const plain = fit(sales, []);
  if (!plain || per === null) return plain;
  const terms = calendarTerms(
    sales.map(({ day = 0 }) => day),
    per,
  );
  const confounding = confoundingOf(logPricesOf(sales), terms);
  if (confounding) return { ...plain, calendar: confounding };
  const adjusted = terms.length === 0 ? null : fit(sales, terms);
  return adjusted ? { ...adjusted, calendar: 'adjusted' } : plain;
}

function logPricesOf(sales: readonly Sale[]): Column {
  return sales.map(({ price }) => Math.log(price));
}

/**
 * Fits ln(quantity) on ln(price) by least squares, with other terms held constant (Frisch–Waugh–Lovell
 * theorem).
 */
function fitLogs(sales: readonly Sale[], terms: readonly Column[]): DemandFit | null {
  const count = sales.length;
  const logPrices = logPricesOf(sales);
  const logQuantities = sales.map(({ quantity }) => Math.log(quantity));
  const basis = basisOf([sales.map(() => 1), ...terms]);
  const degrees = count - basis.length - 1;
  if (degrees < 1) return null;
  const x = residuals(logPrices, basis);
  const y = residuals(logQuantities, basis);
  const squares = dot(x, x);
  if (squares < 1e-12 * count) return null;
  const elasticity = dot(x, y) / squares;
  const meanLogPrice = mean([...logPrices]);
  const meanLogQuantity = mean([...logQuantities]);
  const intercept = meanLogQuantity - elasticity * meanLogPrice;
  const unexplained = sum(y, (value, index) => (value - elasticity * (x[index] ?? 0)) ** 2);
  const reach = tQuantile(degrees) * Math.sqrt(unexplained / degrees);
  const smearing = mean(
    logQuantities.map((value, index) => Math.exp(value - intercept - elasticity * (logPrices[index] ?? 0))),
  );
  return withInterval(
    { intercept, elasticity, smearing, band: { count, degrees, meanLogPrice, squares, reach } },
    sum(logQuantities, (value) => (value - meanLogQuantity) ** 2),
    unexplained,
  );
}

const MAX_STEPS = 50;
/** Maximum change of a log expectation in a step. A larger one could overshoot if almost nothing was sold. */
const MAX_STEP = 2;

/**
 * Fits the quantity on ln(price) by Poisson regression, with other terms held constant. Iteratively reweighted
 * least squares; the dispersion is estimated from the residuals.
 */
function fitCounts(sales: readonly Sale[], terms: readonly Column[]): DemandFit | null {
  const count = sales.length;
  const quantities = sales.map(({ quantity }) => quantity);
  const logPrices = logPricesOf(sales);
  const total = sum(quantities);
  const columns = [sales.map(() => 1), ...terms];
  const degrees = count - basisOf(columns).length - 1;
  if (degrees < 1 || total === 0) return null;
  let logExpected = sales.map(() => Math.log(total / count));
  let elasticity = 0;
  let squares = 0;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const expected = logExpected.map(Math.exp);
    const weighted = (column: Column) =>
      column.map((value, index) => value * Math.sqrt(expected[index] ?? 0));
    const response = logExpected.map(
      (value, index) => value + (quantities[index] ?? 0) / (expected[index] ?? 1) - 1,
    );
    const basis = basisOf(columns.map(weighted));
    const x = residuals(weighted(logPrices), basis);
    const y = residuals(weighted(response), basis);
    squares = dot(x, x);
    if (squares < 1e-12 * count) return null;
    elasticity = dot(x, y) / squares;
    const changes = response.map((value, index) => {
      const residual = (y[index] ?? 0) - elasticity * (x[index] ?? 0);
      const fitted = value - residual / Math.sqrt(expected[index] ?? 1);
      return Math.max(-MAX_STEP, Math.min(MAX_STEP, fitted - (logExpected[index] ?? 0)));
    });
    logExpected = logExpected.map((value, index) => value + (changes[index] ?? 0));
    if (sum(changes, (change, index) => change ** 2 * (expected[index] ?? 0)) < 1e-12 * total) break;
  }
  const expected = logExpected.map(Math.exp);
  const meanQuantity = total / count;
  const dispersion =
    sum(expected, (value, index) => ((quantities[index] ?? 0) - value) ** 2 / value) / degrees;
  const reach = tQuantile(degrees) * Math.sqrt(dispersion / meanQuantity);
  const deviance = (expectations: Column) =>
    sum(quantities, (quantity, index) => {
      const own = expectations[index] ?? 0;
      return quantity === 0 ? own : quantity * Math.log(quantity / own) - quantity + own;
    });
  const meanLogPrice = sum(logPrices, (value, index) => value * (expected[index] ?? 0)) / sum(expected);
  const level = mean(
    logExpected.map((value, index) => Math.exp(value - elasticity * (logPrices[index] ?? 0))),
  );
  const fit = withInterval(
    {
      intercept: Math.log(level),
      elasticity,
      smearing: 1,
      band: { count, degrees, meanLogPrice, squares: squares / meanQuantity, reach },
    },
    deviance(sales.map(() => meanQuantity)),
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
  const half = marginOf(curve);
  const isFlat = total < 1e-12 * band.count;
  return {
    ...curve,
    calendar: 'ignored',
    isFlat,
    elasticityInterval: [elasticity - half, elasticity + half],
    rSquared: isFlat ? 0 : 1 - unexplained / total,
  };
}

/** Returns the margin of error of the elasticity, with 95% confidence. */
export function marginOf({ band: { reach, squares } }: Pick<DemandFit, 'band'>): number {
  return reach / Math.sqrt(squares);
}

/** Computes the expected mean quantity at a price. */
export function demandAt(fit: DemandFit, price: number): number {
  return fit.smearing * Math.exp(fit.intercept + fit.elasticity * Math.log(price));
}

/** Computes the 95% confidence band of the mean quantity at a price. */
export function demandBandAt(fit: DemandFit, price: number): readonly [low: number, high: number] {
  const { count, meanLogPrice, squares, reach } = fit.band;
  const half = reach * Math.sqrt(1 / count + (Math.log(price) - meanLogPrice) ** 2 / squares);
  const middle = demandAt(fit, price);
  return [middle * Math.exp(-half), middle * Math.exp(half)];
}

/** 97.5% quantile of the normal distribution. */
const Z = 1.959963984540054;

/**
 * Computes the 97.5% quantile of Student's t: the half-width of a 95% interval in standard errors. Exact for
 * one and two degrees of freedom; otherwise the expansion in Abramowitz & Stegun 26.7.5, whose error is below
 * half a percent from three on.
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
