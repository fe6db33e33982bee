import { randomInt, randomNormal } from 'd3-random';
import {
  adviceOn,
  bestPriceFigure,
  elasticitySummary,
} from '../../../src/demos/dynamic-pricing-optimizer/advice';
import { bestPrice, isConfounded } from '../../../src/demos/dynamic-pricing-optimizer/bestPrice';
import { learnDemand } from '../../../src/demos/dynamic-pricing-optimizer/model';
import { generateSales } from '../../../src/demos/dynamic-pricing-optimizer/sales';
import { textSource } from '../../../src/demos/shared/csv/source';
import { runToEnd } from '../../../src/demos/shared/model/withProgress';
import { seeded } from '../../../src/demos/shared/seeded';
import { isSlowRun } from '../../support/slowRun';

const ELASTICITY = -1.2;
const SEEDS = Array.from({ length: isSlowRun ? 60 : 8 }, (_, index) => index + 1);

type Random = () => number;
type Prices = (days: readonly Date[], random: Random) => readonly number[];

const daysFrom = (count: number, step: 'week' | 'month') =>
  Array.from({ length: count }, (_, index) =>
    step === 'week' ? new Date(Date.UTC(2024, 0, 1 + 7 * index)) : new Date(Date.UTC(2024, index, 1)),
  );
const isWinter = (day: Date) => day.getUTCMonth() >= 10;
const anyPrice = (random: Random) => 24.9 + randomInt.source(random)(0, 21)();

/** Logarithm of demand, which is 2.5 times as high in November and December. */
const christmas = (day: Date) => (isWinter(day) ? Math.log(2.5) : 0);
/** Logarithm of demand, which is highest in spring. */
const spring = (day: Date) => 0.4 * Math.sin((2 * Math.PI * day.getTime()) / (365.25 * 86_400_000));
const noSeason = () => 0;

const newEachTime: Prices = (days, random) => days.map(() => anyPrice(random));
/** Keeps each price for three to eight periods. */
const kept: Prices = (days, random) => {
  const prices: number[] = [];
  while (prices.length < days.length) {
    const price = anyPrice(random);
    for (let left = randomInt.source(random)(3, 9)(); left > 0; left -= 1) prices.push(price);
  }
  return prices.slice(0, days.length);
};
/** Discounts in November and December only. */
const winterSale: Prices = (days, random) =>
  days.map((day) => (isWinter(day) ? 19.9 : 27.9) * Math.exp(randomNormal.source(random)(0, 0.03)()));
/** Low when demand is high. */
const withSpring: Prices = (days, random) =>
  days.map((day) => 30 * Math.exp(-spring(day) / 2 + randomNormal.source(random)(0, 0.03)()));
const rising: Prices = (days, random) =>
  days.map((_, index) => 25 * Math.exp((0.3 * index) / days.length + randomNormal.source(random)(0, 0.02)()));
const raisedOnce: Prices = (days, random) => {
  const at = days.length * (0.3 + 0.4 * random());
  return days.map((_, index) => (index < at ? 25 : 30));
};

/** Varies by a fifth, except for one period at a much lower price. */
const withOutlier: Prices = (days, random) => {
  const at = randomInt.source(random)(0, days.length)();
  return days.map((_, index) => (index === at ? 12 : 24.9 + randomInt.source(random)(0, 6)()));
};
/** One price, with a flash sale in every 23rd week. */
const flashSales: Prices = (days) => days.map((_, index) => (index % 23 === 11 ? 20 : 27));

/** Creates a file of sales with the known elasticity. */
function fileOf(days: readonly Date[], prices: Prices, season: (day: Date) => number, seed: number): string {
  const random = seeded(seed);
  const noise = randomNormal.source(random)(0, 0.2);
  const rows = prices(days, random).map((price, index) => {
    const day = days[index] ?? new Date(NaN);
    const quantity = 2400 * Math.exp(ELASTICITY * Math.log(price / 30) + season(day) + noise());
    return `${day.toISOString().slice(0, 10)},${price.toFixed(2)},${Math.round(quantity)}`;
  });
  return `date,price,quantity\n${rows.join('\n')}`;
}

function learn(text: string) {
  const [product] = runToEnd(learnDemand({ source: textSource(text), columns: {} })).products;
  if (!product.fit) throw new Error('There is no curve.');
  const { latest } = product.prices;
  const guardrails = { price: latest, cost: latest * 0.4, floor: 30, change: 15 };
  const best = bestPrice(product.fit, guardrails);
  return {
    fit: product.fit,
    isWithheld: isConfounded(product.fit),
    figure: bestPriceFigure(best, product.fit, guardrails, '$'),
    advice: adviceOn(best, product.fit, guardrails, product.prices, '$'),
  };
}

