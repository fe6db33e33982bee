import { performance } from 'node:perf_hooks';
import { visibleProducts } from '../../src/domain/products';
import { lineKey } from '../../src/domain/cart';
import { quantityChanged } from '../../src/store/cart/cartSlice';
import { makeStore } from '../../src/store/store';
import { generatedLines, generatedProducts, generatedFile } from './generated';

interface Growth {
  readonly name: string;
  /** The unit of the sizes, such as products. */
  readonly of: string;
  readonly sizes: readonly number[];
  /** Prepares an input of this size and returns the function to time, which may run many times. */
  readonly prepare: (size: number) => () => unknown;
}

const productCounts = [10, 100, 1_000, 10_000, 100_000];
const lineCounts = [1, 10, 100, 1_000];

const growths: readonly Growth[] = [
  {
    name: 'filter and sort',
    of: 'products',
    sizes: productCounts,
    prepare: (count) => {
      const products = generatedProducts(count);
      return () => visibleProducts(products, { category: 'all', sort: 'price-low' });
    },
  },
  {
    name: 'one change of the cart',
    of: 'lines',
    sizes: lineCounts,
    prepare: (count) => {
      const lines = generatedLines(generatedProducts(count));
      const store = makeStore({ preloadedState: { cart: { lines, id: null } } });
      let turn = 0;
      return () => {
        turn += 1;
        for (const line of lines.slice(turn % count, (turn % count) + 1))
          store.dispatch(quantityChanged({ key: lineKey(line), quantity: 10 + (turn % 90) }));
      };
    },
  },
  {
    name: 'a saved cart is read and joined',
    of: 'lines',
    sizes: lineCounts,
    prepare: (count) => generatedFile(count).read,
  },
  {
    name: 'one change of it is joined and written',
    of: 'lines',
    sizes: lineCounts,
    prepare: (count) => generatedFile(count).writer(),
  },
];

/** Returns the median duration in milliseconds, from enough runs to be stable. */
function timeOf(run: () => unknown): number {
  const times: number[] = [];
  const until = performance.now() + 400;
  while (times.length < 5 || performance.now() < until) {
    const start = performance.now();
    run();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/**
 * Returns a row per benchmark and size. The ratio is to the previous size, a tenth as large: 10 is linear, 1
 * is constant.
 */
export function growthRows(): readonly (readonly string[])[] {
  return growths.flatMap(({ name, of, sizes, prepare }) => {
    let before: number | undefined;
    return sizes.map((size) => {
      const time = timeOf(prepare(size));
      const ratio = before === undefined ? '' : `× ${(time / before).toFixed(1)}`;
      before = time;
      return [name, `${size.toLocaleString('en-US')} ${of}`, time.toFixed(4), ratio];
    });
  });
}
