import { outcomeAt } from './bestPrice';
import { exampleResult } from './example.computed';

/** What a shirt costs, and the prices that are tried, in whole units of the currency. */
const COST = 14;
const PRICES = { lowest: 15, highest: 44 };

const [{ fit }] = exampleResult.articles;

/** What to expect of the example's shirt at each price: units and profit a week, for a picture that needs no model. */
export const pricePoints =
  fit === null
    ? []
    : Array.from({ length: PRICES.highest - PRICES.lowest + 1 }, (_, index) => {
        const price = PRICES.lowest + index;
        const { quantity, profit } = outcomeAt(fit, price, COST);
        return { price, units: Math.round(quantity), profit: Math.round(profit) };
      });