/** Counts the files without advice, and those with advice whose interval contains the true elasticity. */
function outcomes(days: readonly Date[], prices: Prices, season: (day: Date) => number) {
  const all = SEEDS.map((seed) => learn(fileOf(days, prices, season, seed)));
  const advised = all.filter(({ isWithheld }) => !isWithheld);
  return {
    withheld: all.length - advised.length,
    right: advised.filter(
      ({
        fit: {
          elasticityInterval: [low, high],
        },
      }) => low <= ELASTICITY && ELASTICITY <= high,
    ).length,
  };
}

const twoYears = daysFrom(104, 'week');
const oneYear = daysFrom(52, 'week');

describe('prices unrelated to the season', () => {
  test.each([
    ['new each week, Christmas', twoYears, newEachTime, christmas],
    ['kept for weeks, spring', twoYears, kept, spring],
    ['new each week, one year, one outlier', oneYear, withOutlier, noSeason],
    ['flash sales', twoYears, flashSales, spring],
    ['new each month, two years', daysFrom(24, 'month'), newEachTime, christmas],
  ])('get advice, and intervals that contain the true elasticity: %s', (_what, days, prices, season) => {
    const { withheld, right } = outcomes(days, prices, season);
    expect(withheld).toBeLessThanOrEqual(1);
    expect(right).toBeGreaterThanOrEqual((isSlowRun ? 0.85 : 0.75) * SEEDS.length);
  });
});

describe('prices that move with the calendar', () => {
  test.each([
    ['a sale each winter', twoYears, winterSale, christmas],
    ['a sale each winter, without a season', twoYears, winterSale, noSeason],
    ['one winter sale, by month', daysFrom(12, 'month'), winterSale, christmas],
    ['lower in spring, one year', oneYear, withSpring, spring],
    ['a steady rise, half a year', daysFrom(26, 'week'), rising, noSeason],
    ['raised once', twoYears, raisedOnce, noSeason],
  ])('get no advice: %s', (_what, days, prices, season) => {
    const { withheld, right } = outcomes(days, prices, season);
    expect(withheld).toBeGreaterThanOrEqual(0.9 * SEEDS.length);
    // The intervals of the other files contain the true elasticity.
    expect(right).toBe(SEEDS.length - withheld);
  });

  test('keep their price, with the reason and a way out', () => {
    const { figure, advice, fit } = learn(fileOf(twoYears, winterSale, christmas, 1));
    expect(figure.value).toMatch(/^Keep \$/u);
    expect(figure.label).toBe('No best price yet');
    expect(advice).toMatch(
      /^Your price moved with the season, the day of the week, or a trend, so these sales can’t show whether it was the price that changed demand\. Keep \$\d\d\.\d\d, or try two prices in turn/u,
    );
    expect(elasticitySummary(fit)).toMatch(
      /^No curve is drawn, because it wouldn’t show the effect of the price: your price moved with the season, the day of the week, or a trend\.$/u,
    );
    expect(learn(fileOf(twoYears, raisedOnce, noSeason, 1)).advice).toMatch(
      /^Your price clearly rose or fell only once or twice, so these sales can’t show whether it was the price that changed demand\. Keep \$\d\d\.\d\d, or try two prices in turn/u,
    );
  });
});

test('the example with dates gets advice for every seed', () => {
  const withheld = Array.from({ length: isSlowRun ? 200 : 10 }, (_, seed) => {
    const rows = generateSales({ seed: seed + 1, elasticity: -2.2 }).map(
      ({ price, quantity }, week) =>
        `${twoYears[week]?.toISOString().slice(0, 10) ?? ''},${price.toFixed(2)},${quantity}`,
    );
    return learn(`date,price,quantity\n${rows.join('\n')}`).isWithheld;
  });
  expect(withheld.filter(Boolean)).toEqual([]);
});

test('a summary says that trend and season are held constant', () => {
  const { fit } = learn(fileOf(twoYears, kept, christmas, 1));
  expect(elasticitySummary(fit)).toMatch(
    /^With trend and season held constant, a 1% higher price means \d\.\d\d% fewer .* Price, trend, and season could explain \d\d%/u,
  );
});

const isWeekend = (day: Date) => day.getUTCDay() % 6 === 0;
/** Logarithm of demand, which doubles on weekends. */
const busy = (day: Date) => (isWeekend(day) ? Math.log(2) : 0);
const cheap: Prices = (all) => all.map((day) => (isWeekend(day) ? 22 : 27));

test('weekend discounts are not mistaken for the effect of the price', () => {
  const days = Array.from({ length: 182 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)));
  expect(outcomes(days, cheap, busy)).toEqual({ withheld: SEEDS.length, right: 0 });
  const { withheld, right } = outcomes(days, newEachTime, busy);
  expect(withheld).toBe(0);
  expect(right).toBeGreaterThanOrEqual((isSlowRun ? 0.85 : 0.75) * SEEDS.length);
});

test('weekend discounts are noticed in two weeks across the end of a month', () => {
  const days = Array.from({ length: 14 }, (_, index) => new Date(Date.UTC(2026, 0, 26 + index)));
  expect(outcomes(days, cheap, busy)).toEqual({ withheld: SEEDS.length, right: 0 });
});
