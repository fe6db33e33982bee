import fc from 'fast-check';
import { lineKey } from '../../../src/domain/cart';
import { afterAll as cartAfter } from '../../../src/demos/conversational-ai-assistant/deeds';
import type { Command } from '../../../src/demos/conversational-ai-assistant/message';
import type { Outcome } from '../../../src/demos/conversational-ai-assistant/reply';
import { followed } from '../../../src/demos/conversational-ai-assistant/reply';
import { selectCartLines, selectCartDue } from '../../../src/store/cart/cartSelectors';
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
const undo: Command = { kind: 'undo' };

/** A cart after a command, and what can be undone then. */
function after(cart: CartRoot, command: Command, undoable: Outcome['undoable'] = []) {
  const outcome = followed(command, cart, undoable);
  return { ...outcome, cart: cartAfter(cart, outcome.events) };
}

const someProducts = fc.subarray([...productIds], { minLength: 1 });
const itemsOf = <Quantity>(quantities: fc.Arbitrary<Quantity>) =>
  fc.uniqueArray(
    fc.record({
      productId: fc.constantFrom(...productIds),
      quantity: quantities,
      billing: fc.option(billing),
    }),
    { minLength: 1, selector: ({ productId }) => productId },
  );
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    items: itemsOf(fc.option(quantity)),
  }),
  fc.record({
    kind: fc.constant('remove' as const),
    items: itemsOf(fc.option(quantity)),
  }),
  fc.record({ kind: fc.constant('resize' as const), items: itemsOf(quantity) }),
  fc.record({ kind: fc.constant('empty' as const) }),
  fc.record({
    kind: fc.constant('rebill' as const),
    productIds: fc.oneof(someProducts, fc.constant([])),
    billing,
  }),
);

test('whatever is done can be undone, one command after the other, up to the cart as it was', () => {
  fc.assert(
    fc.property(cartLines, fc.array(anyCommand, { maxLength: 5 }), (lines, commands) => {
      const before = cartOf(lines);
      let cart = before;
      let undoable: Outcome['undoable'] = [];
      for (const command of commands) ({ cart, undoable } = after(cart, command, undoable));
      while (undoable.length > 0) ({ cart, undoable } = after(cart, undo, undoable));
      expect(held(cart)).toEqual(held(before));
    }),
  );
});

test('what is said of the cart is what the store’s selectors say after it', () => {
  fc.assert(
    fc.property(cartLines, anyCommand, (lines, command) => {
      const { reply, cart } = after(cartOf(lines), command);
      expect(reply).toMatchObject({ cart: { due: selectCartDue(cart) } });
    }),
  );
});

test('the events are those of the shop’s own buttons', () => {
  const cart = cartOf([shield]);
  const added = followed(
    { kind: 'add', items: [{ productId: 'fraud-shield', quantity: 1, billing: 'yearly' }] },
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
    items: [{ productId: 'fraud-shield', quantity: null, billing: null }],
  });
  expect(removed.events.map(({ type }) => type)).toEqual(['cart/lineRemoved']);
  expect(followed(undo, removed.cart, removed.undoable).events.map(({ type }) => type)).toEqual([
    'cart/removalUndone',
  ]);
});

test('a period that was not named is monthly to add, and all of them to remove', () => {
  const add: Command = { kind: 'add', items: [{ productId: 'fraud-shield', quantity: 1, billing: null }] };
  expect(held(after(cartOf([]), add).cart)).toEqual([['fraud-shield:monthly', 1]]);
  const both = cartOf([shield, { ...shield, billing: 'yearly' }]);
  const remove: Command = {
    kind: 'remove',
    items: [{ productId: 'fraud-shield', quantity: null, billing: null }],
  };
  expect(held(after(both, remove).cart)).toEqual([]);
});

test('one too many is not added, and the reply says why', () => {
  const full = cartOf([{ ...shield, quantity: 98 }]);
  const add: Command = {
    kind: 'add',
    items: [{ productId: 'fraud-shield', quantity: 5, billing: 'monthly' }],
  };
  const first = after(full, add);
  expect(first.reply).toMatchObject({ kind: 'done', deeds: [{ quantity: 1 }] });
  expect(followed(add, first.cart, []).reply).toMatchObject({ kind: 'idle', reason: { why: 'full' } });
});

test('undoing goes by the cart as it is now', () => {
  const add: Command = {
    kind: 'add',
    items: [{ productId: 'fraud-shield', quantity: 2, billing: 'yearly' }],
  };
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

test('a new quantity adds or removes the difference, and asks where a product is there twice', () => {
  const resize: Command = {
    kind: 'resize',
    items: [{ productId: 'fraud-shield', quantity: 3, billing: null }],
  };
  const more = after(cartOf([shield]), resize);
  expect(held(more.cart)).toEqual([['fraud-shield:monthly', 3]]);
  expect(more.reply).toMatchObject({ deeds: [{ kind: 'added', quantity: 1 }] });
  expect(held(after(cartOf([{ ...shield, quantity: 9 }]), resize).cart)).toEqual([
    ['fraud-shield:monthly', 3],
  ]);
  const both = cartOf([shield, { ...shield, billing: 'yearly' }]);
  expect(followed(resize, both, []).reply).toMatchObject({ kind: 'idle', reason: { why: 'two lines' } });
  expect(followed(resize, cartOf([]), []).reply).toMatchObject({ reason: { why: 'not in cart' } });
});
