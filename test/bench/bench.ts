import { lineKey } from '../../src/domain/cart';
import { createCartSelectors } from '../../src/store/cart/cartSelectors';
import { quantityChanged } from '../../src/store/cart/cartSlice';
import { fieldChanged } from '../../src/store/checkout/checkoutSlice';
import { recorder } from '../../src/store/recorder';
import { makeStore } from '../../src/store/store';
import type { RootState } from '../../src/store/slices';
import { table } from '../support/table';
import { generatedLines, generatedProducts } from './generated';
import { growthRows, timeOf } from './scale';
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

/** Measures how much of the smallest action is recording its time, for merging with other tabs. */
function recorderShare(): string {
  const store = makeStore();
  const record = recorder<RootState>().middleware(store)((action) => action);
  let typed = 0;
  const action = () => fieldChanged({ field: 'firstName', value: String((typed += 1)) });
  const making = timeOf(action);
  const share = (timeOf(() => record(action())) - making) / timeOf(() => store.dispatch(action()));
  return `The recorder takes ${(100 * share).toFixed(1)} % of the smallest action.`;
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
process.stdout.write(`\n${recorderShare()}\n`);
printTable('Tables in a demo’s worker', ['what', 'ms', 'longest step, ms', 'steps'], measureTables());
