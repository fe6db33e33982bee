import { lineAdded, lineRemoved, quantityChanged } from '../../src/store/cart/cartSlice';
import { productIds } from '../../src/content/slugs';
import { orderPlaced } from '../../src/store/sharedActions';
import { selectOrderDraft } from '../../src/store/checkout/checkoutSelectors';
import { selectOrders } from '../../src/store/orders/ordersSelectors';
import { selectSaveStatus } from '../../src/persistence/savingSlice';
import type { StorageEngine } from '../../src/persistence/storage';
import { memoryStorage } from '../../src/persistence/storage';
import { makeStore } from '../../src/store/store';
import type { AppStore } from '../../src/store/store';
import { fillableStorage, nextRelease } from '../support/releases';
import { goodForm } from '../support/checkoutForm';
import { isSlowRun } from '../support/slowRun';

const TABS = 20;
const ACTIONS = isSlowRun ? 500 : 150;
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Generates random numbers from 0 to 1 (mulberry32). */
function randomNumbers(start: number) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Tab {
  readonly store: AppStore;
  readonly isNewer: boolean;
  /** Makes all later writes fail. */
  readonly kill: () => void;
}

/** Number of timers until everything is written: redux-persist uses one per changed part. */
const TIMERS = 4;

/** Runs all timers and promises, so that everything is written. */
const settled = async () => {
  for (let timer = 0; timer < TIMERS; timer += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};

const quantityOf = ({ store }: Tab, key: string) =>
  store.getState().cart.lines.find((line) => `${line.productId}:${line.billing}` === key)?.quantity ?? 0;
const savedOf = ({ store }: Tab) => {
  const { cart, wishlist, orders } = store.getState();
  return { cart: cart.lines, wishlist: wishlist.items, orders: orders.orders };
};

test(`${TABS} tabs of two releases lose no saved change in ${ACTIONS} random actions (SEED=${seed})`, async () => {
  const random = randomNumbers(seed);
  const below = (count: number) => Math.floor(random() * count);
  const makeNext = await nextRelease();
  const disk = memoryStorage();
  const { state: room, storage } = fillableStorage(disk);

  const open = async (isNewer: boolean): Promise<Tab> => {
    let isAlive = true;
    const engine: StorageEngine = {
      ...storage,
      setItem: (key, value) => {
        if (isAlive) storage.setItem(key, value);
      },
    };
    const store = (isNewer ? makeNext : makeStore)({ storage: engine, isInDevTools: false });
    await store.saving.start({ followsPage: false });
    await settled();
    return {
      store,
      isNewer,
      kill: () => {
        isAlive = false;
      },
    };
  };
  const tabs: Tab[] = [];
  for (let index = 0; index < TABS; index += 1) tabs.push(await open(index % 2 === 0));

  // Only one tab changes each line, so its final value is known.
  const lines = productIds.flatMap((productId) =>
    (['monthly', 'yearly'] as const).map((billing) => ({ productId, billing })),
  );
  const confirmed = new Map<string, number>();
  const ordered = new Set<string>();
  /** Unsaved changes by tab: line keys and order numbers. */
  const unsaved = new Map<Tab, Set<string>>();
  const confirm = (tab: Tab, keys: ReadonlySet<string>) => {
    for (const key of keys) {
      if (key.startsWith('TNG-')) ordered.add(key);
      else confirmed.set(key, quantityOf(tab, key));
    }
    unsaved.delete(tab);
  };

  /** Changes or orders the tab's line, within the maximum number of orders. */
  const change = (tab: Tab, line: (typeof lines)[number]) => {
    const key = `${line.productId}:${line.billing}` as const;
    const before = quantityOf(tab, key);
    const { dispatch } = tab.store;
    const done = unsaved.get(tab) ?? new Set();
    if (before > 0 && random() < 0.02 && ordered.size + unsavedOrders() < 10) {
      const cart = { lines: [{ ...line, quantity: before }], id: null };
      const { payload } = dispatch(
        orderPlaced(selectOrderDraft(makeStore({ preloadedState: { cart } }).getState()), goodForm),
      );
      done.add(payload.order.number);
    } else if (before === 0) dispatch(lineAdded({ ...line, quantity: 1 + below(9) }));
    else if (random() < 0.4) dispatch(lineRemoved({ key }));
    else dispatch(quantityChanged({ key, quantity: 1 + below(99) }));
    if (quantityOf(tab, key) !== before) unsaved.set(tab, done.add(key));
  };
  const unsavedOrders = () =>
    Array.from(unsaved.values()).flatMap((keys) => Array.from(keys).filter((key) => key.startsWith('TNG-')))
      .length;

  for (let count = 0; count < ACTIONS; count += 1) {
    const index = below(TABS);
    const tab = tabs[index];
    const line = lines.find((_, place) => place % TABS === index);
    const chance = random();
    if (!tab) throw new Error('There is no such tab.');
    if (chance < 0.05) {
      // Kills a page, sometimes during a change, and opens another of either release.
      if (line && random() < 0.5) change(tab, line);
      tab.kill();
      unsaved.delete(tab);
      tabs[index] = await open(random() < 0.5);
    } else if (chance < 0.1) room.isFull = !room.isFull;
    else if (chance < 0.4 || !line) tab.store.saving.flush();
    else change(tab, line);
    await settled();
    for (const [each, keys] of unsaved)
      if (selectSaveStatus(each.store.getState()) === 'saved') confirm(each, keys);
  }

  room.isFull = false;
  for (let round = 0; round < 3; round += 1) {
    for (const { store } of tabs) store.saving.flush();
    await settled();
  }
  for (const [each, keys] of unsaved) confirm(each, keys);

  for (const isNewer of [false, true]) {
    const expected = savedOf(await open(isNewer));
    for (const tab of tabs.filter((each) => each.isNewer === isNewer)) expect(savedOf(tab)).toEqual(expected);
  }
  const newer = await open(true);
  const expected = Object.fromEntries(confirmed);
  expect(Object.fromEntries(Array.from(confirmed.keys(), (key) => [key, quantityOf(newer, key)]))).toEqual(
    expected,
  );
  expect(selectOrders(newer.store.getState()).map(({ number }) => number)).toEqual(
    expect.arrayContaining(Array.from(ordered)),
  );
}, 600_000);
