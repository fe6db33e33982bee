import { mean, pairs } from 'd3-array';

/** The risk of an order, in points, and how it ended. */
interface EndedOrder {
  readonly risk: number;
  readonly isFraud: boolean;
}

/** Orders whose risk by the logistic regression is about the same. */
export interface RiskBin {
  /** From this risk, in points, up to the next bin's. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly frauds: number;
  /** The mean risk, in points. */
  readonly risk: number;
  /** The share of fraud from 0 to 1 that was found, and the 95% interval of the one behind it. */
  readonly found: number;
  readonly low: number;
  readonly high: number;
}

/** Finer where most orders are. */
const EDGES = [0, 5, 10, 20, 40, 60, 80, 100];

/** How often orders of each risk are fraud. Were the risk a chance, `risk` and `found` would be about the same. */
export function calibrationOf(orders: readonly EndedOrder[]): readonly RiskBin[] {
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

/** Wilson's 95% interval of a share, which holds for small counts and for none too. */
function wilson(hits: number, count: number): { readonly low: number; readonly high: number } {
  const share = hits / count;
  const middle = (share + Z ** 2 / (2 * count)) / (1 + Z ** 2 / count);
  const half =
    (Z / (1 + Z ** 2 / count)) * Math.sqrt((share * (1 - share)) / count + Z ** 2 / (4 * count ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
