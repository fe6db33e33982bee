/** @jest-environment jest-fixed-jsdom */
// Must be imported first: the store looks for the extension when it loads.
import { exported, log } from '../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import { selectIsRehydrated } from '../../src/persistence/savingSlice';
import { memoryStorage } from '../../src/persistence/storage';
import { selectCartLines } from '../../src/store/cart/cartSelectors';
import { lineAdded, lineRemoved, quantityChanged } from '../../src/store/cart/cartSlice';
import { STORAGE_KEY } from '../../src/store/saved';
import { makeStore } from '../../src/store/store';
import type { TestStore } from '../support/store';
import { leavePage, visit } from '../support/store';

describe('Redux DevTools', () => {
  const engine = 'ai-personalization-engine:monthly';
  const optimizer = 'dynamic-pricing-optimizer:monthly';
  const shield = 'fraud-shield:monthly';
  const shieldAdded = lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' });

  const keys = ({ select }: TestStore) => select(selectCartLines).map(({ key }) => key);

  /** Waits until redux-persist has finished after a reset. */
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  const typesIn = (lifted: ReturnType<typeof log>) =>
    Object.values(lifted.getState().actionsById).map(({ action }) => action.type);

  /** Opens the page in a debug session with another visit's log. */
  async function openedWith(
    file: ReturnType<typeof exported>,
    storage = memoryStorage(),
  ): Promise<TestStore> {
    const store = makeStore({ storage });
    log().dispatch(ActionCreators.importState(file));
    await store.saving.start();
    await settle();
    return {
      store,
      dispatch: store.dispatch,
      select: (selector, ...args) => selector(store.getState(), ...args),
    };
  }

  test('imports its own export of the shop', async () => {
    const page = await visit(memoryStorage());
    page.dispatch(shieldAdded);
    const file = exported(log());

    const other = await visit(memoryStorage());
    log().dispatch(ActionCreators.importState(file));
    expect(keys(other)).toEqual([engine, optimizer, shield]);
    other.dispatch(lineRemoved({ key: engine }));
    expect(keys(other)).toEqual([optimizer, shield]);
  });

  test('replays a recorded visit from JSON to the same state', async () => {
    const page = await visit(memoryStorage());
    page.dispatch(shieldAdded);
    // Simulates a page that is frozen and resumed.
    leavePage();
    page.dispatch(quantityChanged({ key: optimizer, quantity: 4 }));
    page.dispatch(lineRemoved({ key: engine }));
    const { actionsById, stagedActionIds } = exported(log());
    const actions = stagedActionIds.slice(1).flatMap((id) => actionsById[id]?.action ?? []);

    const replayed = makeStore();
    log().dispatch(ActionCreators.importState(actions));
    expect(JSON.stringify(replayed.getState())).toBe(JSON.stringify(page.store.getState()));
  });

  test('opens a page with a debug session, which continues', async () => {
    const page = await visit(memoryStorage());
    page.dispatch(shieldAdded);
    const file = exported(log());
    const storage = memoryStorage();
    (await visit(storage)).dispatch(shieldAdded);
    leavePage();

    const session = await openedWith(file, storage);
    window.dispatchEvent(new Event('focus'));
    expect(session.select(selectCartLines).map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
    session.dispatch(lineRemoved({ key: engine }));
    expect(keys(session)).toEqual([optimizer, shield]);
  });

  test('saves changes in a debug session, however often it is loaded', async () => {
    const storage = memoryStorage();
    await visit(storage);
    let file = exported(log());
    for (let load = 1; load <= 10; load += 1) {
      const session = await openedWith(file, storage);
      session.dispatch(shieldAdded);
      file = exported(log());
      leavePage();
      expect((await visit(storage)).select(selectCartLines).at(-1)).toMatchObject({
        key: shield,
        quantity: load,
      });
    }
  });

  test('continues after a reset with the stored state', async () => {
    const storage = memoryStorage();
    const page = await visit(storage);
    const lifted = log();
    page.dispatch(shieldAdded);
    leavePage();
    lifted.dispatch(ActionCreators.reset());
    await settle();
    expect(page.select(selectIsRehydrated)).toBe(true);
    expect(keys(page)).toEqual([engine, optimizer, shield]);
    page.dispatch(lineRemoved({ key: engine }));
    leavePage();
    expect(keys(await visit(storage))).toEqual([optimizer, shield]);
  });

  test('keeps skipping an action, even when the page gets focus', async () => {
    const page = await visit(memoryStorage());
    const lifted = log();
    page.dispatch(lineRemoved({ key: engine }));
    leavePage();
    const before = typesIn(lifted).length;
    const removal = typesIn(lifted).indexOf(lineRemoved.type);
    lifted.dispatch(ActionCreators.toggleAction(removal));
    expect(keys(page)).toEqual([engine, optimizer]);
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('pageshow'));
    await settle();
    expect(keys(page)).toEqual([engine, optimizer]);
    expect(typesIn(lifted)).toHaveLength(before);
  });

  test('never makes another tab lose the stored state', async () => {
    const storage = memoryStorage();
    const page = await visit(storage);
    const lifted = log();
    page.dispatch(shieldAdded);
    leavePage();
    const text = storage.getItem(STORAGE_KEY);
    lifted.dispatch(ActionCreators.jumpToState(0));
    leavePage();
    expect(storage.getItem(STORAGE_KEY)).toBe(text);
  });
});

