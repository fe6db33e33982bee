/** @jest-environment jest-fixed-jsdom */
import { log } from '../../support/devToolsExtension';
import type { Action } from '@reduxjs/toolkit';
import { ActionCreators } from '@redux-devtools/instrument';
import fc from 'fast-check';
import type { OrderDraft } from '../../../src/domain/order';
import { newOrder } from '../../../src/domain/order';
import { productIds } from '../../../src/content/slugs';
import { isKnownAction } from '../../../src/pages/storefront/store/model/actionPayloads';
import type { PlayedAction } from '../../../src/pages/storefront/store/model/replay';
import { play, timedActions, differences } from '../../../src/pages/storefront/store/model/replay';
import { importVisit } from '../../../src/pages/storefront/store/model/importVisit';
import { changesOf, wasChangedByDevTools } from '../../../src/pages/storefront/store/model/changes';
import { exampleVisit } from '../../../src/pages/storefront/store/model/exampleVisit';
import { fieldsOf } from '../../../src/pages/storefront/store/model/json';
import { MAX_FILE_SIZE, recordingText } from '../../../src/pages/storefront/store/model/recordingFile';
import { selectCartDue, selectCartLines } from '../../../src/store/cart/cartSelectors';
import { cartReplaced, lineAdded, lineRemoved, quantityChanged } from '../../../src/store/cart/cartSlice';
import { actionCreators } from '../../../src/store/slices';
import type { ResetTo } from '../../../src/store/demoActions';
import { changeUndone } from '../../../src/store/undo/undoSlice';
import { demoReset } from '../../../src/store/demoActions';
import { selectOrders } from '../../../src/store/orders/ordersSelectors';
import type { RootState } from '../../../src/store/slices';
import { selectCartRemovals, selectCartRows } from '../../../src/store/undo/cartRows';
import { selectDeletedNumbers } from '../../../src/store/undo/undoSelectors';
import { selectWishlistRemovals, selectWishlistRows } from '../../../src/store/undo/wishlistRows';
import { selectWishlistProducts, selectWishlistStats } from '../../../src/store/wishlist/wishlistSelectors';
import { productToggled, sortChosen } from '../../../src/store/wishlist/wishlistSlice';
import { DAY } from '../../../src/persistence/time';
import { memoryStorage } from '../../../src/persistence/storage';
import { makeStore } from '../../../src/store/store';
import { fieldChanged, orderPlaced } from '../../../src/store/checkout/checkoutSlice';
import { everythingTyped, goodForm } from '../../support/checkoutForm';
import { cartAction } from '../../support/arbitraries';
import { manyRuns, propertyRuns } from '../../support/slowRun';
import { visit } from '../../support/store';

const shield = 'fraud-shield:monthly';
const shieldAdded = lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' });
const shieldOrdered = (seed: string) => {
  const draft: OrderDraft = {
    lines: [{ productId: 'fraud-shield', billing: 'yearly', quantity: 1, amount: 49990 }],
    due: [{ kind: 'total', label: 'Total', cents: 49990 }],
  };
  return orderPlaced({ order: newOrder(draft, new Date(), seed), details: goodForm });
};

/** Makes a visit with a started checkout, from empty storage. */
async function busyVisit() {
  const page = await visit(memoryStorage(), { checkout: everythingTyped });
  page.dispatch(shieldAdded);
  page.dispatch(quantityChanged({ key: shield, quantity: 4 }));
  page.dispatch(lineRemoved({ key: 'ai-personalization-engine:monthly' }));
  return page.store;
}

const fileWith = (changed: object) =>
  JSON.stringify({ payload: '[]', preloadedState: '{}', tangelo: { version: 1, times: [] }, ...changed });
const filed = (...actions: readonly object[]) => fileWith({ payload: JSON.stringify(actions) });

function partsOf(file: string): Readonly<Record<string, string>> {
  const parts: unknown = JSON.parse(file, (key, value: unknown) => (key === 'tangelo' ? undefined : value));
  return Object.fromEntries(Object.entries(fieldsOf(parts)).map(([name, part]) => [name, String(part)]));
}

function isActions(value: unknown): value is readonly Action[] {
  return Array.isArray(value);
}

