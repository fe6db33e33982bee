/** @jest-environment jest-fixed-jsdom */
import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { productIds } from '../../src/content/slugs';
import { lineKey } from '../../src/domain/cart';
import { selectCartSampleKeys, selectCartLines } from '../../src/store/cart/cartSelectors';
import {
  cartEmptied,
  cartReplaced,
  commandFollowed,
  lineAdded,
  lineRemoved,
  quantityChanged,
  sharedCartAdded,
  orderRepeated,
  lineMoved,
  sharedCartTaken,
} from '../../src/store/cart/cartSlice';
import { placeOrder } from '../../src/store/checkout/placeOrder';
import { fieldChanged } from '../../src/store/checkout/checkoutSlice';
import { changeUndone } from '../../src/store/undo/undoSlice';
import { demoItemsRemoved, demoReset } from '../../src/store/demoActions';
import { selectIsSampleQuestionAnswered } from '../../src/store/demoItems/demoItemsSlice';
import { selectOrders } from '../../src/store/orders/ordersSelectors';
import { allOrdersDeleted, orderDeleted } from '../../src/store/orders/ordersSlice';
import { memoryStorage } from '../../src/persistence/storage';
import { selectPricingBilling } from '../../src/store/pricing/pricingSlice';
import { selectShopFilters } from '../../src/store/shop/shopSlice';
import { selectCartRows } from '../../src/store/undo/cartRows';
import { selectUndoableChanges } from '../../src/store/undo/undoSelectors';
import { selectWishlistIds } from '../../src/store/wishlist/wishlistSelectors';
import { productRemoved, productToggled, wishlistCleared } from '../../src/store/wishlist/wishlistSlice';
import { billing, cartAction, cartLines } from '../support/arbitraries';
import { everythingTyped } from '../support/checkoutForm';
import { propertyRuns } from '../support/slowRun';
import type { GivenLine, TestStore } from '../support/store';
import { leavePage, storeWith, visit } from '../support/store';
import { putLineBack, undoLatest } from '../support/undo';

const engine = 'ai-personalization-engine';
const optimizer = 'dynamic-pricing-optimizer';
const shield = 'fraud-shield';
const monitor = 'review-sentiment-monitor';
const line = (productId: (typeof productIds)[number], count = 1): GivenLine => ({
  productId,
  billing: 'monthly',
  quantity: count,
});

const cartOf = ({ select }: TestStore) =>
  select(selectCartLines).map(({ product, quantity: count }) => `${count} × ${product.id}`);

const undoableState = ({ select }: TestStore) => ({
  cart: select(selectCartLines).map(({ key, quantity: count }) => `${count} × ${key}`),
  wishlist: select(selectWishlistIds),
  orders: select(selectOrders).map(({ number }) => number),
  filters: select(selectShopFilters),
  billing: select(selectPricingBilling),
  areDemoItemsAnswered: select(selectIsSampleQuestionAnswered),
});

/** Returns the state that all tabs share, sorted. */
const held = (page: TestStore) => {
  const { cart, wishlist, orders } = undoableState(page);
  return { cart: cart.toSorted(), wishlist: wishlist.toSorted(), orders: orders.toSorted() };
};

/** Opens two tabs of one visitor, kept in sync by `sync`. */
async function twoTabs() {
  const storage = memoryStorage();
  const [mine, other] = [await visit(storage), await visit(storage)];
  const sync = (page: TestStore) => {
    leavePage();
    page.store.saving.sync();
  };
  return { mine, other, sync };
}

function order({ dispatch, select }: TestStore): string {
  for (const change of everythingTyped) dispatch(fieldChanged(change));
  expect(dispatch(placeOrder())).toBe(true);
  return select(selectOrders)[0]?.number ?? '';
}

