/** @jest-environment jest-fixed-jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { selectIsRehydrated } from '../../src/persistence/savingSlice';
import { memoryStorage } from '../../src/persistence/storage';
import { syncStore } from '../../src/persistence/syncStore';
import { withSaving } from '../../src/persistence/withSaving';
import {
  KEY,
  darkSet,
  fillable,
  makeToy,
  noteOpened,
  notePutFirst,
  noteRemoved,
  noteSet,
  openTab,
  reducer,
  saved,
  toyReducer,
} from './toy';

const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

afterEach(() => {
  jest.restoreAllMocks();
});

describe('Saving', () => {
  test('reads nothing before start, and shows what was saved after it', async () => {
    const storage = memoryStorage();
    const first = await openTab(storage);
    first.store.dispatch(noteSet({ id: 'a', text: 'A' }));
    first.sync();
    const store = makeToy(storage);
    expect(selectIsRehydrated(store.getState())).toBe(false);
    await store.saving.start();
    expect(store.getState().notes.items).toHaveLength(2);
    expect(selectIsRehydrated(store.getState())).toBe(true);
    store.saving.stop();
  });

  test('saves by redux-persist’s timer, once per change', async () => {
    const { state, storage } = fillable();
    const { store, stop } = await openTab(storage);
    await tick();
    expect(state.writes).toBe(0);
    store.dispatch(noteSet({ id: 'a', text: 'A' }));
    store.dispatch(noteSet({ id: 'b', text: 'B' }));
    while (state.writes === 0) await tick();
    await tick();
    expect(state.writes).toBe(1);
    stop();
  });

  test('follows the table of a reducer that a hot reload replaces', async () => {
    const storage = memoryStorage();
    const before = withSaving(reducer, { ...saved, settings: { ...saved.settings, isDark: null } });
    const { store, sync, replaceReducer } = await openTab(storage, undefined, [], before);
    replaceReducer(toyReducer);
    store.dispatch(darkSet(true));
    sync();
    expect((await openTab(storage)).store.getState().settings.isDark).toBe(true);
  });

  test('stops: it writes nothing more, and can start again', async () => {
    const { state, storage } = fillable();
    const store = makeToy(storage);
    await store.saving.start();
    await store.saving.start();
    store.dispatch(noteSet({ id: 'a', text: 'A' }));
    store.saving.stop();
    store.dispatch(noteSet({ id: 'b', text: 'B' }));
    window.dispatchEvent(new Event('pagehide'));
    await tick();
    expect(state.writes).toBe(1);
    await store.saving.start();
    store.saving.stop();
    expect((await openTab(storage)).notes()).toContain('b: B');
  });

  test.each([
    ['is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['gets the focus', () => window.dispatchEvent(new Event('focus'))],
    ['comes back from the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
    ['is told of the other’s write', () => window.dispatchEvent(new StorageEvent('storage', { key: KEY }))],
  ])('makes tabs agree when one %s, and the other wrote as it was left', async (_title, wake) => {
    const storage = memoryStorage();
    const [left, woken] = [makeToy(storage), makeToy(storage)];
    await left.saving.start();
    left.dispatch(noteSet({ id: 'a', text: 'A' }));
    window.dispatchEvent(new Event('pagehide'));
    await woken.saving.start();
    left.dispatch(noteSet({ id: 'b', text: 'B' }));
    left.saving.stop();
    wake();
    expect(woken.getState().notes.items.map(({ id }) => id)).toEqual(['welcome', 'a', 'b']);
    woken.saving.stop();
  });

  test('writes as the page is hidden, which can be its last event', async () => {
    const storage = memoryStorage();
    const store = makeToy(storage);
    await store.saving.start();
    store.dispatch(noteSet({ id: 'a', text: 'A' }));
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(storage.getItem(KEY)).toContain('"A"');
    store.saving.stop();
  });

  test('merges what was changed before start, and writes nothing until then', async () => {
    const { state, storage } = fillable();
    const before = await openTab(storage);
    before.store.dispatch(noteSet({ id: 'a', text: 'saved' }));
    before.sync();
    const store = makeToy(storage);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
    store.dispatch(noteSet({ id: 'b', text: 'early' }));
    window.dispatchEvent(new Event('pagehide'));
    expect(state.writes).toBe(1);
    await store.saving.start({ followsPage: false });
    expect(store.getState().notes.items.map(({ id }) => id)).toEqual(['welcome', 'a', 'b']);
    store.saving.stop();
    expect((await openTab(storage)).notes()).toContain('b: early');
  });
});

describe('Moving an item', () => {
  test('to the front stamps only that one, so another tab’s unsynced edit and removal stay', async () => {
    const storage = memoryStorage();
    const one = await openTab(storage);
    for (const id of ['a', 'b', 'c']) one.store.dispatch(noteSet({ id, text: id }));
    one.sync();
    const two = await openTab(storage);
    two.store.dispatch(noteSet({ id: 'a', text: 'edited' }));
    two.store.dispatch(noteRemoved('b'));
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
    one.store.dispatch(notePutFirst({ id: 'c', text: 'c' }));
    for (const tab of [one, two, one]) tab.sync();
    expect(one.notes()).toEqual(['c: c', 'welcome: Hello', 'a: edited']);
    expect(two.notes()).toEqual(one.notes());
  });

  test.each(['welcome', 'a'])('past its neighbor keeps another tab’s unsynced edit of “%s”', async (id) => {
    const storage = memoryStorage();
    const one = await openTab(storage);
    one.store.dispatch(noteSet({ id: 'a', text: 'A' }));
    one.sync();
    const two = await openTab(storage);
    two.store.dispatch(noteSet({ id, text: 'edited' }));
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
    one.store.dispatch(noteOpened('welcome'));
    for (const tab of [one, two, one]) tab.sync();
    expect(one.notes()).toContain(`${id}: edited`);
    expect(two.notes()).toEqual(one.notes());
  });
});

test.each([-1, -1e13, 0, Date.UTC(1970, 0, 1, 1), Date.UTC(2024, 0)])(
  'a clock at %p keeps the last of two texts, and a removal',
  async (time) => {
    jest.spyOn(Date, 'now').mockReturnValue(time);
    const storage = memoryStorage();
    const page = await openTab(storage);
    page.store.dispatch(noteSet({ id: 'a', text: 'zebra' }));
    page.sync();
    page.store.dispatch(noteSet({ id: 'a', text: 'apple' }));
    page.store.dispatch(noteSet({ id: 'b', text: 'gone' }));
    page.store.dispatch(noteRemoved('b'));
    page.sync();
    expect((await openTab(storage)).notes()).toEqual(['welcome: Hello', 'a: apple']);
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 27));
    const corrected = await openTab(storage);
    expect(corrected.notes()).toEqual(['welcome: Hello', 'a: apple']);
    corrected.store.dispatch(noteSet({ id: 'a', text: 'aardvark' }));
    corrected.sync();
    expect((await openTab(storage)).notes()).toContain('a: aardvark');
  },
);

test('A store without the middleware for times refuses to start', async () => {
  const store = configureStore({ reducer: toyReducer });
  const { start } = syncStore(store, toyReducer, { key: 'toy', storage: memoryStorage() });
  await expect(start({ followsPage: false })).rejects.toThrow('addTime');
});

test('The table must name each slice and field of the state', () => {
  // @ts-expect-error `settings` is missing.
  expect(() => withSaving(toyReducer, { notes: { items: null, draft: null } })).not.toThrow();
  expect(() =>
    // @ts-expect-error `isDark` is missing.
    withSaving(toyReducer, { notes: null, settings: { sort: null } }),
  ).not.toThrow();
});
