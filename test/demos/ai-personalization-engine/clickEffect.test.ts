import { items } from '../../../src/demos/ai-personalization-engine/items';
import { train } from '../../../src/demos/ai-personalization-engine/model';
import { effectOfClick } from '../../../src/demos/ai-personalization-engine/clickEffect';
import { runToEnd } from '../../../src/demos/shared/model/withProgress';

const training = runToEnd(train({ seed: 1, factors: 6, regularization: 20 }));
const numberOf = (name: string) => items.findIndex((item) => item.name === name);
const departmentOf = (item: number) => items[item]?.department;

describe('a struck-out click', () => {
  const [kayak, stove] = [numberOf('Touring kayak'), numberOf('Gas stove')];

  test('also moves back the items that it alone moved forward', () => {
    const { dropped, appeared } = effectOfClick(training, [stove, kayak], kayak);
    expect(dropped.length).toBeGreaterThan(0);
    expect(appeared).toHaveLength(dropped.length);
    const forWater = (some: readonly number[]) =>
      some.filter((item) => departmentOf(item) === 'water').length;
    expect(forWater(dropped)).toBeGreaterThan(dropped.length / 2);
    expect(forWater(appeared)).toBe(0);
  });

  test('isn’t suggested itself', () => {
    const { dropped, appeared } = effectOfClick(training, [stove, kayak], stove);
    expect([...dropped, ...appeared]).not.toContain(stove);
    expect([...dropped, ...appeared]).not.toContain(kayak);
  });
});
