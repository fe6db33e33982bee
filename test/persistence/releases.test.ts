import fc from 'fast-check';
import { isRecord } from '../../src/persistence/json';
import type { Migration } from '../../src/persistence/savedText';
import { selectSaveStatus } from '../../src/persistence/savingSlice';
import type { StorageEngine } from '../../src/persistence/storage';
import { memoryStorage } from '../../src/persistence/storage';
import {
  KEY,
  drafted,
  fillable,
  noteOpened,
  notePutFirst,
  noteRemoved,
  noteSet,
  openTab,
  sortChosen,
} from './toy';

const DAY = 24 * 60 * 60 * 1000;

const withText = (value: unknown, change: (text: string) => string) =>
  isRecord(value) ? { ...value, text: change(String(value.text)) } : value;

/** The next release writes notes in capitals. */
const capitals: Migration = (path, value) => [[path, withText(value, (text) => text.toUpperCase())]];

let clock: jest.SpyInstance<number, []>;
/** Puts a second between changes, as people do. */
beforeEach(() => {
  let now = Date.UTC(2026, 10, 28);
  clock = jest.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Creates a browser with tabs of this release and the next. */
const browser = (storage = memoryStorage()) => ({
  storage,
  older: (tabStorage = memoryStorage()) => openTab(storage, tabStorage),
  newer: (tabStorage = memoryStorage()) => openTab(storage, tabStorage, [capitals]),
});

type Tab = Awaited<ReturnType<typeof openTab>>;

function sync(...tabs: readonly Tab[]) {
  for (const tab of [...tabs, ...tabs]) tab.sync();
}

describe('Two releases side by side', () => {
  test('leave each other’s text alone; the newer one takes over what the older one saves', async () => {
    const { storage, older, newer } = browser();
    const [old, next] = [await older(), await newer()];
    old.store.dispatch(noteSet({ id: 'a', text: 'a' }));
    old.sync();
    const text = storage.getItem(KEY);
    next.store.dispatch(noteSet({ id: 'b', text: 'B' }));
    sync(next);
    expect(storage.getItem(KEY)).toBe(text);
    old.store.dispatch(noteSet({ id: 'c', text: 'c' }));
    sync(old, next);
    expect(next.notes()).toEqual(['welcome: Hello', 'a: A', 'b: B', 'c: C']);
    expect((await older()).notes()).toEqual(['welcome: Hello', 'a: a', 'c: c']);
  });

  test('have the later of two changes to a value, or one of two in the same millisecond', async () => {
    const { older, newer } = browser();
    const [old, next] = [await older(), await newer()];
    old.store.dispatch(noteSet({ id: 'a', text: '9' }));
    next.store.dispatch(noteSet({ id: 'a', text: '2' }));
    sync(old, next);
    expect(next.notes()).toContain('a: 2');
    clock.mockReturnValue(Date.now());
    old.store.dispatch(noteSet({ id: 'a', text: '9' }));
    next.store.dispatch(noteSet({ id: 'a', text: '3' }));
    sync(old, next);
    expect((await newer()).notes()).toEqual(next.notes());
  });

  test('keep a removal in the newer one, whatever else changes in the older one', async () => {
    const { older, newer } = browser();
    const old = await older();
    old.store.dispatch(noteSet({ id: 'a', text: 'a' }));
    old.sync();
    const next = await newer();
    next.store.dispatch(noteRemoved('a'));
    next.sync();
    old.store.dispatch(noteSet({ id: 'b', text: 'b' }));
    sync(old, next);
    expect(next.notes()).toEqual(['welcome: Hello', 'b: B']);
  });

  test('give the next visit the latest value per tab, and a reload its draft', async () => {
    const { older, newer } = browser();
    const tabStorage = memoryStorage();
    const old = await older(tabStorage);
    (await newer()).store.dispatch(sortChosen('newest'));
    old.store.dispatch(sortChosen('oldest'));
    old.store.dispatch(drafted('half a note'));
    old.sync();
    const { settings, notes } = (await newer(tabStorage)).store.getState();
    expect([settings.sort, notes.draft]).toEqual(['oldest', 'half a note']);
  });

  test('settle: nothing is written once all are in sync', async () => {
    const { state, storage } = fillable();
    const { older, newer } = browser(storage);
    const tabs = [await older(), await newer(), await older(), await newer()];
    for (const tab of tabs) tab.store.dispatch(noteSet({ id: 'a', text: 'a' }));
    sync(...tabs);
    const { writes } = state;
    sync(...tabs);
    expect(state.writes).toBe(writes);
  });
});

test('a rolled-back release keeps saving, and the next one has all of it, although its stamps were ahead', async () => {
  const { older, newer } = browser();
  (await older()).store.dispatch(noteSet({ id: 'a', text: 'a' }));
  const next = await newer();
  const now = Date.now();
  clock.mockReturnValue(now + 100 * DAY);
  next.store.dispatch(noteSet({ id: 'a', text: 'AHEAD' }));
  next.store.dispatch(noteRemoved('welcome'));
  next.sync();
  clock.mockReturnValue(now + 1);
  const back = await older();
  back.store.dispatch(noteSet({ id: 'a', text: 'back' }));
  expect(back.sync()).toBe(true);
  expect((await older()).notes()).toContain('a: back');
  expect((await newer()).notes()).toContain('a: BACK');
});

describe('The text of an older version', () => {
  test('is used, however old, while there is no room for a newer one', async () => {
    const { state, storage } = fillable();
    const { older, newer } = browser(storage);
    const old = await older();
    old.store.dispatch(noteSet({ id: 'a', text: 'a' }));
    old.sync();
    state.isFull = true;
    clock.mockReturnValue(Date.now() + 91 * DAY);
    const next = await newer();
    expect(storage.getItem(KEY)).not.toBeNull();
    expect(next.notes()).toContain('a: A');
    expect(selectSaveStatus(next.store.getState())).toBe('saved');
    next.store.dispatch(noteSet({ id: 'b', text: 'B' }));
    expect(next.sync()).toBe(false);
    state.isFull = false;
    expect(next.sync()).toBe(true);
    expect((await newer()).notes()).toEqual(['welcome: Hello', 'a: A', 'b: B']);
  });

  test('stays if it can’t be read, and doesn’t affect the newer one', async () => {
    const { storage, newer } = browser(memoryStorage({ [KEY]: '{"broken' }));
    const next = await newer();
    next.store.dispatch(noteSet({ id: 'b', text: 'B' }));
    next.sync();
    expect(storage.getItem(KEY)).toBe('{"broken');
    expect(storage.getItem('toy:unreadable')).toBeNull();
    expect((await newer()).notes()).toContain('b: B');
  });

  test('is deleted 90 days after its last change, and later changes there are still merged', async () => {
    const { storage, older, newer } = browser();
    const old = await older();
    old.store.dispatch(noteSet({ id: 'a', text: 'a' }));
    old.sync();
    (await newer()).sync();
    const now = Date.now();
    for (const [days, isKept] of [
      [89, true],
      [91, false],
    ] as const) {
      clock.mockReturnValue(now + days * DAY);
      await newer();
      expect(storage.getItem(KEY) !== null).toBe(isKept);
    }
    old.store.dispatch(noteSet({ id: 'b', text: 'b' }));
    old.sync();
    expect((await newer()).notes()).toEqual(['welcome: Hello', 'a: A', 'b: B']);
  });
});

/** Migrations to combine at random: of the value, of its path, and from one value to two. */
const migrations: readonly Migration[] = [
  (path, value) => [[path, withText(value, (text) => `${text}!`)]],
  (path, value) => [[`${path}r`, isRecord(value) ? { ...value, id: `${String(value.id)}r` } : value]],
  (path, value) => [
    [path, value],
    [`${path}c`, isRecord(value) ? { ...value, id: `${String(value.id)}c` } : value],
  ],
];

const LIST = 'notes/items/';
const TABS = 20;

test(`${TABS} tabs of three releases lose no saved change: random migrations, kills, full storage`, async () => {
  const ofNote = fc.constantFrom('set', 'set', 'remove', 'open', 'putFirst');
  const step = fc.record({
    index: fc.nat({ max: TABS - 1 }),
    act: fc.oneof({ weight: 12, arbitrary: ofNote }, fc.constant('kill'), fc.constant('room')),
    isFlushed: fc.boolean(),
    release: fc.nat({ max: 2 }),
  });
  const scenario = fc.tuple(
    fc
      .tuple(fc.nat({ max: 1 }), fc.nat({ max: 2 }))
      .map((both) => both.flatMap((at) => migrations[at] ?? [])),
    fc.array(step, { size: 'max', maxLength: 200 }),
  );
  await fc.assert(
    fc.asyncProperty(scenario, async ([chosen, steps]) => {
      const { state: room, storage } = fillable();
      const open = async (release: number) => {
        const engine: StorageEngine = { ...storage };
        const tab = await openTab(engine, memoryStorage(), chosen.slice(0, release));
        const kill = () => {
          engine.setItem = () => undefined;
        };
        return { ...tab, kill, release };
      };
      const migrated = (path: string, value: unknown, from: number, to: number) =>
        chosen
          .slice(from, to)
          .reduce<readonly (readonly [string, unknown])[]>(
            (parts, migrate) => parts.flatMap((part) => migrate(...part)),
            [[path, value]],
          );
      const tabs = await Promise.all(Array.from({ length: TABS }, (_, index) => open(index % 3)));
      /** The saved values by path, as the last release has them. Only one tab changes each note. */
      const confirmed = new Map<string, unknown>();
      const unsaved = new Set<number>();
      const idAt = (index: number, release: number) =>
        migrated(`${LIST}${index}-`, undefined, 0, release)[0]?.[0].slice(LIST.length) ?? '';
      const sync = (index: number) => {
        const tab = tabs[index];
        if (!tab?.sync() || !unsaved.delete(index)) return;
        const id = idAt(index, tab.release);
        const note = tab.store.getState().notes.items.find((each) => each.id === id);
        for (const [path, value] of migrated(`${LIST}${id}`, note, tab.release, 2))
          confirmed.set(path, value);
      };
      for (const [count, { index, act, isFlushed, release }] of steps.entries()) {
        const tab = tabs[index];
        if (!tab) continue;
        const id = idAt(index, tab.release);
        const note = { id, text: String(count) };
        if (act === 'room') room.isFull = !room.isFull;
        else if (act === 'kill') {
          tab.kill();
          unsaved.delete(index);
          tabs[index] = await open(release);
        } else {
          const before = tab.store.getState();
          if (act === 'set') tab.store.dispatch(noteSet(note));
          else if (act === 'putFirst') tab.store.dispatch(notePutFirst(note));
          else tab.store.dispatch(act === 'open' ? noteOpened(id) : noteRemoved(id));
          if (tab.store.getState().saving !== before.saving) unsaved.add(index);
        }
        if (isFlushed) sync(index);
      }
      room.isFull = false;
      for (let round = 0; round < 3; round += 1) for (const index of tabs.keys()) sync(index);

      for (const release of [0, 1, 2]) {
        const reopened = (await open(release)).notes();
        for (const tab of tabs) if (tab.release === release) expect(tab.notes()).toEqual(reopened);
      }
      const { items } = (await open(2)).store.getState().notes;
      for (const [path, value] of confirmed)
        expect([path, items.find(({ id }) => `${LIST}${id}` === path)]).toEqual([path, value]);
    }),
    { numRuns: process.env.SLOW_TESTS === 'true' ? 200 : 10, plugins: [fc.interruptAfterTimeLimit(120_000)] },
  );
}, 600_000);
