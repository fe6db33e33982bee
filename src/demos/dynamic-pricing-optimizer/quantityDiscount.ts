import { group, pairs } from 'd3-array';

/** Sales at one price in one period. */
export interface PricedSales {
  readonly period: string;
  readonly price: number;
  /** Units sold minus units returned. */
  readonly quantity: number;
  /** Number of lines with a sale. */
  readonly lines: number;
}

/** Evidence that larger orders get a lower price. */
export interface QuantityDiscount {
  readonly periods: number;
  /** Number of periods with several prices. */
  readonly mixed: number;
}

/** Minimum number of mixed periods; fewer may be due to chance. */
const MIN_MIXED = 3;
/** Minimum share of periods that are mixed. */
const MIXED_SHARE = 0.1;
/** Minimum share of pairs of neighboring prices, within a period, whose lower price has the larger lines. */
const FOLLOWING_SHARE = 0.8;

/**
 * Detects a quantity discount: within a period there are several prices, and the lower ones have larger lines.
 * Ordinary demand changes between periods instead. Null if there is none.
 */
export function quantityDiscount(sold: readonly PricedSales[]): QuantityDiscount | null {
  const periods = [...group(sold, ({ period }) => period).values()];
  const mixed = periods.filter((prices) => prices.length > 1);
  const differences = mixed.flatMap((prices) =>
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
  return { periods: periods.length, mixed: mixed.length };
}

function perLine({ quantity, lines }: PricedSales): number {
  return quantity / lines;
}
