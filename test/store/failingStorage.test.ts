/** @jest-environment jest-fixed-jsdom */
import { selectCartItemCount, selectCartLines, selectIsCartEmpty } from '../../src/store/cart/cartSelectors';
import { lineAdded, lineRemoved } from '../../src/store/cart/cartSlice';
import { filtersChosen, selectShopFilters } from '../../src/store/shop/shopSlice';
import { selectSaveStatus } from '../../src/persistence/savingSlice';
import type { StorageEngine } from '../../src/persistence/storage';
import { memoryStorage } from '../../src/persistence/storage';
import { storageKeys } from '../../src/domain/storageKeys';
import { STORAGE_KEY } from '../../src/store/saved';
import { leavePage, visit } from '../support/store';

const shield = { productId: 'fraud-shield', quantity: 1, billing: 'monthly' } as const;

/** Creates storage that can be full for a while and counts its writes. */
function limitedStorage(inner = memoryStorage()) {
  const state = { isFull: false, writes: 0 };
  const storage: StorageEngine = {
    ...inner,
    setItem: (key, value) => {
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
      state.writes += 1;
      inner.setItem(key, value);
    },
  };
  return { state, storage };
}

/** Limits the total to five million characters, as browsers do. */
const quotaStorage = (inner: StorageEngine): StorageEngine => ({
  ...inner,
  setItem: (key, value) => {
    const others = [STORAGE_KEY, storageKeys.unreadable].filter((other) => other !== key);
    const size = others.reduce((sum, other) => sum + (inner.getItem(other)?.length ?? 0), value.length);
    if (size > 5_000_000) throw new DOMException('full', 'QuotaExceededError');
    inner.setItem(key, value);
  },
});

describe('Blocked storage', () => {
  const blocked: StorageEngine = {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    removeItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  };

  test('leaves a cart that lasts as long as the page, and shows a notice', async () => {
    const { dispatch, select } = await visit(blocked);
    dispatch(lineAdded(shield));
    leavePage();
    await Promise.resolve();
    expect(select(selectCartItemCount)).toBe(3);
    expect(select(selectSaveStatus)).toBe('unavailable');
  });
});

describe('Storage that fails temporarily', () => {
  /** Creates storage with a cart line and a filter. Set `state.fails` to make that many reads fail. */
  async function storageThatFails() {
    const inner = memoryStorage();
    const before = await visit(inner, { cart: [shield] });
    before.dispatch(filtersChosen({ category: 'security' }));
    leavePage();
    const state = { fails: 0 };
    const storage: StorageEngine = {
      ...inner,
      getItem: (key) => {
        state.fails -= 1;
        if (state.fails >= 0) throw new DOMException('busy', 'UnknownError');
        return inner.getItem(key);
      },
    };
    return { state, storage };
  }
  const saved = async (storage: StorageEngine) => {
    const { select } = await visit(storage);
    return {
      cart: select(selectCartLines).map(({ key, quantity }) => [key, quantity]),
      category: select(selectShopFilters).category,
    };
  };

  test('at load keeps what was saved, whatever the visitor does meanwhile', async () => {
    const { state, storage } = await storageThatFails();
    state.fails = 1;
    const { dispatch } = await visit(storage);
    dispatch(lineAdded({ ...shield, productId: 'review-sentiment-monitor' }));
    leavePage();
    const { cart, category } = await saved(storage);
    expect(category).toBe('security');
    expect(cart).toContainEqual(['fraud-shield:monthly', 1]);
    expect(cart).not.toContainEqual(['dynamic-pricing-optimizer:monthly', 1]);
  });

  test('at load applies the visitor’s changes once, however often they are saved', async () => {
    const { state, storage } = await storageThatFails();
    state.fails = 1;
    const { dispatch, select } = await visit(storage);
    const monitor = { ...shield, productId: 'review-sentiment-monitor' } as const;
    dispatch(lineAdded(monitor));
    leavePage();
    dispatch(lineAdded(shield));
    leavePage();
    const counted = [
      ['fraud-shield:monthly', 2],
      ['review-sentiment-monitor:monthly', 1],
    ];
    expect((await saved(storage)).cart).toEqual(counted);
    window.dispatchEvent(new Event('focus'));
    expect(select(selectCartLines).map(({ key, quantity }) => [key, quantity])).toEqual(counted);
  });

  test('shows its notice only until it works again', async () => {
    const { state, storage } = await storageThatFails();
    const { select } = await visit(storage);
    state.fails = Infinity;
    window.dispatchEvent(new Event('focus'));
    await Promise.resolve();
    expect(select(selectSaveStatus)).toBe('unavailable');
    state.fails = 0;
    window.dispatchEvent(new Event('focus'));
    await Promise.resolve();
    expect(select(selectSaveStatus)).toBe('saved');
  });
});