describe('Undo keeps later changes:', () => {
  it('a product added in another tab, when a shared cart is undone', async () => {
    const { mine, other, sync } = await twoTabs();
    mine.dispatch(sharedCartAdded({ lines: [line(shield, 2)] }));
    sync(other);
    other.dispatch(lineAdded(line(monitor)));
    sync(mine);
    undoLatest(mine, 'sharedCart');
    expect(cartOf(mine)).toEqual([`1 × ${engine}`, `1 × ${optimizer}`, `1 × ${monitor}`]);
    sync(other);
    expect(cartOf(other)).toEqual(cartOf(mine));
  });

  it('a quantity changed on the same page', () => {
    const page = storeWith({ cart: [line(engine)] });
    page.dispatch(sharedCartAdded({ lines: [line(engine, 2)] }));
    page.dispatch(quantityChanged({ key: `${engine}:monthly`, quantity: 5 }));
    undoLatest(page, 'sharedCart');
    expect(cartOf(page)).toEqual([`5 × ${engine}`]);
  });

  it('a product added after another tab ordered the cart, when an addition is undone', async () => {
    const { mine, other, sync } = await twoTabs();
    mine.dispatch(orderRepeated({ lines: [line(engine, 2), line(shield, 2)] }));
    sync(other);
    order(other);
    other.dispatch(lineAdded(line(engine)));
    other.dispatch(lineAdded(line(shield)));
    sync(mine);
    undoLatest(mine, 'repeatedOrder');
    expect(cartOf(mine)).toEqual([`1 × ${engine}`, `1 × ${shield}`]);
  });

  it('a product added to the wishlist since, when its line returns to the cart', () => {
    const page = storeWith({ cart: [line(engine)], wishlist: [] });
    page.dispatch(lineMoved({ key: `${engine}:monthly`, productId: engine }));
    page.dispatch(productToggled({ productId: engine }));
    page.dispatch(productToggled({ productId: engine }));
    putLineBack(page, `${engine}:monthly`);
    expect(undoableState(page)).toMatchObject({ cart: [`1 × ${engine}:monthly`], wishlist: [engine] });
  });

  it('an order in another tab, when a reset is undone, and earlier orders return', async () => {
    const { mine, other, sync } = await twoTabs();
    const first = order(mine);
    sync(other);
    mine.dispatch(demoReset({ to: 'nothing' }));
    sync(other);
    other.dispatch(lineAdded(line(shield)));
    const second = order(other);
    sync(mine);
    undoLatest(mine, 'reset');
    expect(undoableState(mine).orders.toSorted()).toEqual([first, second].toSorted());
    sync(other);
    expect(undoableState(other).orders.toSorted()).toEqual([first, second].toSorted());
  });

  it('the visitor’s own line, when demo items are undone', () => {
    const page = storeWith();
    page.dispatch(cartEmptied());
    page.dispatch(lineAdded(line(engine)));
    page.dispatch(productToggled({ productId: shield }));
    page.dispatch(productToggled({ productId: shield }));
    expect(page.select(selectCartSampleKeys)).toEqual([]);
    page.dispatch(demoItemsRemoved());
    expect(cartOf(page)).toEqual([`1 × ${engine}`]);
    expect(page.select(selectWishlistIds)).toEqual([shield]);
  });
});

test('changes of quantity aren’t undoable changes, so however many, an earlier removal can still be undone', () => {
  const page = storeWith({ cart: [line(engine), line(shield)] });
  page.dispatch(lineRemoved({ key: `${engine}:monthly` }));
  for (let count = 2; count < 80; count += 1)
    page.dispatch(quantityChanged({ key: `${shield}:monthly`, quantity: count }));
  putLineBack(page, `${engine}:monthly`);
  expect(cartOf(page)).toEqual([`1 × ${engine}`, `79 × ${shield}`]);
});

