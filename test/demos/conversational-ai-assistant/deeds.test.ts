import fc from 'fast-check';
import { lineKey } from '../../../src/domain/cart';
import { afterAll as cartAfter } from '../../../src/demos/conversational-ai-assistant/deeds';
import type { Order } from '../../../src/demos/conversational-ai-assistant/message';
import type { Outcome } from '../../../src/demos/conversational-ai-assistant/reply';
import { followed } from '../../../src/demos/conversational-ai-assistant/reply';
import { selectCartLines, selectCartTotals } from '../../../src/store/cart/cartSelectors';
import type { CartRoot } from '../../../src/store/cart/cartSlice';
import { lineRemoved } from '../../../src/store/cart/cartSlice';
import { cartLines, billing, quantity } from '../../support/arbitraries';
import type { GivenLine } from '../../support/store';
import { storeWith } from '../../support/store';
import { productIds } from '../../../src/content/slugs';

const cartOf = (lines: readonly GivenLine[]): CartRoot => storeWith({ cart: lines }).store.getState();
const held = (cart: CartRoot) =>
  selectCartLines(cart)
    .map((line) => [line.key, line.quantity] as const)
    .toSorted(([a], [b]) => a.localeCompare(b));
const shield: GivenLine = { productId: 'fraud-shield', billing: 'monthly', quantity: 2 };
const undo: Order = { kind: 'undo' };

/** A cart after an order, and what can be undone then. */
function after(cart: CartRoot, order: Order, undoable: Outcome['undoable'] = []) {
  const outcome = followed(order, cart, undoable);
  return { ...outcome, cart: cartAfter(cart, outcome.events) };
}

const someProducts = fc.subarray([...productIds], { minLength: 1 });
const anyOrder: fc.Arbitrary<Order> = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    productIds: someProducts,
    quantity,
    billing: fc.option(billing),
  }),
  fc.record({
    kind: fc.constant('remove' as const),
    productIds: someProducts,
    quantity: fc.option(quantity),
    billing: fc.option(billing),
  }),
  fc.record({ kind: fc.constant('empty' as const) }),
  fc.record({
    kind: fc.constant('rebill' as const),
    productIds: fc.oneof(someProducts, fc.constant([])),
    billing,
  }),
);

test('whatever is ordered can be undone, one order after the other, up to the cart as it was', () => {
  fc.assert(
    fc.property(cartLines, fc.array(anyOrder, { maxLength: 5 }), (lines, orders) => {
      const before = cartOf(lines);
      let cart = before;
      let undoable: Outcome['undoable'] = [];
      for (const order of orders) ({ cart, undoable } = after(cart, order, undoable));
      while (undoable.length > 0) ({ cart, undoable } = after(cart, undo, undoable));
      expect(held(cart)).toEqual(held(before));
    }),
  );
});

test('what is said of the cart is what the store’s selectors say after it', () => {
  fc.assert(
    fc.property(cartLines, anyOrder, (lines, order) => {
      const { reply, cart } = after(cartOf(lines), order);
      expect(reply).toMatchObject({ cart: { totals: selectCartTotals(cart) } });
    }),
  );
});

test('the events are those of the shop’s own buttons', () => {
  const cart = cartOf([shield]);
  const added = followed(
    { kind: 'add', productIds: ['fraud-shield'], quantity: 1, billing: 'yearly' },
    cart,
    [],
  );
  expect(added.events).toEqual([
    { type: 'cart/lineAdded', payload: { productId: 'fraud-shield', quantity: 1, billing: 'yearly' } },
  ]);
  const rebilled = after(cart, { kind: 'rebill', productIds: ['fraud-shield'], billing: 'yearly' });
  expect(rebilled.events.map(({ type }) => type)).toEqual(['cart/billingChanged']);
  expect(followed(undo, rebilled.cart, rebilled.undoable).events.map(({ type }) => type)).toEqual([
    'cart/billingChanged',
  ]);
  const removed = after(cart, {
    kind: 'remove',
    productIds: ['fraud-shield'],
    quantity: null,
    billing: null,
  });
  expect(removed.events.map(({ type }) => type)).toEqual(['cart/lineRemoved']);
  expect(followed(undo, removed.cart, removed.undoable).events.map(({ type }) => type)).toEqual([
    'cart/removalUndone',
  ]);
});

test('a period that was not named is monthly to add, and all of them to remove', () => {
  const add: Order = { kind: 'add', productIds: ['fraud-shield'], quantity: 1, billing: null };
  expect(held(after(cartOf([]), add).cart)).toEqual([['fraud-shield:monthly', 1]]);
  const both = cartOf([shield, { ...shield, billing: 'yearly' }]);
  const remove: Order = { kind: 'remove', productIds: ['fraud-shield'], quantity: null, billing: null };
  expect(held(after(both, remove).cart)).toEqual([]);
});

test('one too many is not added, and the reply says why', () => {
  const full = cartOf([{ ...shield, quantity: 98 }]);
  const add: Order = { kind: 'add', productIds: ['fraud-shield'], quantity: 5, billing: 'monthly' };
  const first = after(full, add);
  expect(first.reply).toMatchObject({ kind: 'done', deeds: [{ quantity: 1 }] });
  expect(followed(add, first.cart, []).reply).toMatchObject({ kind: 'idle', reason: { why: 'full' } });
});

test('undoing goes by the cart as it is now', () => {
  const add: Order = { kind: 'add', productIds: ['fraud-shield'], quantity: 2, billing: 'yearly' };
  const { cart, undoable } = after(cartOf([]), add);
  const gone = cartAfter(cart, [
    lineRemoved({ key: lineKey({ productId: 'fraud-shield', billing: 'yearly' }) }),
  ]);
  expect(followed(undo, gone, undoable)).toMatchObject({
    events: [],
    reply: { kind: 'idle', reason: { why: 'nothing left to undo' } },
    undoable: [],
  });
  expect(followed(undo, cart, []).reply).toMatchObject({ reason: { why: 'nothing to undo' } });
});
