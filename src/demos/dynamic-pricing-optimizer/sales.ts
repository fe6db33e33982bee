import { randomInt, randomNormal } from 'd3-random';
import { seeded } from '../shared/seeded';
import type { DemandFit, Sale } from './fit';

/** Sales that are made, not measured. */
export interface MadeSales {
  readonly seed: number;
  /** By how many percent the quantity changes when the price rises by one. */
  readonly elasticity: number;
}

const WEEKS = 104;
/** The price at which about so many units a week are sold. */
const USUAL = { price: 34, quantity: 240 };
/** How far a week is from the curve: the standard deviation of the quantity's logarithm. */
const NOISE = 0.2;
/** The list prices, and for how many weeks each of them is kept. */
const PRICES = { lowest: 24, highest: 44 };
const KEPT_FOR = { least: 3, most: 8 };

/** The curve that made sales come from: what a fit to them would find if it had sales without end. */
export function trueDemand({ elasticity }: MadeSales): DemandFit {
  return {
    intercept: Math.log(USUAL.quantity) - elasticity * Math.log(USUAL.price),
    elasticity,
    elasticityBand: [elasticity, elasticity],
    isFlat: false,
    explained: 1,
    // The mean of a log-normal error.
    smearing: Math.exp(NOISE ** 2 / 2),
    band: { count: Infinity, meanLogPrice: Math.log(USUAL.price), squares: Infinity, reach: 0 },
  };
}

/** Makes two years of weekly sales of one article, the same ones for the same seed. */
export function makeSales({ seed, elasticity }: MadeSales): readonly Sale[] {
  const source = seeded(seed);
  const noise = randomNormal.source(source)(0, NOISE);
  const nextPrice = randomInt.source(source)(PRICES.lowest, PRICES.highest + 1);
  const nextStay = randomInt.source(source)(KEPT_FOR.least, KEPT_FOR.most + 1);
  const sales: Sale[] = [];
  while (sales.length < WEEKS) {
    const price = nextPrice() + 0.9;
    for (let week = nextStay(); week > 0 && sales.length < WEEKS; week -= 1) {
      const expected = USUAL.quantity * (price / USUAL.price) ** elasticity;
      sales.push({ price, quantity: Math.round(expected * Math.exp(noise())) });
    }
  }
  return sales;
}

/** Sales as the text that the demo reads. */
export function salesAsCsv(sales: readonly Sale[]): string {
  return ['price,quantity', ...sales.map(({ price, quantity }) => `${price.toFixed(2)},${quantity}`)].join(
    '\n',
  );
}
