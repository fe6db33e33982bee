import { ascending, group, pairs, sum } from 'd3-array';
import type { Period } from './sale';

/** Sales at one price in one period. */
export interface PricedSales {
  readonly period: string;
  readonly price: number;
  /** Units sold minus units returned. */
  readonly quantity: number;
  /** Number of lines with a sale. */
  readonly lines: number;
  /** Number of lines with a return. */
  readonly returns: number;
}

/** Evidence that larger orders get a lower price. */
export interface QuantityDiscount {
  readonly periods: number;
  readonly per: Period | 'row';
  /** Number of periods with several prices. */
  readonly mixed: number;
  /** The most frequent prices, highest first. */
  readonly prices: readonly { readonly price: number; readonly lines: number; readonly perLine: number }[];
  /** Units per line in each period, at the two prices with the most lines, higher price first. */
  readonly series: readonly {
    readonly price: number;
    /** `period` is an index in time order, from 0. */
    readonly points: readonly { readonly period: number; readonly perLine: number }[];
  }[];
}

/** Minimum number of mixed periods; fewer may be due to chance. */
const MIN_MIXED = 3;
/** Minimum share of periods that are mixed. */
const MIXED_SHARE = 0.1;
/** Minimum share of pairs of neighboring prices, within a period, whose lower price has the larger lines. */
const FOLLOWING_SHARE = 0.8;
/** Maximum number of prices to list, the most frequent ones. */
const MAX_PRICES = 5;
/** Maximum number of periods to plot; the dots of more would cover each other. */
const MAX_SHOWN_PERIODS = 200;

/**
 * Detects a quantity discount: within a period there are several prices, and the lower ones have larger lines.
 * Ordinary demand changes between periods instead. Null if there is none.
 */
export function quantityDiscount(
  sold: readonly PricedSales[],
  per: QuantityDiscount['per'],
): QuantityDiscount | null {
  const periods = [...group(sold, ({ period }) => period)].toSorted(([a], [b]) => ascending(a, b));
  const mixed = periods.filter(([, prices]) => prices.length > 1);
  const differences = mixed.flatMap(([, prices]) =>
    pairs(
      prices.toSorted((a, b) => a.price - b.price),
      (lower, higher) => perLine(lower) - perLine(higher),
    ),
  );
  const following = differences.filter((difference) => difference > 0).length;
  const against = differences.filter((difference) => difference < 0).length;
  if (
    mixed.length < Math.max(MIN_MIXED, MIXED_SHARE * periods.length) ||
    following < Math.max(MIN_MIXED, FOLLOWING_SHARE * (following + against))
  )
    return null;
  const byLines = [...group(sold, ({ price }) => price)]
    .map(([price, own]) => {
      const lines = sum(own, (each) => each.lines);
      return { price, lines, perLine: sum(own, ({ quantity }) => quantity) / lines };
    })
    .toSorted((a, b) => b.lines - a.lines);
  const frequent = (count: number) => byLines.slice(0, count).toSorted((a, b) => b.price - a.price);
  return {
    periods: periods.length,
    per,
    mixed: mixed.length,
    prices: frequent(MAX_PRICES),
    series: frequent(2).map(({ price }) => ({
      price,
      points: periods.slice(-MAX_SHOWN_PERIODS).flatMap(([, prices], period) => {
        const own = prices.find((each) => each.price === price);
        return own ? [{ period, perLine: perLine(own) }] : [];
      }),
    })),
  };
}

function perLine({ quantity, lines }: PricedSales): number {
  return quantity / lines;
}