describe('a replay', () => {
  test('ends in the same state as the visit, including its loading and checkout', async () => {
    const store = await busyVisit();
    const entries = store.recording.entries();
    const { end, refused } = play(entries[0]?.before, timedActions(entries));
    expect(refused).toEqual([]);
    expect(differences(store.getState(), end)).toEqual([]);
  });

  test('reports where states differ', () => {
    const store = makeStore();
    const before = store.getState();
    store.dispatch(quantityChanged({ key: 'ai-personalization-engine:monthly', quantity: 3 }));
    expect(differences(before, store.getState())).toContainEqual({
      path: 'cart.lines.0.quantity',
      before: '1',
      after: '3',
    });
  });
});

describe('a recording as a file', () => {
  test('is read back as the same visit', async () => {
    const store = await busyVisit();
    const text = recordingText(store.recording.entries());
    const { visit: imported, message } = importVisit(text, 'mine.json');
    expect(message).toMatch(/The final state matches the recording\.$/);
    expect(imported?.entries).toHaveLength(store.recording.entries().length);
    expect(imported?.entries.map(({ at }) => at)).toEqual(store.recording.entries().map(({ at }) => at));
  });

  const order = fc.uuid().map(shieldOrdered);
  const reset = fc.constantFrom<ResetTo>('firstVisit', 'nothing').map((to) => demoReset({ to }));
  const toggle = fc.constantFrom(...productIds).map((productId) => productToggled({ productId }));
  /** JSON has no NaN. */
  const numbered = cartAction.filter((action) => !JSON.stringify(action).includes('null'));
  /** Which of the changes to undo, counted from the latest. */
  const undo = fc.nat(60);

  test('of any visit, by any clock, is read back as the same visit', () => {
    const daysAhead = fc.constantFrom(0, 2);
    const visitSteps = fc.array(
      fc.oneof({ weight: 9, arbitrary: numbered }, { weight: 3, arbitrary: undo }, toggle, order, reset),
      { minLength: 10, maxLength: 400, size: 'max' },
    );
    fc.assert(
      fc.property(visitSteps, daysAhead, (steps, days) => {
        const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + days * DAY);
        const store = makeStore();
        for (const step of steps) {
          const { changes } = store.getState().undo;
          const id = changes.at(-1 - Number(step))?.id ?? 0;
          store.dispatch(typeof step === 'number' ? changeUndone({ id }) : step);
        }
        const text = recordingText(store.recording.entries());
        // The clock stands still, because a replay is given up after a time.
        const { visit: imported, message } = importVisit(text, 'mine.json');
        clock.mockRestore();
        expect(message).toBe(
          `Replayed ${Math.min(200, steps.length)} actions of mine.json in a new store. The final state matches the recording.`,
        );
        expect(imported?.entries.at(-1)?.after.undo).toEqual(store.getState().undo);
      }),
      // Long visits, which would take minutes to shrink.
      { numRuns: propertyRuns / 10, endOnFailure: true },
    );
  });

  test('can be imported into Redux DevTools', async () => {
    const store = await busyVisit();
    const { payload = '', preloadedState } = partsOf(recordingText(store.recording.entries()));
    const actions: unknown = JSON.parse(payload);
    const start: unknown = JSON.parse(preloadedState ?? '');
    const other = makeStore();
    if (!isActions(actions)) throw new Error('The payload is no list of actions.');
    log().dispatch({ ...ActionCreators.importState(actions), preloadedState: start });
    expect(JSON.stringify(other.getState().cart)).toBe(JSON.stringify(store.getState().cart));
  });

  test.each([
    ['no JSON', '{"payload": ', /It isn’t valid JSON/],
    ['another shape', '{"hello": "world"}', /not a recording/],
    ['a list', '[1, 2, 3]', /not a recording/],
    ['actions that are no list', fileWith({ payload: '{"0": 1}' }), /not a recording/],
    ['another version', fileWith({ tangelo: { version: 2 } }), /different version/],
    ['too large', ' '.repeat(MAX_FILE_SIZE + 1), /too large/],
    [
      'more actions than any recorder keeps',
      filed(...Array.from({ length: 1001 }, () => shieldAdded)),
      /It has 1,001 actions/,
    ],
    [
      'longer lists than any cart has',
      fileWith({
        preloadedState: JSON.stringify({ cart: { lines: Array.from({ length: 20_000 }, () => ({})) } }),
      }),
      /It has a list of 20,000 items/,
    ],
    ['no action', fileWith({}), /no actions of this shop/],
    ['only unknown actions', filed({ type: 'bank/robbed' }, { type: 7 }, {}), /no actions of this shop/],
  ])('is rejected with a sentence: %s', (_what, text, reason) => {
    const { visit: imported, message } = importVisit(text, 'file.json');
    expect(imported).toBeNull();
    expect(message).toMatch(reason);
    expect(message).toMatch(/Nothing has changed\.$/);
  });

  test('keeps known actions, and counts those skipped and rejected', () => {
    const { visit: imported, message } = importVisit(
      filed(
        { type: 'bank/robbed', payload: 1 },
        shieldAdded,
        { type: 'cart/lineAdded' },
        { type: 'cart/lineAdded', payload: { productId: 5, quantity: 1, billing: 'monthly' } },
        { type: 'cart/lineAdded', payload: { productId: 'fraud-shield', quantity: 2, billing: 'weekly' } },
        { type: 'checkout/stepCompleted', payload: null },
      ),
      'odd.json',
    );
    expect(message).toMatch(/Skipped 1 unknown action.*invalid data/);
    const last = imported?.entries.at(-1)?.after;
    expect(last && selectCartLines(last).map(({ key }) => key)).toEqual([
      'ai-personalization-engine:monthly',
      'dynamic-pricing-optimizer:monthly',
      shield,
    ]);
  });

  test('is replayed within a time limit, and says how many actions are left', () => {
    let now = 0;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
    const { visit: imported, message } = importVisit(
      filed(...Array.from({ length: 9 }, () => shieldAdded)),
      'slow.json',
    );
    clock.mockRestore();
    expect(imported?.entries.length).toBeGreaterThan(0);
    expect(message).toMatch(/Skipped the last \d actions: the replay took too long\.$/);
  });

  test('can’t reach a prototype', () => {
    const hostile = `{"type": "cart/lineAdded", "payload": {"__proto__": {"isOwned": true}, "productId": "fraud-shield", "quantity": 1, "billing": "monthly"}}`;
    const start = `{"__proto__": {"isOwned": true}, "cart": {"__proto__": {"isOwned": true}, "lines": []}}`;
    importVisit(fileWith({ payload: `[${hostile}]`, preloadedState: start }), 'hostile.json');
    expect('isOwned' in {}).toBe(false);
  });
});

