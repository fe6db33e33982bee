/** @jest-environment jest-fixed-jsdom */
import { log } from '../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import { lineAdded, lineRemoved } from '../../src/store/cart/cartSlice';
import { memoryStorage } from '../../src/persistence/storage';
import { makeStore } from '../../src/store/store';
import { visit } from '../support/store';

const shieldAdded = lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' });
const engineRemoved = lineRemoved({ key: 'ai-personalization-engine:monthly' });

const types = ({ recorded }: ReturnType<typeof makeStore>) =>
  recorded.entries().map(({ action }) => action.type);

describe('the recorder', () => {
  test('keeps each action with the state before and after it', () => {
    const store = makeStore();
    const first = store.getState();
    store.dispatch(shieldAdded);
    const second = store.getState();
    store.dispatch(engineRemoved);
    const [added, removed] = store.recorded.entries();
    expect(added).toMatchObject({ id: 1, action: shieldAdded });
    expect(added?.before).toBe(first);
    expect(added?.after).toBe(second);
    expect(removed?.before).toBe(second);
    expect(removed?.after).toBe(store.getState());
  });

  test('keeps the last 200 in order', () => {
    const store = makeStore();
    for (let turn = 0; turn < 250; turn += 1) store.dispatch(shieldAdded);
    const ids = store.recorded.entries().map(({ id }) => id);
    expect(ids).toHaveLength(200);
    expect(ids.at(0)).toBe(51);
    expect(ids.at(-1)).toBe(250);
    expect(ids.toSorted((a, b) => a - b)).toEqual(ids);
  });

  test('notifies listeners of each action, and returns the same list in between', () => {
    const store = makeStore();
    let calls = 0;
    const stop = store.recorded.subscribe(() => {
      calls += 1;
    });
    store.dispatch(shieldAdded);
    expect(store.recorded.entries()).toBe(store.recorded.entries());
    stop();
    store.dispatch(shieldAdded);
    expect(calls).toBe(1);
    expect(store.recorded.entries()).toHaveLength(2);
  });

  test('records other tabs’ saves, but no thunks', async () => {
    const storage = memoryStorage();
    const mine = await visit(storage);
    const other = await visit(storage);
    other.dispatch(shieldAdded);
    window.dispatchEvent(new Event('pagehide'));
    mine.store.saving.flush();
    expect(types(mine.store)).toContain('persist/REHYDRATE');
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
    expect(store.recorded.entries().at(-1)?.before).toBe(jumped);
  });
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
