import {
  adviceOn,
  bestPriceFigure,
  elasticitySummary,
} from '../../../src/demos/dynamic-pricing-optimizer/advice';
import {
  allowedPrices,
  bestPrice,
  gainInterval,
  isDirectionUnclear,
  isGainClear,
  outcomeAt,
  COST_SHARE,
} from '../../../src/demos/dynamic-pricing-optimizer/bestPrice';
import { exampleResult } from '../../../src/demos/dynamic-pricing-optimizer/example.computed';
import {
  demandAt,
  demandBandAt,
  fitDemand,
  tQuantile,
} from '../../../src/demos/dynamic-pricing-optimizer/fit';
import { pricePoints } from '../../../src/demos/dynamic-pricing-optimizer/pricePoints.computed';
import type { Sale } from '../../../src/demos/dynamic-pricing-optimizer/sale';
import { generateSales } from '../../../src/demos/dynamic-pricing-optimizer/sales';
import { isSlowRun } from '../../support/slowRun';

describe('The model', () => {
  /** Fits a curve; fails the test if there is none. */
  function fitOf(sales: readonly Sale[]) {
    const fit = fitDemand(sales);
    if (!fit) throw new Error('These sales have no fit.');
    return fit;
  }

  /** Fits sales without noise: 1,000 at a price of 1. */
  const exact = (elasticity: number) =>
    fitOf([2, 3, 4, 5].map((price) => ({ price, quantity: 1000 * price ** elasticity })));

  describe('the demand curve', () => {
    test.each(isSlowRun ? [-1.2, -2.2, -3.5] : [-2.2])(
      'of data with an elasticity of %d contains it in its 95%% interval for at least 190 of 200 seeds',
      (elasticity) => {
        const seeds = Array.from({ length: 200 }, (_, index) => index + 1);
        const inside = seeds.filter((seed) => {
          const [low, high] = fitOf(generateSales({ seed, elasticity })).elasticityInterval;
          return low <= elasticity && elasticity <= high;
        });
        expect(inside.length).toBeGreaterThanOrEqual(190);
        // A 95% interval that always contains the truth would be too wide.
        expect(inside.length).toBeLessThan(200);
      },
    );

    test('of data without noise is the true one', () => {
      const fit = exact(-2);
      expect(fit.elasticity).toBeCloseTo(-2, 10);
      expect(demandAt(fit, 10)).toBeCloseTo(10, 8);
      expect(fit.rSquared).toBeCloseTo(1, 10);
    });

    test('says that a perfect fit has no margin of error', () => {
      expect(elasticitySummary(exact(-2))).toContain(
        '2.00% fewer units sold. All 4 points are exactly on the curve, so no margin of error',
      );
      expect(elasticitySummary(fitOf(generateSales({ seed: 1, elasticity: -2 })))).toMatch(
        /^A 1% higher price means \d\.\d\d% fewer units sold \(likely between \d\.\d\d% and \d\.\d\d%\)\. Price could explain \d\d% of/u,
      );
    });

    test.each([-1.2, -2, -2.2, -3.5])(
      'of %d without noise isn’t shifted by trend and season',
      (elasticity) => {
        const sales = Array.from({ length: 104 }, (_, week) => {
          const price = 24.9 + ((week * 5) % 7);
          return { price, quantity: 10_000 * price ** elasticity, day: 19_723 + 7 * week };
        });
        expect(fitDemand(sales, false, 'week')).toMatchObject({ calendar: 'adjusted' });
      },
    );

    test.each([
      ['falls', -2, '2.00% fewer', false],
      ['rises', 1.5, '1.50% more', false],
      ['is flat', 0, '0.00% more', false],
    ])('without noise is clear about the direction if demand %s', (_what, elasticity, effect, isUnclear) => {
      const fit = exact(elasticity);
      expect(isDirectionUnclear(fit)).toBe(isUnclear);
      expect(elasticitySummary(fit)).toContain(`means ${effect} units sold`);
    });

    test('is unclear about the direction if the interval includes both signs', () => {
      const fit = { ...exact(-1.62), elasticityInterval: [-4.69, 1.45] } as const;
      expect(isDirectionUnclear(fit)).toBe(true);
      expect(elasticitySummary(fit)).toContain('anything from −4.69% to 1.45%');
    });

    test('has the confidence band of least squares worked out by hand', () => {
      // Logarithms: x = 1 … 5 and y = 2.1, 1.9, 1.2, 1.1, 0.4. Slope −0.42 ± 0.05416 × t(3), which is 3.182.
      const fit = fitOf(
        [2.1, 1.9, 1.2, 1.1, 0.4].map((y, index) => ({ price: Math.exp(index + 1), quantity: Math.exp(y) })),
      );
      expect(fit.intercept).toBeCloseTo(2.6, 10);
      expect(fit.elasticity).toBeCloseTo(-0.42, 10);
      expect(fit.rSquared).toBeCloseTo(0.9525, 4);
      expect(fit.elasticityInterval[0]).toBeCloseTo(-0.592, 2);
      expect(fit.elasticityInterval[1]).toBeCloseTo(-0.248, 2);
    });

    test('has a confidence band that is narrowest at mean prices', () => {
      const fit = fitOf(generateSales({ seed: 1, elasticity: -2 }));
      const widthAt = (price: number) => {
        const [low, high] = demandBandAt(fit, price);
        expect(low).toBeLessThan(demandAt(fit, price));
        expect(high).toBeGreaterThan(demandAt(fit, price));
        return Math.log(high / low);
      };
      const middle = Math.exp(fit.band.meanLogPrice);
      expect(widthAt(middle)).toBeLessThan(widthAt(middle * 1.2));
      expect(widthAt(middle)).toBeLessThan(widthAt(middle / 1.2));
    });

    test.each([
      [1, 12.706],
      [3, 3.182],
      [10, 2.228],
      [100_000, 1.96],
    ])('uses t(%d) as published: %d', (degrees, quantile) => {
      expect(Math.abs(tQuantile(degrees) - quantile)).toBeLessThan(0.01);
    });
  });

  describe('the best price', () => {
    const free = { cost: 10, price: 20, floor: 0, change: 100 };

    test('maximizes profit: cost × elasticity ÷ (elasticity + 1)', () => {
      expect(bestPrice(exact(-2), free)).toEqual({
        kind: 'price',
        price: 20,
        limitedBy: 'nothing',
        peak: 20,
      });
      expect(bestPrice(exact(-3), free)).toMatchObject({ price: 15, limitedBy: 'nothing' });
      const fit = exact(-3);
      const best = outcomeAt(fit, 15, 10).profit;
      for (const price of [14, 14.9, 15.1, 16]) expect(outcomeAt(fit, price, 10).profit).toBeLessThan(best);
    });

    test.each([
      ['the margin floor', { ...free, floor: 50 }, { price: 20, limitedBy: 'margin floor' }],
      ['the largest cut', { ...free, price: 30, change: 10 }, { price: 27, limitedBy: 'largest change' }],
      ['the largest rise', { ...free, price: 12, change: 5 }, { price: 12.6, limitedBy: 'largest change' }],
    ])('is limited by %s', (_what, guardrails, best) => {
      expect(bestPrice(exact(-3), guardrails)).toMatchObject(best);
    });

    test('is the highest allowed if demand is inelastic', () => {
      expect(bestPrice(exact(-0.5), { ...free, change: 10 })).toEqual({
        kind: 'price',
        price: 22,
        limitedBy: 'largest change',
        peak: null,
      });
    });

    test('is the current price if sales show no falling demand', () => {
      const rising = fitOf([1, 2, 3, 4].map((price) => ({ price, quantity: 10 * price })));
      const best = bestPrice(rising, free);
      expect(best).toEqual({ kind: 'unknown' });
      expect(adviceOn(best, rising, free, { low: 1, high: 4 }, '$')).toBe(
        'Your sales don’t show demand falling as the price rises, so there’s no best price yet. Keep $20.00 until you have more sales, or try two prices in turn, a week each in random order.',
      );
      const constant = fitOf([1, 2, 3, 4].map((price) => ({ price, quantity: 7 })));
      expect(bestPrice(constant, free)).toEqual({ kind: 'unknown' });
    });

    test('is marked as a guess outside tested prices, and stays without a clear gain', () => {
      const advice = (fit: ReturnType<typeof exact>, low: number) => {
        const guardrails = { ...free, price: 16.5 };
        return adviceOn(bestPrice(fit, guardrails), fit, guardrails, { low, high: 30 }, '$');
      };
      expect(advice(exact(-3), 12)).toBe(
        'Consider $15.00 instead of $16.50. Profit peaks at $15.00, within both limits.',
      );
      expect(advice(exact(-3), 16)).toContain(
        'You’ve never charged $15.00 (your prices were $16.00 to $30.00), so it’s a guess. Test it first.',
      );
      // A peak beyond the prices tried is too uncertain for a figure.
      const limited = { ...free, price: 16.5, change: 5 };
      const peakIs = (low: number, high: number) =>
        adviceOn(bestPrice(exact(-3), limited), exact(-3), limited, { low, high }, '$');
      expect(peakIs(12, 30)).toContain('Profit peaks at $15.00, but with your 5% limit');
      expect(peakIs(15.5, 30)).toContain('Profit peaks below $15.50, the lowest price you’ve tried, but');
      expect(peakIs(12, 14)).toContain('Profit peaks above $14.00, the highest price you’ve tried, but');
      const vague = { ...exact(-3), elasticityInterval: [-4.8, -1.2] } as const;
      expect(gainInterval(vague, 15, { price: 16.5, cost: 10 })[0]).toBeLessThan(0);
      expect(isGainClear(vague, 15, { ...free, price: 16.5 })).toBe(false);
      expect(isGainClear(exact(-3), 15, { ...free, price: 16.5 })).toBe(true);
      // The margin floor requires $15.00, whatever it gains.
      expect(isGainClear(vague, 15, { ...free, price: 12, floor: 100 / 3 })).toBe(true);
      expect(advice(vague, 12)).toMatch(
        /^Keep \$16\.50\. \$15\.00 might earn more, but we can’t be sure: profit could change by anything from −\$0\.20 to \+\u2060\$0\.31\./u,
      );
      const unknown = { ...exact(-1.62), elasticityInterval: [-4.69, 1.45] } as const;
      expect(advice(unknown, 12)).toBe(
        'We can’t tell how the price changes sales: if it rises by 1%, sales could change by anything from −4.69% to 1.45%. Keep $16.50 until you have more sales, or try two prices in turn, a week each in random order.',
      );
    });

    test('is summed up by its label', () => {
      const of = (fit: ReturnType<typeof exact>, guardrails: typeof free) => {
        const best = bestPrice(fit, guardrails);
        return bestPriceFigure(best, fit, guardrails, '$');
      };
      const guardrails = { ...free, price: 16.5 };
      expect(of(exact(-3), guardrails)).toEqual({ value: '$15.00', label: 'Best price within your limits' });
      expect(of({ ...exact(-3), elasticityInterval: [-4.8, -1.2] }, guardrails)).toEqual({
        value: 'Keep $16.50',
        label: 'No clear gain at $15.00',
      });
      expect(of(exact(1), guardrails)).toEqual({ value: 'Keep $16.50', label: 'No best price yet' });
      expect(of(exact(-3), { cost: 18, price: 20, floor: 50, change: 10 })).toEqual({
        value: 'None',
        label: 'Best price within your limits',
      });
    });

    test('doesn’t exist if the margin floor is above the maximum change; the advice says which cost would do', () => {
      const guardrails = { cost: 18, price: 20, floor: 50, change: 10 };
      const best = bestPrice(exact(-3), guardrails);
      expect(best).toEqual({ kind: 'none', allowed: { lowest: 36, highest: 22, lowestBy: 'margin floor' } });
      const advice = (own: typeof guardrails) =>
        adviceOn(bestPrice(exact(-3), own), exact(-3), own, { low: 15, high: 30 }, '$');
      expect(advice(guardrails)).toBe(
        'No price meets both limits: a margin of 50% needs at least $36.00, and a change of 10% allows at most $22.00. Lower the margin or get your cost down to $11.00.',
      );
      // Even without a margin, no allowed price covers a cost of $25.00.
      expect(advice({ ...guardrails, cost: 25 })).toBe(
        'You lose $5.00 on each unit at $20.00. No price meets both limits: a margin of 50% needs at least $50.00, and a change of 10% allows at most $22.00. Get your cost down to $11.00.',
      );
    });

    test('respects its guardrails to the cent', () => {
      expect(allowedPrices({ cost: 10, price: 19.99, floor: 30, change: 15 })).toEqual({
        // 10 ÷ 0.7 = 14.2857; 15% below and above 19.99 is 16.9915 and 22.9885.
        lowest: 17,
        highest: 22.98,
        lowestBy: 'largest change',
      });
    });
  });
});

describe('The small demo', () => {
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
});
