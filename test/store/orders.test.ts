/** @jest-environment jest-fixed-jsdom */
import { MAX_ORDERS } from '../../src/domain/order';
import { lineAdded } from '../../src/store/cart/cartSlice';
import { selectPlacedOrder } from '../../src/store/checkout/checkoutSelectors';
import { fieldChanged } from '../../src/store/checkout/checkoutSlice';
import { placeOrder } from '../../src/store/checkout/placeOrder';
import { selectOrders } from '../../src/store/orders/ordersSelectors';
import {
  allOrdersDeleted,
  cancellationRequested,
  orderDeleted,
  selectAllOrders,
} from '../../src/store/orders/ordersSlice';
import { selectDroppedCount } from '../../src/persistence/savingSlice';
import { memoryStorage } from '../../src/persistence/storage';
import { STORAGE_KEY } from '../../src/store/saved';
import { selectDeletedNumbers } from '../../src/store/undo/undoSelectors';
import { savedText } from '../support/savedText';
import { dueOf, withTax } from '../support/amountsDue';
import { setClock } from '../support/clock';
import { everythingTyped } from '../support/checkoutForm';
import type { TestStore } from '../support/store';
import { leavePage, storeWith, visit } from '../support/store';
import { undoLatest } from '../support/undo';

beforeEach(() => {
  setClock(new Date('2026-11-21T12:00:00Z'));
});

afterEach(() => {
  jest.useRealTimers();
});

/** Orders one product a minute after the last order, and returns the number. */
function order({ dispatch, select }: TestStore, quantity = 1): string {
  jest.setSystemTime(Date.now() + 60_000);
  dispatch(lineAdded({ productId: 'fraud-shield', quantity, billing: 'yearly' }));
  for (const change of everythingTyped) dispatch(fieldChanged(change));
  expect(dispatch(placeOrder())).toBe(true);
  return select(selectPlacedOrder)?.number ?? '';
}

const numbers = ({ select }: TestStore) => select(selectOrders).map(({ number }) => number);

describe('A placed order', () => {
  it('is saved as bought: number, time, lines, amounts and renewals', () => {
    const page = storeWith({
      cart: [{ productId: 'review-sentiment-monitor', billing: 'monthly', quantity: 3 }],
    });
    const number = order(page, 2);
    expect(page.select(selectOrders)).toEqual([
      {
        number,
        placedAt: '2026-11-21T12:01:00.000Z',
        lines: [
          {
            key: 'review-sentiment-monitor:monthly',
            productId: 'review-sentiment-monitor',
            name: 'Review Sentiment Monitor',
            billing: 'monthly',
            quantity: 3,
            amount: 2997,
          },
          {
            key: 'fraud-shield:yearly',
            productId: 'fraud-shield',
            name: 'Fraud Shield',
            billing: 'yearly',
            quantity: 2,
            amount: 99980,
          },
        ],
        due: dueOf(102977),
        renewals: [
          { billing: 'monthly', total: withTax(2997), from: '2026-12-21' },
          { billing: 'yearly', total: withTax(99980), from: '2027-11-21' },
        ],
      },
    ]);
  });

  it('is listed on the next visit, and immediately in another tab', async () => {
    const storage = memoryStorage();
    const mine = await visit(storage);
    const other = await visit(storage);
    const number = order(mine);
    leavePage();
    other.store.saving.sync();
    expect(numbers(other)).toEqual([number]);
    expect(numbers(await visit(storage))).toEqual([number]);
  });

  it('is listed first, and only the last ten are kept', () => {
    const page = storeWith();
    const placed = Array.from({ length: MAX_ORDERS + 2 }, () => order(page));
    expect(numbers(page)).toEqual(placed.toReversed().slice(0, 10));
    expect(page.select(selectAllOrders)).toHaveLength(MAX_ORDERS);
  });
});