describe('Full storage', () => {
  test('that a damaged text fills is freed by the next save, and its start is backed up', async () => {
    const inner = memoryStorage({ [STORAGE_KEY]: `{"broken": "${'x'.repeat(5_000_000 - 20)}` });
    const { dispatch, select } = await visit(quotaStorage(inner));
    dispatch(lineAdded(shield));
    leavePage();
    await Promise.resolve();
    expect(select(selectSaveStatus)).toBe('saved');
    expect(inner.getItem(storageKeys.unreadable)).toMatch(/^{"broken": "xxx/);
    expect((await visit(inner)).select(selectCartItemCount)).toBe(3);
  });

  test('at load still shows what was saved', async () => {
    const { state, storage } = limitedStorage();
    const first = await visit(storage);
    first.dispatch(lineAdded(shield));
    leavePage();
    state.isFull = true;
    const { select } = await visit(storage);
    expect(select(selectCartItemCount)).toBe(3);
  });

  test('keeps an unsaved change, says so, and saves it once there is room', async () => {
    const { state, storage } = limitedStorage();
    const { dispatch, select } = await visit(storage);
    state.isFull = true;
    dispatch(lineAdded(shield));
    leavePage();
    await Promise.resolve();
    expect(select(selectSaveStatus)).toBe('failed');

    state.isFull = false;
    // Another tab changed a different key; this tab tries again.
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
    await Promise.resolve();
    expect(select(selectSaveStatus)).toBe('saved');
    expect((await visit(storage)).select(selectCartItemCount)).toBe(3);
  });
});

describe('An unsaved change', () => {
  test('is saved when the page is hidden, if there is room by then', async () => {
    const { state, storage } = limitedStorage();
    const { dispatch } = await visit(storage);
    state.isFull = true;
    dispatch(lineAdded(shield));
    leavePage();
    state.isFull = false;
    leavePage();
    expect((await visit(storage)).select(selectCartItemCount)).toBe(3);
  });
});

describe('Writing', () => {
  test('doesn’t happen on a visit that changes nothing', async () => {
    const { state, storage } = limitedStorage();
    await visit(storage);
    leavePage();
    expect(state.writes).toBe(0);
    expect(storage.getItem(STORAGE_KEY)).toBeNull();
  });

  test('happens once per change', async () => {
    const { state, storage } = limitedStorage();
    const { dispatch } = await visit(storage);
    dispatch(lineAdded(shield));
    leavePage();
    leavePage();
    expect(state.writes).toBe(1);
  });

  test('an emptied cart keeps it empty', async () => {
    const { storage } = limitedStorage();
    const { dispatch, select } = await visit(storage);
    for (const { key } of select(selectCartLines)) dispatch(lineRemoved({ key }));
    leavePage();
    const next = await visit(storage);
    expect(next.select(selectIsCartEmpty)).toBe(true);
    window.dispatchEvent(new Event('focus'));
    leavePage();
    expect((await visit(storage)).select(selectIsCartEmpty)).toBe(true);
  });
});

describe('An unreadable text of megabytes', () => {
  test('doesn’t block later saves; its start is backed up', async () => {
    const storage = quotaStorage(memoryStorage({ [STORAGE_KEY]: `{"broken": "${'x'.repeat(4_000_000)}` }));
    const { dispatch, select } = await visit(storage);
    dispatch(lineAdded(shield));
    leavePage();
    await Promise.resolve();
    expect(select(selectSaveStatus)).toBe('saved');
    expect(storage.getItem(storageKeys.unreadable)).toMatch(/^{"broken": "xxx/);
    expect((await visit(storage)).select(selectCartItemCount)).toBe(3);
  });
});
