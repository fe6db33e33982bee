import { items } from '../../../src/demos/ai-personalization-engine/items';
import { train } from '../../../src/demos/ai-personalization-engine/model';
import { differenceWithout } from '../../../src/demos/ai-personalization-engine/vanished';
import { runToEnd } from '../../../src/demos/shared/model/withProgress';

const training = runToEnd(train({ seed: 1, factors: 6, regularization: 20 }));
const numberOf = (name: string) => items.findIndex((item) => item.name === name);
const kindOf = (item: number) => items[item]?.kind;

describe('a struck-out click', () => {
  const [kayak, stove] = [numberOf('Touring kayak'), numberOf('Gas stove')];

  test('also moves back the items that it alone moved forward', () => {
    const { vanished, appeared } = differenceWithout(training, [stove, kayak], kayak);
    expect(vanished.length).toBeGreaterThan(0);
    expect(appeared).toHaveLength(vanished.length);
    const forWater = (some: readonly number[]) => some.filter((item) => kindOf(item) === 'water').length;
    expect(forWater(vanished)).toBeGreaterThan(vanished.length / 2);
    expect(forWater(appeared)).toBe(0);
  });

  test('isn’t suggested itself', () => {
    const { vanished, appeared } = differenceWithout(training, [stove, kayak], stove);
    expect([...vanished, ...appeared]).not.toContain(stove);
    expect([...vanished, ...appeared]).not.toContain(kayak);
  });
});
