import { ascending, group, sum } from 'd3-array';

/** Sales at one price in one period. */
export interface PricedSales {
  readonly period: string;
  readonly price: number;
  readonly quantity: number;
  readonly lines: number;
}

/** Evidence that larger orders pay less. */
export interface QuantityDiscount {
  readonly periods: number;
  readonly per: 'day' | 'week' | 'row';
  /** Number of periods with several prices. */
  readonly mixed: number;
  /** The most frequent prices, highest first. */
  readonly prices: readonly { readonly price: number; readonly lines: number; readonly perLine: number }[];
  /** Units per line in each period, at the two prices with the most lines, higher price first. */
  readonly series: readonly DiscountSeries[];
}

export interface DiscountSeries {
  readonly price: number;
  /** `period` is its index in time order, from 0. */
  readonly points: readonly { readonly period: number; readonly perLine: number }[];
}

/** Minimum number of mixed periods; fewer may be chance. */
const MIN_MIXED = 3;
/**
 * Minimum share of periods that are mixed, and of mixed periods in which larger lines have the lower price.
 */
const MIXED_SHARE = 0.1;
const FOLLOWING_SHARE = 0.8;
const MAX_PRICES = 5;
/** Maximum number of periods to plot; more would cover each other. */
const MAX_SHOWN_PERIODS = 200;

/**
 * Distinguishes a quantity discount from demand: several prices share a period, and larger lines have the lower
 * price. Null if there is none.
 */
export function quantityDiscount(
  sold: readonly PricedSales[],
  per: QuantityDiscount['per'],
): QuantityDiscount | null {
  const periods = [...group(sold, ({ period }) => period).values()];
  const mixed = periods.filter((prices) => prices.length > 1);
  const pairs = mixed.flatMap((prices) => {
    const sorted = prices.toSorted((a, b) => a.price - b.price);
    return sorted.slice(1).map((higher, index) => perLine(sorted[index] ?? higher) - perLine(higher));
  });
  const following = pairs.filter((difference) => difference > 0).length;
  const against = pairs.filter((difference) => difference < 0).length;
  if (
    mixed.length < Math.max(MIN_MIXED, MIXED_SHARE * periods.length) ||
    following < Math.max(MIN_MIXED, FOLLOWING_SHARE * (following + against))
  )
    return null;
  const byPrice = [...group(sold, ({ price }) => price)].map(([price, own]) => {
    const lines = sum(own, (each) => each.lines);
    return { price, lines, perLine: sum(own, ({ quantity }) => quantity) / lines };
  });
  const mostLines = byPrice.toSorted((a, b) => b.lines - a.lines);
  const shown = new Map(
    [...new Set(sold.map(({ period }) => period))]
      .toSorted(ascending)
      .slice(-MAX_SHOWN_PERIODS)
      .map((period, place) => [period, place]),
  );
  const seriesAt = (price: number): DiscountSeries => ({
    price,
    points: sold
      .flatMap((own) => {
        const period = shown.get(own.period);
        return own.price === price && period !== undefined ? [{ period, perLine: perLine(own) }] : [];
      })
      .toSorted((a, b) => a.period - b.period),
  });
  return {
    periods: periods.length,
    per,
    mixed: mixed.length,
    prices: mostLines.slice(0, MAX_PRICES).toSorted((a, b) => b.price - a.price),
    series: mostLines
      .slice(0, 2)
      .toSorted((a, b) => b.price - a.price)
      .map(({ price }) => seriesAt(price)),
  };
}

function perLine({ quantity, lines }: PricedSales): number {
  return quantity / lines;
}
