import fc from 'fast-check';
import {
  droppedNoticeDismissed,
  selectDroppedCount,
  selectSaveStatus,
} from '../../src/persistence/savingSlice';
import type { StorageEngine } from '../../src/persistence/storage';
import { memoryStorage } from '../../src/persistence/storage';
import { anyText } from '../support/anyText';
import { KEY, darkSet, fillable, noteRemoved, noteSet, openTab, savedText } from './toy';

const BACKUP = 'toy:unreadable';
const noteA = noteSet({ id: 'a', text: 'A' });

afterEach(() => {
  jest.restoreAllMocks();
});

describe('Storage', () => {
  test('that is full keeps the change in memory, says so, and saves it once there is room', async () => {
    const { state, storage } = fillable();
    const { store, sync } = await openTab(storage);
    state.isFull = true;
    store.dispatch(noteSet({ id: 'a', text: 'A' }));
    sync();
    expect(selectSaveStatus(store.getState())).toBe('failed');
    state.isFull = false;
    sync();
    expect(selectSaveStatus(store.getState())).toBe('saved');
    expect((await openTab(storage)).notes()).toContain('a: A');
  });

  test('that throws leaves a store that lasts as long as the page', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const { store, sync, notes } = await openTab({ getItem: refuse, setItem: refuse, removeItem: refuse });
    store.dispatch(noteSet({ id: 'a', text: 'A' }));
    sync();
    expect(notes()).toContain('a: A');
    expect(selectSaveStatus(store.getState())).toBe('unavailable');
  });

  test('that was cleared stays empty until the next change', async () => {
    const storage = memoryStorage();
    const { store, sync } = await openTab(storage);
    store.dispatch(noteSet({ id: 'a', text: 'A' }));
    sync();
    storage.removeItem(KEY);
    sync();
    expect(storage.getItem(KEY)).toBeNull();
    store.dispatch(darkSet(true));
    sync();
    expect((await openTab(storage)).notes()).toContain('a: A');
  });

  test('that was full, and then cleared to make room, gets the change that had failed', async () => {
    const { state, storage } = fillable();
    const { store, sync } = await openTab(storage);
    store.dispatch(darkSet(true));
    sync();
    state.isFull = true;
    store.dispatch(noteA);
    sync();
    storage.removeItem(KEY);
    state.isFull = false;
    sync();
    expect((await openTab(storage)).notes()).toContain('a: A');
  });

  test('that stays out of reach for a while says so until it works again', async () => {
    const storage = memoryStorage();
    const page = await openTab(storage);
    const getItem = jest.spyOn(storage, 'getItem').mockImplementation(() => {
      throw new DOMException('busy', 'UnknownError');
    });
    page.store.dispatch(noteA);
    expect(page.sync()).toBe(false);
    expect(selectSaveStatus(page.store.getState())).toBe('unavailable');
    getItem.mockRestore();
    expect(page.sync()).toBe(true);
    expect(selectSaveStatus(page.store.getState())).toBe('saved');
    expect((await openTab(storage)).notes()).toContain('a: A');
  });

  test('that throws only while the page opens is merged later', async () => {
    const storage = memoryStorage();
    const before = await openTab(storage);
    before.store.dispatch(noteSet({ id: 'a', text: 'A' }));
    before.store.dispatch(noteRemoved('welcome'));
    before.sync();
    jest.spyOn(storage, 'getItem').mockImplementationOnce(() => {
      throw new DOMException('busy', 'UnknownError');
    });
    const page = await openTab(storage);
    page.store.dispatch(noteSet({ id: 'b', text: 'B' }));
    page.sync();
    page.sync();
    expect(page.notes()).toEqual(['a: A', 'b: B']);
    await Promise.resolve();
    expect(selectSaveStatus(page.store.getState())).toBe('saved');
  });

  test('forgets a removal after 180 days, except of items in the initial state', async () => {
    const storage = memoryStorage();
    const page = await openTab(storage);
    page.store.dispatch(noteSet({ id: 'a', text: 'A' }));
    page.store.dispatch(noteRemoved('a'));
    page.store.dispatch(noteRemoved('welcome'));
    page.sync();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 181 * 24 * 60 * 60 * 1000);
    const later = await openTab(storage);
    later.store.dispatch(darkSet(true));
    later.sync();
    expect(storage.getItem(KEY)).not.toContain('notes/items/a');
    expect((await openTab(storage)).notes()).toEqual([]);
  });
});

test('a write happens once per change, and never without one', async () => {
  const { state, storage } = fillable();
  const [page, other] = [await openTab(storage), await openTab(storage)];
  for (const tab of [page, other, page]) tab.sync();
  expect(state.writes).toBe(0);
  page.store.dispatch(noteA);
  for (const tab of [page, page, other, page]) tab.sync();
  expect(state.writes).toBe(1);
  const before = other.store.getState();
  other.sync();
  expect(other.store.getState()).toBe(before);
});

