import { exampleResult } from '../../../src/demos/dynamic-pricing-optimizer/example.computed';
import { COST_SHARE, bestPrice, outcomeAt } from '../../../src/demos/dynamic-pricing-optimizer/bestPrice';
import { pricePoints } from '../../../src/demos/dynamic-pricing-optimizer/pricePoints.computed';

test('the home page’s small demo earns at each price what the full demo says', () => {
  const [{ fit, prices }] = exampleResult.products;
  if (!fit) throw new Error('The example has no fit.');
  const cost = prices.latest * COST_SHARE;
  expect(pricePoints.map(({ price, profit }) => ({ price, profit }))).toEqual(
    pricePoints.map(({ price }) => ({ price, profit: Math.round(outcomeAt(fit, price, cost).profit) })),
  );
  const best = bestPrice(fit, { cost, price: prices.latest, floor: 0, change: 50 });
  const [top] = pricePoints.toSorted((a, b) => b.profit - a.profit);
  expect(best).toMatchObject({ kind: 'price', limitedBy: 'nothing' });
  expect(best.kind === 'price' && Math.abs(best.price - (top?.price ?? 0))).toBeLessThan(1);
});
