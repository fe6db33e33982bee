import { COST_SHARE, outcomeAt } from './bestPrice';
import { exampleResult } from './example.computed';

/** Range of the prices, in whole units of the currency. */
const PRICES = { lowest: 15, highest: 44 };

const [{ fit, prices }] = exampleResult.products;
const cost = prices.latest * COST_SHARE;

/**
 * Expected units and profit per week at each price of the example's shirt, so that the small demo needs no model.
 */
export const pricePoints =
  fit === null
    ? []
    : Array.from({ length: PRICES.highest - PRICES.lowest + 1 }, (_, index) => {
        const price = PRICES.lowest + index;
        const { quantity, profit } = outcomeAt(fit, price, cost);
        return { price, units: Math.round(quantity), profit: Math.round(profit) };
      });
