import fc from 'fast-check';
import { memoryStorage } from '../../src/persistence/storage';
import { KEY, noteOpened, notePutFirst, noteRemoved, noteSet, openTab, sortChosen } from './toy';

function passAMinute() {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
}

afterEach(() => {
  jest.restoreAllMocks();
});

async function twoTabs() {
  const storage = memoryStorage();
  return { storage, one: await openTab(storage), two: await openTab(storage) };
}

describe('Two tabs', () => {
  test('keep both of two notes added at the same time, in the same order', async () => {
    const { one, two } = await twoTabs();
    one.store.dispatch(noteSet({ id: 'a', text: 'A' }));
    passAMinute();
    two.store.dispatch(noteSet({ id: 'b', text: 'B' }));
    for (const tab of [two, one, two]) tab.sync();
    expect(one.notes()).toEqual(['welcome: Hello', 'a: A', 'b: B']);
    expect(two.notes()).toEqual(one.notes());
  });

  test('save a choice again that a simultaneous write overwrote', async () => {
    const { storage, one, two } = await twoTabs();
    one.store.dispatch(sortChosen('oldest'));
    one.sync();
    // Simulates a tab that still reads outdated text.
    const getItem = jest.spyOn(storage, 'getItem').mockReturnValue(null);
    two.store.dispatch(noteSet({ id: 'b', text: 'B' }));
    two.sync();
    getItem.mockRestore();
    one.sync();
    expect((await openTab(storage)).store.getState().settings.sort).toBe('oldest');
  });

  test('save missing values again, even if overwritten twice with the same text', async () => {
    const { storage, one } = await twoTabs();
    const empty = JSON.stringify({ version: 1, saved: {} });
    one.store.dispatch(noteSet({ id: 'a', text: 'A' }));
    for (let time = 0; time < 2; time += 1) {
      storage.setItem(KEY, empty);
      one.sync();
      expect((await openTab(storage)).notes()).toContain('a: A');
    }
  });

  test('agree on a tampered timestamp after one exchange', async () => {
    const { storage, one, two } = await twoTabs();
    const start = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(start);
    const limit = Date.now() + 24 * 60 * 60 * 1000;
    for (const at of [limit - 1, limit, limit + 1, 1e300]) {
      const value = { id: 'a', text: String(at) };
      storage.setItem(
        KEY,
        JSON.stringify({ version: 1, saved: { 'notes/items/a': { at, place: at, value } } }),
      );
      one.sync();
      two.sync();
      one.store.dispatch(noteSet({ id: 'a', text: 'mine' }));
      one.sync();
      two.sync();
      expect(two.notes()).toEqual(one.notes());
      expect(one.notes()).toContain('a: mine');
    }
  });
});

describe('A clock', () => {
  test.each([
    ['a page opened later', true],
    ['the page that was open', false],
  ])('set back by 100 days doesn’t prevent %s from saving', async (_, opensAnother) => {
    const storage = memoryStorage();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 100 * 24 * 60 * 60 * 1000);
    const ahead = await openTab(storage);
    ahead.store.dispatch(noteSet({ id: 'a', text: 'ahead' }));
    ahead.sync();
    const other = await openTab(storage);
    clock.mockReturnValue(now);
    const page = opensAnother ? await openTab(storage) : ahead;
    page.store.dispatch(noteSet({ id: 'a', text: 'now' }));
    page.sync();
    expect((await openTab(storage)).notes()).toContain('a: now');
    for (const tab of [ahead, other]) {
      tab.sync();
      expect(tab.notes()).toContain('a: now');
    }
  });

  test('corrected after being three days ahead still puts new items last', async () => {
    const storage = memoryStorage();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 3 * 24 * 60 * 60 * 1000);
    const page = await openTab(storage);
    page.store.dispatch(noteSet({ id: 'b', text: 'B' }));
    page.store.dispatch(noteSet({ id: 'a', text: 'A' }));
    clock.mockReturnValue(now);
    page.store.dispatch(noteSet({ id: 'c', text: 'C' }));
    page.sync();
    expect(page.notes()).toEqual(['welcome: Hello', 'b: B', 'a: A', 'c: C']);
    expect((await openTab(storage)).notes()).toEqual(page.notes());
  });

  test('in the year 9999 loses nothing after a reload, or once corrected', async () => {
    const storage = memoryStorage();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(9999, 5));
    const page = await openTab(storage);
    page.store.dispatch(noteSet({ id: 'a', text: 'A' }));
    page.sync();
    expect((await openTab(storage)).notes()).toContain('a: A');
    clock.mockReturnValue(now);
    expect((await openTab(storage)).notes()).toContain('a: A');
  });
});

test('a list has the same order before and after a reload, and stamps the next change alike', async () => {
  const id = fc.constantFrom('welcome', 'a', 'b', 'c', 'd');
  const event = fc.oneof(
    id.map((each) => noteSet({ id: each, text: each })),
    id.map((each) => notePutFirst({ id: each, text: each })),
    id.map((each) => noteRemoved(each)),
    id.map((each) => noteOpened(each)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 12 }), event, async (events, next) => {
      const storage = memoryStorage();
      const page = await openTab(storage);
      const meta = { time: Date.now() };
      for (const each of events) page.store.dispatch({ ...each, meta });
      page.sync();
      const reloaded = await openTab(storage);
      expect(reloaded.notes()).toEqual(page.notes());
      for (const { store } of [page, reloaded]) store.dispatch({ ...next, meta });
      expect(reloaded.store.getState().saving.stamps).toEqual(page.store.getState().saving.stamps);
    }),
    { numRuns: 50 },
  );
});
