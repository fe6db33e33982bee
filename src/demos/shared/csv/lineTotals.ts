import { deviation } from 'd3-array';
import type { Finding } from './finding';
import { quoted } from './finding';

/** A price and a quantity on one line of a product. */
export interface PricedLine {
  readonly price: number;
  readonly quantity: number;
}

/** Minimum number of lines of a product for comparing spreads. */
const MIN_LINES = 4;
/** Prices that vary less than this, in logarithms, can't be totals. */
const MIN_SPREAD = 0.1;
/** A total divided by its quantity varies at most this share as much as the total itself. */
const MAX_SHARE = 0.5;

/** Tests whether prices are totals of their lines: price ÷ quantity is steadier than the price in most products. */
export function areLineTotals(products: Iterable<readonly PricedLine[]>): boolean {
  let compared = 0;
  let steadier = 0;
  for (const lines of products) {
    const logs = lines.filter(({ price, quantity }) => price > 0 && quantity > 0);
    const spread = deviation(logs, ({ price }) => Math.log(price)) ?? 0;
    const unitSpread = deviation(logs, ({ price, quantity }) => Math.log(price / quantity)) ?? 0;
    if (logs.length < MIN_LINES || new Set(logs.map(({ quantity }) => quantity)).size < 2) continue;
    compared += 1;
    if (spread > MIN_SPREAD && unitSpread < MAX_SHARE * spread) steadier += 1;
  }
  return steadier * 2 > compared;
}

/** Asks whether a column is the line's total. */
export function lineTotalFinding(column: string, fix: string): Finding {
  return {
    severity: 'question',
    message: `Is ${quoted(column)} the price of one unit, or the line’s total?`,
    suggestion: `It was read as the price of one unit, but it grows with the quantity. ${fix}`,
  };
}
