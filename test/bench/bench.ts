import { Bench } from 'tinybench';
import { lineKey } from '../../src/domain/cart';
import { visibleProducts } from '../../src/domain/products';
import { createCartSelectors } from '../../src/store/cart/cartSelectors';
import { quantityChanged } from '../../src/store/cart/cartSlice';
import { fieldChanged } from '../../src/store/checkout/checkoutSlice';
import { recorder } from '../../src/store/recorder';
import { makeStore } from '../../src/store/store';
import type { RootState } from '../../src/store/slices';
import { table } from '../support/table';
import { generatedLines, generatedProducts, generatedFile } from './generated';
import { growthRows } from './scale';
import { measureTables } from './tables';

function printTable(...parts: Parameters<typeof table>): void {
  process.stdout.write(`\n${table(...parts)}\n`);
}

const products = generatedProducts(10_000);
const lines = generatedLines(products.slice(0, 1_000));
const productsByName = new Map(products.map((product) => [product.name, product]));

function largeCart() {
  const store = makeStore({ preloadedState: { cart: { lines, id: null } } });
  const selectors = createCartSelectors((name) => productsByName.get(name));
  let turn = 0;
  /** Changes the quantity of a different line each time. */
  const changeOneLine = () => {
    turn += 1;
    for (const line of lines.slice(turn % lines.length, (turn % lines.length) + 1)) {
      store.dispatch(quantityChanged({ key: lineKey(line), quantity: 10 + (turn % 90) }));
    }
  };
  return { store, selectors, changeOneLine };
}

const ACTION = 'one action: a checkout field changes';
const RECORDING = 'that action made and recorded, not dispatched';
const MAKING = 'that action made alone';

async function measureTimes(): Promise<void> {
  const bench = new Bench({ time: 1_000, warmupTime: 300 });
  // Collects garbage first, so that no task pays for an earlier one's.
  const beforeAll = () => {
    globalThis.gc?.();
  };

  for (const sort of ['name', 'price-low', 'price-high'] as const) {
    bench.add(
      `10,000 products: all, sorted by ${sort}`,
      () => visibleProducts(products, { category: 'all', sort }),
      { beforeAll },
    );
  }
  bench.add(
    '10,000 products: one category (2,000), sorted by price-low',
    () => visibleProducts(products, { category: 'analytics', sort: 'price-low' }),
    { beforeAll },
  );

  const whole = largeCart();
  bench.add(
    '1,000 lines: one quantity changes, then lines and totals',
    () => {
      whole.changeOneLine();
      return whole.selectors.selectCartDue(whole.store.getState());
    },
    { beforeAll },
  );

  const selectorsOnly = largeCart();
  bench.add(
    '1,000 lines: lines and totals alone, after that change',
    () => selectorsOnly.selectors.selectCartDue(selectorsOnly.store.getState()),
    { beforeAll, beforeEach: selectorsOnly.changeOneLine },
  );

  const unchanged = largeCart();
  bench.add(
    '1,000 lines: totals read again, nothing changed',
    () => unchanged.selectors.selectCartDue(unchanged.store.getState()),
    { beforeAll },
  );

  const store = makeStore();
  let typed = 0;
  bench.add(
    ACTION,
    () => {
      typed += 1;
      store.dispatch(fieldChanged({ field: 'firstName', value: String(typed) }));
    },
    { beforeAll },
  );
  const record = recorder<RootState>().middleware(store)((action) => action);
  bench.add(
    RECORDING,
    () => {
      typed += 1;
      record(fieldChanged({ field: 'firstName', value: String(typed) }));
    },
    { beforeAll },
  );
  bench.add(
    MAKING,
    () => {
      typed += 1;
      return fieldChanged({ field: 'firstName', value: String(typed) });
    },
    { beforeAll },
  );

  const { read, writer } = generatedFile(50);
  bench.add('opening a page: a saved cart of 50 lines is read, validated and joined', read, { beforeAll });
  bench.add('one change of that cart is joined with what is stored, and written', writer(), { beforeAll });

  await bench.run();

  printTable(
    'Time',
    ['what', 'median, ms', '99th percentile, ms', 'runs'],
    bench.tasks.map(({ name, result }) => {
      if (result.state !== 'completed') throw new Error(`${name}: ${result.state}`);
      const { p50, p99, samplesCount } = result.latency;
      return [name, p50.toFixed(4), p99.toFixed(4), samplesCount.toLocaleString('en-US')];
    }),
  );

  const median = (name: string) => {
    const result = bench.getTask(name)?.result;
    return result?.state === 'completed' ? result.latency.p50 : NaN;
  };
  const share = (median(RECORDING) - median(MAKING)) / median(ACTION);
  process.stdout.write(`\nThe recorder takes ${(100 * share).toFixed(1)} % of the smallest action.\n`);
}

/** Counts the selectors that recompute for an action, which determines how much of a page re-renders. */
function countRecomputations(): void {
  const actions = [
    {
      name: 'one quantity changes',
      run: (cart: ReturnType<typeof largeCart>) => {
        cart.changeOneLine();
      },
    },
    {
      name: 'a checkout field changes',
      run: ({ store }: ReturnType<typeof largeCart>) => {
        store.dispatch(fieldChanged({ field: 'firstName', value: 'Ada' }));
      },
    },
  ];

  const rows = actions.map(({ name, run }) => {
    const cart = largeCart();
    const { selectors, store } = cart;
    const all = Object.values(selectors);
    const readAll = () => {
      for (const selector of all) selector(store.getState());
    };
    readAll();
    const before = new Set(selectors.selectCartLines(store.getState()));
    for (const selector of all) selector.resetRecomputations();
    run(cart);
    readAll();
    const recomputed = all.filter((selector) => selector.recomputations() > 0).length;
    const made = selectors.selectCartLines(store.getState()).filter((line) => !before.has(line)).length;
    return [name, `${recomputed} of ${all.length}`, `${made} of ${lines.length}`];
  });

  printTable(
    'Recomputation in a cart of 1,000 lines',
    ['action', 'selectors computed anew', 'lines made anew'],
    rows,
  );
}

countRecomputations();
printTable('Growth', ['what', 'of how many', 'median, ms', 'ratio'], growthRows());
await measureTimes();
printTable('Tables in a demo’s worker', ['what', 'ms', 'longest step, ms', 'steps'], measureTables());
