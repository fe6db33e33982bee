import fc from 'fast-check';
import { equationIn } from '../../../../src/demos/shared/csv/equation';
import { seeded } from '../../../../src/demos/shared/seeded';

const LINES = 60;

/** Creates columns in the given order: whole quantities, prices, amounts, and unrelated numbers. Some amounts are discounted. */
function salesOf(seed: number, discounted: number, order: readonly number[]) {
  const random = seeded(seed);
  const lines = Array.from({ length: LINES }, () => {
    const [quantity, price] = [1 + Math.floor(random() ** 2 * 12), Math.round(100 + random() * 9900) / 100];
    const amount = quantity * price * (random() < discounted ? 0.9 : 1);
    return [quantity, price, Math.round(amount * 100) / 100, Math.round(random() * 1e4) / 100];
  });
  const columns = order.map((own, index) => ({
    index,
    numbers: lines.map((line) => line[own] ?? 0),
    named: null,
  }));
  return { columns, indexOf: (own: number) => order.indexOf(own) };
}

const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
const seed = fc.integer({ min: 1, max: 1e6 });

test('quantity × price = amount is found in any order, also if some lines are discounted', () => {
  fc.assert(
    fc.property(seed, fc.constantFrom(0, 0.2), order, (own, discounted, columns) => {
      const { columns: all, indexOf } = salesOf(own, discounted, columns);
      expect(equationIn(all)).toEqual({
        quantity: indexOf(0),
        price: indexOf(1),
        amount: indexOf(2),
        isExact: discounted === 0,
      });
    }),
  );
});

test('isn’t found among unrelated columns, or in rates', () => {
  fc.assert(
    fc.property(seed, (own) => {
      const [first, second, third] = [own, own + 1, own + 2].map((at) => salesOf(at, 0, [0, 1]).columns);
      const columns = [first, second, third].flatMap((all = []) => all);
      const unrelated = columns.map((column, index) => ({ ...column, index }));
      const taxes = [0.07, 0.19].flatMap((rate) => Array.from({ length: LINES / 2 }, () => rate));
      const rates = { index: 7, numbers: taxes, named: null };
      const tax = {
        ...rates,
        index: 8,
        numbers: taxes.map((rate, line) => rate * (columns[1]?.numbers[line] ?? 0)),
      };
      expect(equationIn([...unrelated, rates, tax])).toBeNull();
    }),
  );
});