describe('A placed order', () => {
  it('can only be undone by deleting it', () => {
    const page = storeWith();
    order(page);
    expect(page.select(selectUndoableChanges)).toEqual([]);
  });

  it('starts a new cart without undo for the previous one', () => {
    const page = storeWith();
    page.dispatch(lineRemoved({ key: `${engine}:monthly` }));
    order(page);
    expect(page.select(selectCartRows)).toEqual([]);
  });

  it('ignores an undo of the previous cart that comes too late', () => {
    const page = storeWith();
    page.dispatch(lineRemoved({ key: `${engine}:monthly` }));
    const id = page.select(selectUndoableChanges).at(-1)?.id ?? 0;
    order(page);
    page.dispatch(changeUndone({ id }));
    expect(cartOf(page)).toEqual([]);
  });

  it('in another tab also ends undo for the previous cart, by an action or a reload', async () => {
    const storage = memoryStorage();
    const mineOnly = memoryStorage();
    const other = await visit(storage);
    const mine = await visit(storage, {}, mineOnly);
    mine.dispatch(lineRemoved({ key: `${engine}:monthly` }));
    mine.store.saving.sync();
    other.store.saving.sync();
    const number = order(other);
    other.store.saving.sync();
    const reloaded = await visit(storage, {}, mineOnly);
    expect(reloaded.select(selectCartRows)).toEqual([]);
    mine.store.saving.sync();
    expect(mine.select(selectCartRows)).toEqual([]);
    // A deleted order still counts as placed.
    mine.dispatch(orderDeleted({ number }));
    expect(mine.select(selectCartRows)).toEqual([]);
  });

  it('keeps the undo of later removals, even once it is deleted', () => {
    const page = storeWith();
    const number = order(page);
    page.dispatch(lineAdded(line(shield)));
    page.dispatch(lineRemoved({ key: `${shield}:monthly` }));
    page.dispatch(orderDeleted({ number }));
    expect(page.select(selectCartRows)).toHaveLength(1);
  });
});

/** Undoable actions of every kind, for a page. */
const undoable: fc.Arbitrary<(page: TestStore) => UnknownAction> = fc.oneof(
  fc.nat().map((index) => (page: TestStore) => {
    const lines = page.select(selectCartLines);
    return lineRemoved({ key: lines[index % Math.max(lines.length, 1)]?.key ?? `${shield}:monthly` });
  }),
  fc
    .constantFrom(
      cartEmptied(),
      demoItemsRemoved(),
      wishlistCleared(),
      allOrdersDeleted(),
      demoReset({ to: 'nothing' }),
      demoReset({ to: 'firstVisit' }),
    )
    .map((action) => () => action),
  fc.constantFrom(...productIds).map((productId) => () => productRemoved({ productId })),
  fc
    .constantFrom(...productIds)
    .map(
      (productId) => (page: TestStore) =>
        page.select(selectWishlistIds).includes(productId)
          ? productToggled({ productId })
          : productRemoved({ productId }),
    ),
  fc.nat().map((index) => (page: TestStore) => {
    const lines = page.select(selectCartLines);
    const moved = lines[index % Math.max(lines.length, 1)];
    return moved ? lineMoved({ key: moved.key, productId: moved.product.id }) : cartEmptied();
  }),
  cartLines.map((lines) => () => sharedCartAdded({ lines: lines.slice(0, 3) })),
  cartLines.map((lines) => () => sharedCartTaken({ lines: lines.slice(0, 3) })),
  cartLines.map((lines) => () => cartReplaced({ lines: lines.slice(0, 3) })),
  fc
    .array(fc.record({ productId: fc.constantFrom(...productIds), billing, quantity: fc.nat({ max: 99 }) }), {
      maxLength: 3,
    })
    .map((lines) => () => commandFollowed({ lines })),
  fc.constant((page: TestStore) => orderDeleted({ number: undoableState(page).orders[0] ?? '' })),
);

/** Dispatches an action and returns its undoable change, or undefined. */
function changeOf(page: TestStore, action: UnknownAction) {
  const before = page.select(selectUndoableChanges).at(-1)?.id;
  page.dispatch(action);
  const latest = page.select(selectUndoableChanges).at(-1);
  return latest?.id === before ? undefined : latest;
}

const small = cartLines.map((lines) =>
  lines.slice(0, 3).map((given) => ({ ...given, quantity: Math.min(given.quantity, 9) })),
);