describe('The recorder', () => {
  const shieldAdded = lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' });
  const engineRemoved = lineRemoved({ key: 'ai-personalization-engine:monthly' });

  const types = ({ recording }: ReturnType<typeof makeStore>) =>
    recording.entries().map(({ action }) => action.type);

  test('keeps each action with the state before and after it', () => {
    const store = makeStore();
    const first = store.getState();
    store.dispatch(shieldAdded);
    const second = store.getState();
    store.dispatch(engineRemoved);
    const [added, removed] = store.recording.entries();
    expect(added).toMatchObject({ id: 1, action: shieldAdded });
    expect(added?.before).toBe(first);
    expect(added?.after).toBe(second);
    expect(removed?.before).toBe(second);
    expect(removed?.after).toBe(store.getState());
  });

  test('notifies listeners of each action, and returns the same list in between', () => {
    const store = makeStore();
    let calls = 0;
    const stop = store.recording.subscribe(() => {
      calls += 1;
    });
    store.dispatch(shieldAdded);
    expect(store.recording.entries()).toBe(store.recording.entries());
    stop();
    store.dispatch(shieldAdded);
    expect(calls).toBe(1);
    expect(store.recording.entries()).toHaveLength(2);
  });

  test('records other tabs’ saves', async () => {
    const storage = memoryStorage();
    const mine = await visit(storage);
    const other = await visit(storage);
    other.dispatch(shieldAdded);
    window.dispatchEvent(new Event('pagehide'));
    mine.store.saving.sync();
    expect(types(mine.store)).toContain('saving/rehydrated');
    expect(types(mine.store).at(-1)).toBe('saving/otherTabSaved');
  });

  test('doesn’t record jumps of Redux DevTools', () => {
    const store = makeStore();
    store.dispatch(shieldAdded);
    const jumped = store.getState();
    store.dispatch(engineRemoved);
    log().dispatch(ActionCreators.jumpToState(1));
    expect(types(store)).toEqual(['cart/lineAdded', 'cart/lineRemoved']);
    store.dispatch(engineRemoved);
    expect(store.recording.entries().at(-1)?.before).toBe(jumped);
  });

  test('stores used only for display are not in Redux DevTools', () => {
    const store = makeStore();
    makeStore({ isInDevTools: false }).dispatch(shieldAdded);
    store.dispatch(engineRemoved);
    expect(Object.values(log().getState().actionsById).map(({ action }) => action.type)).toEqual([
      '@@INIT',
      'cart/lineRemoved',
    ]);
  });
});