test('a recording of an earlier release reads saved state by its former name', async () => {
  const text = recordingText((await busyVisit()).recording.entries());
  expect(text).toContain('saving/rehydrated');
  const earlier = text.replace('saving/rehydrated', 'persist/REHYDRATE');
  expect(importVisit(earlier, 'a').visit?.entries).toEqual(importVisit(text, 'a').visit?.entries);
});

describe('a hand-made recording', () => {
  test('continues the recorded times for actions that were added without any', async () => {
    const text = recordingText((await busyVisit()).recording.entries());
    const { payload = '[]' } = partsOf(text);
    const longer = payload.replace(/\]$/, `,${JSON.stringify(shieldAdded)}]`);
    const { visit: imported } = importVisit(
      text.replace(JSON.stringify(payload), JSON.stringify(longer)),
      'a',
    );
    const times = imported?.entries.map(({ at }) => at) ?? [];
    expect(times.length).toBeGreaterThan(4);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  const types = actionCreators().map(({ type }) => type);
  /** Computes everything that /store shows about a state. */
  function read(state: RootState): void {
    for (const select of [
      selectCartRows,
      selectCartRemovals,
      selectCartDue,
      selectOrders,
      selectDeletedNumbers,
      selectWishlistRows,
      selectWishlistRemovals,
      selectWishlistProducts,
      selectWishlistStats,
    ])
      select(state);
  }

  /** A valid action, in which any value may be replaced by any other. */
  const anyAction = fc
    .record({
      valid: fc.constantFrom<PlayedAction>(
        shieldAdded,
        lineRemoved({ key: shield }),
        quantityChanged({ key: shield, quantity: 4 }),
        sortChosen({ sort: 'name' }),
        productToggled({ productId: 'fraud-shield' }),
        fieldChanged({ field: 'country', value: 'CA' }),
        demoReset({ to: 'nothing' }),
        changeUndone({ id: 1 }),
        cartReplaced({ lines: [{ productId: 'fraud-shield', billing: 'yearly', quantity: 2 }] }),
        shieldOrdered(''),
        {
          type: 'saving/rehydrated',
          payload: { entries: { 'cart/lines/fraud-shield:yearly': { at: 1, place: 1 } }, dropped: 0 },
        },
      ),
      type: fc.option(fc.constantFrom(...types), { freq: 2 }),
      place: fc.nat(40),
      other: fc.oneof(fc.jsonValue(), fc.constant(undefined)),
    })
    .map(({ valid, type, place, other }) => ({
      ...fieldsOf(withValueAt(place, valid, other)),
      ...(type && { type, payload: other }),
    }));

  /** Replaces one value in a JSON value, but no type. */
  function withValueAt(place: number, valid: unknown, other: unknown): unknown {
    let values = 0;
    return JSON.parse(JSON.stringify(valid), (name, value: unknown) =>
      name !== 'type' && (values += 1) === place ? other : value,
    );
  }

  /** A state with changes to undo, in which any value may be replaced by any other. */
  const anyStart = fc.record({ place: fc.nat(300), other: fc.jsonValue() }).map(({ place, other }) => {
    const store = makeStore();
    store.dispatch(lineRemoved({ key: 'ai-personalization-engine:monthly' }));
    store.dispatch(productToggled({ productId: 'fraud-shield' }));
    return JSON.stringify(withValueAt(place, store.getState(), other));
  });

  test('never throws, whatever the payloads, and leads only to states that the page can show', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 12 }), anyStart, (actions, preloadedState) => {
        const file = fileWith({ payload: JSON.stringify(actions), preloadedState });
        const { visit: imported } = importVisit(file, 'hand-made.json');
        for (const recorded of imported?.entries ?? []) {
          changesOf(recorded);
          read(recorded.after);
        }
        const end = imported?.entries.at(-1)?.after;
        const undone = end?.undo.changes.map(({ id }) => ({ action: changeUndone({ id }), at: 0 })) ?? [];
        const played = play(end, undone);
        expect(played.refused).toEqual([]);
        for (const { after } of played.entries) read(after);
      }),
      manyRuns,
    );
  });

  test.each(types.filter((type) => !type.startsWith('persist')))('can contain the action %s', (type) => {
    expect(isKnownAction(type)).toBe(true);
  });
});