describe('A requested cancellation', () => {
  it('is saved with the time of the first request, also for other tabs', async () => {
    const storage = memoryStorage();
    const mine = await visit(storage);
    const [kept, canceled] = [order(mine), order(mine)];
    leavePage();
    const other = await visit(storage);
    mine.dispatch(cancellationRequested({ number: canceled }));
    jest.setSystemTime(Date.now() + 60_000);
    mine.dispatch(cancellationRequested({ number: canceled }));
    leavePage();
    other.store.saving.sync();
    for (const { select } of [mine, other, await visit(storage)])
      expect(
        select(selectOrders).map(({ number, cancelRequestedAt }) => [number, cancelRequestedAt]),
      ).toEqual([
        [canceled, '2026-11-21T12:02:00.000Z'],
        [kept, undefined],
      ]);
  });

  it('of an order that isn’t on this device changes nothing', () => {
    const page = storeWith();
    order(page);
    const before = page.select(selectOrders);
    page.dispatch(cancellationRequested({ number: 'TNG-20261121-NOSUCH' }));
    expect(page.select(selectOrders)).toBe(before);
  });
});

describe('A clock that was ahead', () => {
  /** Places ten orders dated next year, then sets the clock right. */
  const afterTenAhead = () => {
    const page = storeWith();
    jest.setSystemTime(new Date('2027-11-21T12:00:00Z'));
    Array.from({ length: MAX_ORDERS }, () => order(page));
    jest.setSystemTime(new Date('2026-11-21T12:00:00Z'));
    return page;
  };

  it('doesn’t displace the next order, which is listed first', () => {
    const page = afterTenAhead();
    const number = order(page);
    expect(page.select(selectPlacedOrder)?.number).toBe(number);
    expect(numbers(page)).toHaveLength(MAX_ORDERS);
    expect(numbers(page)[0]).toBe(number);
  });

  it('doesn’t displace it after its orders are deleted either', () => {
    const page = afterTenAhead();
    page.dispatch(allOrdersDeleted());
    const number = order(page);
    expect(numbers(page)).toEqual([number]);
  });
});

describe('Deleting', () => {
  it('all orders includes those of two tabs above the limit', async () => {
    const storage = memoryStorage();
    const mine = await visit(storage);
    Array.from({ length: MAX_ORDERS }, () => order(mine));
    leavePage();
    const other = await visit(storage);
    order(mine);
    order(other);
    for (const page of [mine, other, mine]) {
      leavePage();
      page.store.saving.sync();
    }
    mine.dispatch(allOrdersDeleted());
    expect(numbers(mine)).toEqual([]);
  });

  it('one order can be undone, in its position', () => {
    const page = storeWith();
    const [first, second, third] = [order(page), order(page), order(page)];
    const before = page.select(selectOrders);
    page.dispatch(orderDeleted({ number: second }));
    expect(numbers(page)).toEqual([third, first]);
    expect(page.select(selectDeletedNumbers)).toEqual([second]);
    undoLatest(page, 'deletedOrders');
    expect(page.select(selectOrders)).toEqual(before);
    expect(page.select(selectDeletedNumbers)).toEqual([]);
  });

  it('can be undone repeatedly, latest first, also after another order', () => {
    const page = storeWith();
    const [first, second] = [order(page), order(page)];
    page.dispatch(orderDeleted({ number: first }));
    page.dispatch(orderDeleted({ number: second }));
    const third = order(page);
    undoLatest(page, 'deletedOrders');
    expect(numbers(page)).toEqual([third, second]);
    undoLatest(page, 'deletedOrders');
    expect(numbers(page)).toEqual([third, second, first]);
    undoLatest(page, 'deletedOrders');
    expect(numbers(page)).toHaveLength(3);
  });

  it('can’t be undone once ten newer orders fill the list', () => {
    const page = storeWith();
    const placed = Array.from({ length: MAX_ORDERS }, () => order(page));
    page.dispatch(orderDeleted({ number: placed[0] ?? '' }));
    expect(page.select(selectDeletedNumbers)).toEqual([placed[0]]);
    order(page);
    expect(page.select(selectDeletedNumbers)).toEqual([]);
    const before = numbers(page);
    undoLatest(page, 'deletedOrders');
    expect(numbers(page)).toEqual(before);
    page.dispatch(orderDeleted({ number: placed[1] ?? '' }));
    undoLatest(page, 'deletedOrders');
    expect(numbers(page)).toEqual(before);
  });

  it('removes all order data from the device, and no other tab restores it', async () => {
    const storage = memoryStorage();
    const mine = await visit(storage);
    const number = order(mine);
    leavePage();
    const other = await visit(storage);
    mine.dispatch(orderDeleted({ number }));
    leavePage();
    expect(storage.getItem(STORAGE_KEY)).not.toContain('49990');
    other.store.saving.sync();
    const later = order(other);
    leavePage();
    expect(numbers(await visit(storage))).toEqual([later]);
  });
});

