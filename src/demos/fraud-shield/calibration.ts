import { mean, pairs } from 'd3-array';

/** An order's risk, in points, and its outcome. */
interface ScoredOutcome {
  readonly risk: number;
  readonly isFraud: boolean;
}

/** Orders with similar risk by the logistic regression. */
export interface RiskBin {
  /** The bin's lower limit, in points; it ends where the next one starts. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly frauds: number;
  /** The mean risk, in points. */
  readonly risk: number;
  /** The fraud rate in the bin, from 0 to 1, and its 95% confidence interval. */
  readonly found: number;
  readonly low: number;
  readonly high: number;
}

/** Limits of the bins, narrow where most orders are. */
const EDGES = [0, 5, 10, 20, 40, 60, 80, 100];

/** The fraud rate by risk. For a calibrated probability, `risk` and `found` would be close. */
export function calibrationOf(orders: readonly ScoredOutcome[]): readonly RiskBin[] {
  return pairs(EDGES).flatMap(([from, to]) => {
    const own = orders.filter(({ risk }) => risk >= from && (risk < to || to === EDGES.at(-1)));
    const frauds = own.filter(({ isFraud }) => isFraud).length;
    const risk = mean(own, (order) => order.risk);
    return risk === undefined
      ? []
      : [
          {
            from,
            to,
            count: own.length,
            frauds,
            risk,
            found: frauds / own.length,
            ...wilson(frauds, own.length),
          },
        ];
  });
}

/** The normal quantile of a 95% interval. */
const Z = 1.96;

/** Wilson's 95% confidence interval of a proportion, which holds even for small counts and zero. */
function wilson(hits: number, count: number): { readonly low: number; readonly high: number } {
  const share = hits / count;
  const middle = (share + Z ** 2 / (2 * count)) / (1 + Z ** 2 / count);
  const half =
    (Z / (1 + Z ** 2 / count)) * Math.sqrt((share * (1 - share)) / count + Z ** 2 / (4 * count ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