test('a jump in Redux DevTools shows between two actions', () => {
  const store = makeStore();
  store.dispatch(shieldAdded);
  store.dispatch(lineRemoved({ key: shield }));
  log().dispatch(ActionCreators.jumpToState(0));
  store.dispatch(shieldAdded);
  const [first, second, third] = store.recording.entries();
  expect(second && wasChangedByDevTools(second, first)).toBe(false);
  expect(third && wasChangedByDevTools(third, second)).toBe(true);
});

test('an undone removal shows as one line that came back, not as changes of its neighbors', () => {
  const store = makeStore();
  store.dispatch(lineRemoved({ key: 'ai-personalization-engine:monthly' }));
  store.dispatch(changeUndone({ id: 1 }));
  const [, undone] = store.recording.entries();
  const paths = undone ? changesOf(undone).map(({ path }) => path) : [];
  expect(paths.filter((path) => path.startsWith('cart'))).toEqual([
    'cart.lines.ai-personalization-engine:monthly',
  ]);
});

test('the example has no gaps, and each of its actions changes something', () => {
  const { entries } = exampleVisit;
  expect(entries.map((entry) => changesOf(entry).length > 0)).toEqual(entries.map(() => true));
  expect(entries.map((entry, index) => wasChangedByDevTools(entry, entries[index - 1]))).toEqual(
    entries.map(() => false),
  );
});
