import { mean } from 'd3-array';
import { randomInt, randomPoisson } from 'd3-random';
import { learnDemand } from '../../../src/demos/dynamic-pricing-optimizer/model';
import { textSource } from '../../../src/demos/shared/csv/source';
import { runToEnd } from '../../../src/demos/shared/model/withProgress';
import { seeded } from '../../../src/demos/shared/seeded';

const ELASTICITY = -3;
const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);

const dayAt = (index: number) => new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10);

interface Day {
  readonly day: string;
  readonly price: number;
  readonly quantity: number;
}

/**
 * Generates a year of candle sales, about one a day at $26, with each price kept for one to `mostWeeks`
 * weeks.
 */
function candles(seed: number, days = 364, perDay = 1, mostWeeks = 6): readonly Day[] {
  const source = seeded(seed);
  const sold: Day[] = [];
  while (sold.length < days) {
    const price = 22 + 2 * randomInt.source(source)(0, 5)();
    for (
      let left = 7 * randomInt.source(source)(1, mostWeeks + 1)();
      left > 0 && sold.length < days;
      left -= 1
    )
      sold.push({
        day: dayAt(sold.length),
        price,
        quantity: randomPoisson.source(source)(perDay * (price / 26) ** ELASTICITY)(),
      });
  }
  return sold;
}

const learn = (rows: readonly Day[]) => {
  const lines = rows.map(({ day, price, quantity }) => `${day},${price},${quantity}`);
  const text = `date,price,quantity\n${lines.join('\n')}`;
  return runToEnd(learnDemand({ source: textSource(text), columns: {} }));
};

const sold = (rows: readonly Day[]) => rows.filter(({ quantity }) => quantity > 0);

/** Fits the sales of many seeds. Returns the mean elasticity, and how many intervals contain the true one. */
function fits(rowsOf: (seed: number) => readonly Day[]) {
  const all = SEEDS.map((seed) => {
    const { fit } = learn(rowsOf(seed)).products[0];
    if (!fit) throw new Error('There is no curve.');
    return fit;
  });
  return {
    elasticity: mean(all, (fit) => fit.elasticity) ?? NaN,
    right: all.filter(({ elasticityInterval: [low, high] }) => low <= ELASTICITY && ELASTICITY <= high)
      .length,
  };
}

describe('days without a sale', () => {
  test.each([
    ['as order lines, which lack those days', (seed: number) => sold(candles(seed))],
    ['as a daily table with zeros', (seed: number) => candles(seed)],
    ['as order lines of six weeks', (seed: number) => sold(candles(seed, 50, 2, 1))],
  ])('don’t hide the true elasticity of −3: %s', (_what, rowsOf) => {
    const { elasticity, right } = fits(rowsOf);
    expect(Math.abs(elasticity - ELASTICITY)).toBeLessThan(0.3);
    expect(right).toBeGreaterThanOrEqual(35);
  });

  test('are reported, with what was done about them', () => {
    const rows = candles(1);
    const empty = rows.length - sold(rows).length;
    const result = learn(sold(rows));
    expect(result.per).toBe('week');
    expect(result.products[0].count).toBeGreaterThanOrEqual(51);
    const [finding] = result.findings;
    expect(finding?.message).toMatch(/^Nothing was sold on \d+ of 36\d days\.$/u);
    expect(finding?.suggestion).toBe(
      'Sales are added up by week, and a week without a sale counts as 0. A day without a row has the price of the day before.',
    );
    expect(Number(/on (\d+)/u.exec(finding?.message ?? '')?.[1])).toBeCloseTo(empty, -1);
  });

  test('count when one candle is sold on each day with sales, more often at the lower price', () => {
    const rows = Array.from({ length: 182 }, (_, index) => {
      const isHigh = Math.floor(index / 28) % 2 === 1;
      return { day: dayAt(index), price: isHigh ? 28 : 24, quantity: isHigh && index % 3 > 0 ? 0 : 1 };
    });
    const { fit, findings } = learn(sold(rows)).products[0];
    // ln(1/3) ÷ ln(28/24)
    expect(fit?.elasticity).toBeCloseTo(-7.1, 0);
    expect(fit?.isFlat).toBe(false);
    expect(findings).toEqual([]);
  });

  test('count in a small store, which never sells on two days in a row', () => {
    const rows = candles(1, 160, 40).filter((_, index) => [0, 2, 5, 10].includes(index % 16));
    const result = learn(rows);
    expect(result.per).toBe('week');
    expect(result.findings[0]?.message).toMatch(/^Nothing was sold on 11\d of 15\d days\.$/u);
  });

  test.each([
    ['the weekend, when the store is closed', (index: number) => index % 7 < 5, 1],
    ['all days but one a month', (index: number) => index % 30 === 0, 1],
  ])('don’t count if they are %s', (_what, isOpen) => {
    const rows = candles(1, 364, 40).filter((_, index) => isOpen(index));
    const result = learn(rows);
    expect(result).toMatchObject({ per: 'day', findings: [] });
    expect(result.products[0].count).toBe(rows.length);
  });

  test('are ignored in less than two weeks of data, with a warning', () => {
    const rows = candles(3, 12, 3).filter((_, index) => index % 3 > 0);
    const result = learn(rows);
    expect(result.per).toBe('day');
    expect(result.findings[0]?.suggestion).toContain('the price looks less important than it is');
  });
});

test('a line with 0 counts as 0', () => {
  const text = 'price,quantity\n10,36\n20,9\n30,4\n60,0\n60,1\n60,2';
  const { fit, count } = runToEnd(learnDemand({ source: textSource(text), columns: {} })).products[0];
  expect(count).toBe(6);
  expect(fit?.elasticity).toBeCloseTo(-2, 1);
});
