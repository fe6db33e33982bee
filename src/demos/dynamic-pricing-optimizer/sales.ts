import { randomInt, randomNormal } from 'd3-random';
import { seeded } from '../shared/seeded';
import type { Sale } from './sale';

export interface SalesParameters {
  readonly seed: number;
  /** Percent by which the quantity changes when the price rises by 1%. */
  readonly elasticity: number;
}

const WEEKS = 104;
/** The usual price, and the average weekly sales at that price. */
const USUAL = { price: 34, quantity: 240 };
/** Standard deviation of ln(quantity) around the curve. */
const NOISE = 0.2;
const PRICES = { lowest: 24, highest: 44 };
const WEEKS_PER_PRICE = { min: 3, max: 8 };

/** Generates two years of weekly sales of one product; the same seed gives the same sales. */
export function generateSales({ seed, elasticity }: SalesParameters): readonly Sale[] {
  const source = seeded(seed);
  const noise = randomNormal.source(source)(0, NOISE);
  const nextPrice = randomInt.source(source)(PRICES.lowest, PRICES.highest + 1);
  const nextStay = randomInt.source(source)(WEEKS_PER_PRICE.min, WEEKS_PER_PRICE.max + 1);
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
