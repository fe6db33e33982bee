import { randomNormal } from 'd3-random';
import { calendarFile } from '../../../src/demos/dynamic-pricing-optimizer/calendarFile';
import { fitDemand } from '../../../src/demos/dynamic-pricing-optimizer/fit';
import { generateSales } from '../../../src/demos/dynamic-pricing-optimizer/sales';
import {
  nextMonday,
  noiseOf,
  planTest,
  profitChange,
  scheduleOf,
  testPrices,
} from '../../../src/demos/dynamic-pricing-optimizer/testPlan';
import { seeded } from '../../../src/demos/shared/seeded';

/** Plans a test; fails if there is no plan. */
function planOf(...parts: Parameters<typeof planTest>) {
  const plan = planTest(...parts);
  if (!plan) throw new Error('There is no plan.');
  return plan;
}

describe('a price test', () => {
  test.each([
    [0.2, 'week'],
    [0.35, 'day'],
  ] as const)(
    'of the planned length measures the elasticity to ±0.3, for sales that vary by %d per %s',
    (noise, per) => {
      const plan = planOf(noise, per, [8, 12], 0.3);
      const halves = Array.from({ length: 200 }, (_, seed) => {
        const random = randomNormal.source(seeded(seed + 1))(0, noise);
        const count = per === 'day' ? plan.weeks * 7 : plan.weeks;
        const sales = Array.from({ length: count }, (_sale, index) => {
          const price = plan.prices[index % 2] ?? 0;
          return { price, quantity: 5000 * price ** -2 * Math.exp(random()) };
        });
        const [low = 0, high = 0] = fitDemand(sales)?.elasticityInterval ?? [];
        return (high - low) / 2;
      });
      const mean = halves.reduce((sum, half) => sum + half, 0) / halves.length;
      expect(mean).toBeGreaterThan(0.27);
      expect(mean).toBeLessThan(0.3);
      expect(plan.margin).toBeLessThanOrEqual(0.3);
      expect(plan.weeks % 2).toBe(0);
    },
  );

  test('is shorter with prices further apart, a larger margin of error, or less variable sales', () => {
    const { weeks } = planOf(0.2, 'week', [8, 12], 0.3);
    expect(planOf(0.2, 'week', [7, 13], 0.3).weeks).toBeLessThan(weeks);
    expect(planOf(0.2, 'week', [8, 12], 0.5).weeks).toBeLessThan(weeks);
    expect(planOf(0.1, 'week', [8, 12], 0.3).weeks).toBeLessThan(weeks);
  });

  test('takes as long for monthly sales as for weekly sales that vary as much', () => {
    const weekly = planOf(0.2, 'week', [8, 12], 0.3);
    expect(planOf(0.2 * Math.sqrt(12 / 52), 'month', [8, 12], 0.3).weeks).toBe(weekly.weeks);
    expect(planOf(0.2 * Math.sqrt(4 / 52), 'quarter', [8, 12], 0.3).weeks).toBe(weekly.weeks);
  });

  test('isn’t planned if two years are too short, or if the margin floor leaves one price', () => {
    expect(planTest(1, 'week', [9.5, 10.5], 0.1)).toBeNull();
    expect(planTest(0.1, 'week', [12, 12], 0.3)).toBeNull();
  });

  test('has prices on both sides of the current one, none below the margin floor', () => {
    expect(testPrices({ price: 34.9, cost: 10, floor: 30 }, 20)).toEqual([27.92, 41.88]);
    expect(testPrices({ price: 34.9, cost: 22, floor: 30 }, 20)).toEqual([31.43, 41.88]);
  });

  test('changes profit by the mean at its two prices less the profit at the current one', () => {
    const fitted = fitDemand(generateSales({ seed: 3, elasticity: -2 }));
    if (!fitted) throw new Error('There is no curve.');
    const fit = { ...fitted, intercept: Math.log(1000), elasticity: -2, smearing: 1 };
    // 1,000 / price² units: 40 at 5, 10 at 10, and 2.5 at 20, each costing 4.
    expect(profitChange({ prices: [5, 20], weeks: 4, margin: 0.3 }, fit, { cost: 4, price: 10 })).toBeCloseTo(
      (40 * 1 + 2.5 * 16) / 2 - 10 * 6,
    );
  });

  test('takes the variability from the fit, or from sales at one price', () => {
    const sales = generateSales({ seed: 3, elasticity: -2 });
    expect(noiseOf({ fit: fitDemand(sales), shown: sales })).toBeCloseTo(0.2, 1);
    const random = randomNormal.source(seeded(2))(5, 0.3);
    const onePrice = Array.from({ length: 400 }, () => ({ price: 10, quantity: Math.exp(random()) }));
    expect(noiseOf({ fit: null, shown: onePrice })).toBeCloseTo(0.3, 1);
    expect(noiseOf({ fit: null, shown: sales.slice(0, 2) })).toBeNull();
  });
});

describe('a price test’s calendar', () => {
  const plan = { prices: [8, 12], weeks: 10, margin: 0.3 } as const;
  const schedule = scheduleOf(plan, 7, '2026-11-30');

  test('has five weeks at each price, one of each in every pair of weeks, without gaps', () => {
    const weeks = schedule.flatMap(({ price, weeks: count }) => Array.from({ length: count }, () => price));
    expect(weeks).toHaveLength(10);
    for (let pair = 0; pair < 10; pair += 2) expect(new Set(weeks.slice(pair, pair + 2)).size).toBe(2);
    for (const [index, { from, weeks: count }] of schedule.entries())
      expect(schedule[index + 1]?.from ?? '2027-02-08').toBe(
        new Date(Date.parse(from) + count * 7 * 86_400_000).toISOString().slice(0, 10),
      );
  });

  test.each([
    ['2026-11-24', '2026-11-30'],
    ['2026-11-29', '2026-11-30'],
    ['2026-11-30', '2026-12-07'],
  ])('starts on the Monday after %s', (day, monday) => {
    expect(nextMonday(day)).toBe(monday);
  });

  test('is an iCalendar file: all-day events, lines of at most 75 bytes, special characters escaped', () => {
    const text = calendarFile(
      [{ price: 8, from: '2026-12-28', weeks: 2 }],
      'Test price of Größe M; “Blå, grøn” T-shirt, organic cotton with a very long name',
      (price) => `$${price}.00`,
      new Date('2026-11-24T15:00:00.123Z'),
    );
    const lines = text.split('\r\n');
    expect(lines.at(-1)).toBe('');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Tangelo//Price test//EN',
      'BEGIN:VEVENT',
      'UID:2026-12-28-20261124T150000Z@price-test.tangelo',
      'DTSTAMP:20261124T150000Z',
      'DTSTART;VALUE=DATE:20261228',
      'DTEND;VALUE=DATE:20270111',
      String.raw`SUMMARY:Test price of Größe M\; “Blå\, grøn” T-shirt\, organic cotton with a very long name: $8.00`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });
});