describe('A saved order', () => {
  const good = {
    number: 'TNG-20261120-KAPUT9',
    placedAt: '2026-11-20T08:30:00.000Z',
    lines: [{ productId: 'fraud-shield', billing: 'monthly', quantity: 1, amount: 4999 }],
    // These rows stay as charged, whatever the rates are now.
    due: [
      { kind: 'subtotal', label: 'Subtotal', cents: 4999 },
      { kind: 'tax', label: 'Tax (8%)', cents: 400 },
      { kind: 'total', label: 'Total', cents: 5399 },
    ],
    renewals: [{ billing: 'monthly', total: 5399, from: '2026-12-20' }],
  };
  const line = good.lines[0];
  const opened = (...orders: readonly Readonly<Record<string, unknown>>[]) =>
    visit(
      memoryStorage({
        [STORAGE_KEY]: savedText(
          Object.fromEntries(orders.map((order) => [`orders/orders/${String(order.number)}`, order])),
        ),
      }),
    );

  it.each([
    ['no number', { number: 7 }],
    ['a time that is none', { placedAt: 'yesterday' }],
    ['a time that no calendar has', { placedAt: '2026-99-99T00:00:00.000Z' }],
    ['lines that are no list', { lines: { length: 1 } }],
    ['a line that is none', { lines: [null] }],
    ['a quantity of a half', { lines: [{ ...line, quantity: 0.5 }] }],
    ['a billing period that there is not', { lines: [{ ...line, billing: 'weekly' }] }],
    ['an amount below zero', { lines: [{ ...line, amount: -1 }] }],
    ['an amount that is a text', { lines: [{ ...line, amount: '4999' }] }],
    ['a hundred and one lines', { lines: Array.from({ length: 101 }, () => line) }],
    ['a cancellation at a time that is none', { cancelRequestedAt: 'soon' }],
    ['a renewal on no day', { renewals: [{ billing: 'monthly', total: 5349, from: 'soon' }] }],
    ['a row whose amount is no number', { due: [{ kind: 'total', label: 'Total', cents: null }] }],
  ])('with %s is left out and counted, and the valid one is shown', async (_title, over) => {
    const page = await opened(good, { ...good, number: 'TNG-20261119-BRKN22', ...over });
    expect(numbers(page)).toEqual([good.number]);
    expect(page.select(selectDroppedCount)).toBe(1);
  });

  it('with rows of a newer release, such as a discount and two taxes, has that release’s total', async () => {
    const due = [
      { kind: 'subtotal', label: 'Subtotal', cents: 4999 },
      { kind: 'discount', label: 'Spring (-10%)', cents: -500 },
      { kind: 'tax', label: 'Sales tax (8%)', cents: 360 },
      { kind: 'levy', label: 'City tax (1.5%)', cents: 67 },
      { kind: 'total', label: 'Total', cents: 4926 },
    ];
    const { select } = await opened({ ...good, due });
    expect(select(selectOrders)[0]?.due).toEqual(due);
    expect(select(selectDroppedCount)).toBe(0);
  });

  it('of a discontinued product shows its id and price', async () => {
    const { select } = await opened({ ...good, lines: [{ ...line, productId: 'no product' }] });
    expect(select(selectOrders)[0]?.lines).toMatchObject([{ name: 'no product', amount: 4999 }]);
    expect(select(selectDroppedCount)).toBe(0);
  });
});