describe('A damaged text', () => {
  test.each(['', '{"broken', 'null', '5', '[1,2]', '"a text"', '{}', '{"version":99,"saved":{}}'])(
    '(%s) is backed up, then repaired by the next change',
    async (text) => {
      const storage = memoryStorage({ [KEY]: text });
      const { store, sync } = await openTab(storage);
      expect(selectDroppedCount(store.getState())).toBe(1);
      store.dispatch(droppedNoticeDismissed());
      expect(selectDroppedCount(store.getState())).toBe(0);
      sync();
      expect(storage.getItem(KEY)).toBe(text);
      store.dispatch(noteA);
      sync();
      expect(storage.getItem(BACKUP)).toBe(text);
      expect((await openTab(storage)).notes()).toEqual(['welcome: Hello', 'a: A']);
    },
  );

  test('is backed up in place of an earlier one, also if damaged while the page is open', async () => {
    const storage = memoryStorage({ [KEY]: '{"first' });
    const { store, sync } = await openTab(storage);
    storage.setItem(KEY, '{"second');
    store.dispatch(noteA);
    sync();
    expect(storage.getItem(BACKUP)).toBe('{"second');
  });

  test('that fills storage makes room, and its start is backed up', async () => {
    const disk = memoryStorage({ [KEY]: `{"broken": "${'x'.repeat(5_000_000 - 20)}` });
    const storage: StorageEngine = {
      ...disk,
      setItem: (key, value) => {
        const other = disk.getItem(key === KEY ? BACKUP : KEY) ?? '';
        if (other.length + value.length > 5_000_000) throw new DOMException('full', 'QuotaExceededError');
        disk.setItem(key, value);
      },
    };
    const { store, sync } = await openTab(storage);
    store.dispatch(noteA);
    expect(sync()).toBe(true);
    expect(storage.getItem(BACKUP)).toMatch(/^{"broken": "xxx/);
    expect((await openTab(storage)).notes()).toContain('a: A');
  });

  // JSON of 1,500 levels can be parsed, but writing it overflows the stack.
  test.each([100, 1500])('nested %i levels deep loses only that value', async (levels) => {
    const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const text = savedText({
      'notes/items/a': { id: 'a', text: 'A' },
      'notes/items/b': { id: 'b', text: 'DEEP' },
    }).replace('"DEEP"', deep);
    const storage = memoryStorage({ [KEY]: text });
    const { store, sync, notes } = await openTab(storage);
    store.dispatch(darkSet(true));
    expect(sync()).toBe(true);
    expect(storage.getItem(BACKUP)).toBe(text);
    expect(notes()).toContain('a: A');
  });

  test('never keeps the page from opening and saving, whatever it is', async () => {
    const good = savedText({ 'notes/items/a': { id: 'a', text: 'A' }, 'settings/isDark': true });
    const mutated = fc
      .tuple(fc.nat({ max: good.length - 1 }), fc.nat({ max: 8 }), fc.string({ maxLength: 8 }))
      .map(([at, length, inserted]) => good.slice(0, at) + inserted + good.slice(at + length));
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyText(), fc.json(), mutated), async (text) => {
        const storage = memoryStorage({ [KEY]: text });
        const page = await openTab(storage);
        for (const { id, text: said } of page.store.getState().notes.items)
          expect([typeof id, typeof said]).toEqual(['string', 'string']);
        storage.setItem(KEY, text);
        page.store.dispatch(noteSet({ id: 'z', text: 'Z' }));
        page.sync();
        expect((await openTab(storage)).notes()).toContain('z: Z');
      }),
    );
  });
});

describe('An invalid value', () => {
  const invalid = { id: 'a', text: 5 };

  test('is left out and counted, and stays in storage until a change replaces it', async () => {
    const storage = memoryStorage({
      [KEY]: savedText({ 'notes/items/a': invalid, 'notes/items/b': undefined }),
    });
    const { store, sync, notes } = await openTab(storage);
    expect(notes()).toEqual(['welcome: Hello']);
    expect(selectDroppedCount(store.getState())).toBe(1);
    store.dispatch(darkSet(true));
    sync();
    expect(storage.getItem(KEY)).toContain(JSON.stringify(invalid));
    store.dispatch(noteA);
    sync();
    expect((await openTab(storage)).notes()).toContain('a: A');
  });

  test('is one under the path of another item', async () => {
    const { notes } = await openTab(
      memoryStorage({ [KEY]: savedText({ 'notes/items/b': { id: 'a', text: 'A' } }) }),
    );
    expect(notes()).toEqual(['welcome: Hello']);
  });

  test.each([1e15, Number.MAX_SAFE_INTEGER])(
    'isn’t one with the impossible time %p, which can be removed and never makes tabs overwrite each other',
    async (at) => {
      const value = { id: 'a', text: 'A' };
      const text = JSON.stringify({ version: 1, saved: { 'notes/items/a': { at, place: at, value } } });
      const { state, storage } = fillable(memoryStorage({ [KEY]: text }));
      const tabs = [await openTab(storage), await openTab(storage)];
      expect(tabs[0]?.notes()).toContain('a: A');
      tabs[0]?.store.dispatch(noteRemoved('a'));
      for (const tab of [...tabs, ...tabs]) tab.sync();
      expect((await openTab(storage)).notes()).toEqual(['welcome: Hello']);
      const { writes } = state;
      for (const tab of [...tabs, ...tabs]) tab.sync();
      expect(state.writes).toBe(writes);
    },
  );
});