describe('Undo', () => {
  it('right away restores everything', () => {
    fc.assert(
      fc.property(small, fc.array(undoable, { maxLength: 3 }), undoable, (cart, earlier, act) => {
        const page = storeWith({ cart, checkout: everythingTyped });
        page.dispatch(placeOrder());
        for (const given of cart) page.dispatch(lineAdded(given));
        for (const action of earlier) page.dispatch(action(page));
        const before = undoableState(page);
        const change = changeOf(page, act(page));
        if (change) page.dispatch(changeUndone({ id: change.id }));
        else page.dispatch(changeUndone({ id: 999 }));
        if (change) expect(undoableState(page)).toEqual(before);
        expect(page.select(selectUndoableChanges).some(({ id }) => id === change?.id)).toBe(false);
      }),
    );
  });

  it('of several changes, latest first, restores the initial state', () => {
    fc.assert(
      fc.property(small, fc.array(undoable, { minLength: 2, maxLength: 5 }), (cart, acts) => {
        const page = storeWith({ cart });
        const start = page.select(selectUndoableChanges).length;
        const before = undoableState(page);
        for (const act of acts) page.dispatch(act(page));
        for (const { id } of page.select(selectUndoableChanges).slice(start).toReversed())
          page.dispatch(changeUndone({ id }));
        expect(undoableState(page)).toEqual(before);
      }),
    );
  });

  it('of two changes in either order gives the same cart, wishlist and orders', () => {
    fc.assert(
      fc.property(
        small,
        undoable,
        fc.constantFrom(...productIds).map((productId) => line(productId, 2)),
        undoable,
        (cart, first, between, second) => {
          const ends = [false, true].map((isReversed) => {
            const page = storeWith({ cart });
            const one = changeOf(page, first(page));
            page.dispatch(lineAdded(between));
            const two = changeOf(page, second(page));
            const ids = [one, two].flatMap((change) => (change ? [change.id] : []));
            for (const id of isReversed ? ids.toReversed() : ids) page.dispatch(changeUndone({ id }));
            return held(page);
          });
          expect(ends[0]).toEqual(ends[1]);
        },
      ),
    );
  });

  it('ends with the page', async () => {
    const [storage, tabStorage] = [memoryStorage(), memoryStorage()];
    const page = await visit(storage, {}, tabStorage);
    page.dispatch(cartEmptied());
    expect(page.select(selectUndoableChanges)).toHaveLength(1);
    leavePage();
    const again = await visit(storage, {}, tabStorage);
    expect(again.select(selectUndoableChanges)).toEqual([]);
    expect(cartOf(again)).toEqual([]);
  });

  it('restores a cart built with every kind of action, also after its changes were saved and merged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(cartAction, { maxLength: 12 }), undoable, async (actions, act) => {
        const { mine, other, sync } = await twoTabs();
        for (const action of actions) {
          mine.dispatch(action);
          sync(other);
        }
        const before = undoableState(mine);
        const change = changeOf(mine, act(mine));
        sync(other);
        sync(mine);
        if (change) mine.dispatch(changeUndone({ id: change.id }));
        if (change) expect(undoableState(mine)).toEqual(before);
        sync(other);
        expect(undoableState(other).cart).toEqual(undoableState(mine).cart);
      }),
      { numRuns: propertyRuns / 2 },
    );
  });

  it('keeps what another tab adds, changes and orders meanwhile, and both agree', async () => {
    await fc.assert(
      fc.asyncProperty(small, undoable, fc.boolean(), async (cart, act, isOrdered) => {
        const { mine, other, sync } = await twoTabs();
        for (const given of cart) mine.dispatch(lineAdded(given));
        const change = changeOf(mine, act(mine));
        sync(other);
        other.dispatch(lineAdded({ productId: monitor, billing: 'yearly', quantity: 1 }));
        const added = lineKey({ productId: monitor, billing: 'yearly' });
        const had = other.select(selectCartLines).find(({ key }) => key === added)?.quantity ?? 0;
        const number = isOrdered ? order(other) : null;
        sync(mine);
        if (change) mine.dispatch(changeUndone({ id: change.id }));
        sync(other);
        expect(held(mine)).toEqual(held(other));
        if (number !== null) expect(undoableState(mine).orders).toContain(number);
        else if (had === 1) expect(undoableState(mine).cart).toContain(`1 × ${added}`);
      }),
      { numRuns: propertyRuns / 5 },
    );
  });
});
