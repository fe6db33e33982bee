import { items } from '../../../src/demos/ai-personalization-engine/items';
import { generateShoppers } from '../../../src/demos/ai-personalization-engine/generateShoppers';
import { train } from '../../../src/demos/ai-personalization-engine/model';
import { precisionAt, ranked } from '../../../src/demos/ai-personalization-engine/ranking';
import { parseViewed, shelfFor } from '../../../src/demos/ai-personalization-engine/placements';
import { runToEnd } from '../../../src/demos/shared/model/withProgress';

const training = runToEnd(train({ seed: 1, factors: 6, regularization: 20 }));
const orderOf = (viewed: readonly number[]) => shelfFor(training, viewed).map(({ item }) => item);
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
const all = items.map((_, item) => item);
const indexOf = (name: string) => items.findIndex((item) => item.name === name);

describe('the catalog', () => {
  test('has sixty items with unique names and a price', () => {
    expect(items).toHaveLength(60);
    expect(new Set(items.map(({ name }) => name)).size).toBe(60);
    expect(items.every(({ price }) => price > 0)).toBe(true);
  });

  test('has shoppers who click each item at most once, with four clicks held out', () => {
    for (const { clicks, heldOut } of generateShoppers(1, 100)) {
      expect(heldOut).toHaveLength(4);
      expect(new Set([...clicks, ...heldOut]).size).toBe(clicks.length + 4);
      expect([...clicks, ...heldOut].every((item) => all.includes(item))).toBe(true);
    }
  });
});

describe('the shelf', () => {
  test('is sorted by popularity before any click', () => {
    expect(orderOf([])).toEqual(ranked(training.popularity));
    expect(shelfFor(training, []).every(({ score, reasons }) => score === null && reasons.length === 0)).toBe(
      true,
    );
  });

  test('always contains each item once', () => {
    for (const viewed of [[], [0], [59, 3, 20], all]) expect(sorted(orderOf(viewed))).toEqual(all);
  });

  test('keeps clicked items in place', () => {
    const item = orderOf([])[30] ?? 0;
    expect(orderOf([item])[30]).toBe(item);
    const next = orderOf([item])[4] ?? 0;
    const after = orderOf([item, next]);
    expect([after[30], after[4]]).toEqual([item, next]);
  });

  test('moves related items forward: after trail shoes, running and hiking', () => {
    const trailShoes = indexOf('Trail shoes');
    const first = orderOf([trailShoes])
      .filter((item) => item !== trailShoes)
      .slice(0, 8)
      .filter((item) => ['running', 'hiking'].includes(items[item]?.department ?? ''));
    expect(first.length).toBeGreaterThanOrEqual(6);
  });

  test('ranks the other items by a score that equals the sum of its reasons', () => {
    const shelf = shelfFor(training, [20, 40]);
    const others = shelf.filter(({ isViewed }) => !isViewed).map(({ score }) => score ?? NaN);
    expect(others).toEqual(others.toSorted((a, b) => b - a));
    for (const { score, reasons } of shelf)
      expect(reasons.reduce((sum, { effect }) => sum + effect, 0)).toBeCloseTo(score ?? NaN, 10);
  });
});

describe('a link', () => {
  test.each([
    ['3-17', '3-17'],
    ['17-3', '17-3'],
    ['3-3-17', '3-17'],
    ['60-99-3', '3'],
    ['-1--2-3.5-x-<b>-1e1- 4', '1-2'],
    ['', ''],
  ])('with looked=%s is read as “%s”', (text, read) => {
    expect(parseViewed(text).join('-')).toBe(read);
  });
});

describe('a ranking', () => {
  test('sorts by score, highest first, without excluded items', () => {
    expect(ranked([0.1, 0.9, 0.5, 0.9])).toEqual([1, 3, 2, 0]);
    expect(ranked([0.1, 0.9, 0.5, 0.9], [1])).toEqual([3, 2, 0]);
  });

  test('has a precision', () => {
    const rankings = [
      { ranking: [5, 1, 2, 3, 4], relevant: [1, 9] },
      { ranking: [7, 8, 1, 2, 3], relevant: [7, 8] },
    ];
    expect(precisionAt(5, rankings)).toBeCloseTo((1 / 5 + 2 / 5) / 2);
  });
});
