import { outcomeAt } from './bestPrice';
import { exampleResult } from './example.computed';

/** The cost of a shirt and the range of prices, in whole units of the currency. */
const COST = 14;
const PRICES = { lowest: 15, highest: 44 };

const [{ fit }] = exampleResult.products;

/**
 * Expected units and profit per week at each price of the example's shirt, so that the small demo needs no model.
 */
export const pricePoints =
  fit === null
    ? []
    : Array.from({ length: PRICES.highest - PRICES.lowest + 1 }, (_, index) => {
        const price = PRICES.lowest + index;
        const { quantity, profit } = outcomeAt(fit, price, COST);
        return { price, units: Math.round(quantity), profit: Math.round(profit) };
      });
