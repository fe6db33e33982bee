import fc from 'fast-check';
import type { BillingPeriod } from '../../../src/domain/billing';
import { lineKey } from '../../../src/domain/cart';
import type { Command, Item } from '../../../src/demos/conversational-ai-assistant/message';
import { noContext } from '../../../src/demos/conversational-ai-assistant/message';
import type { Outcome } from '../../../src/demos/conversational-ai-assistant/reply';
import { commandGiven, replyTo } from '../../../src/demos/conversational-ai-assistant/reply';
import { selectCartItemCount, selectCartLines } from '../../../src/store/cart/cartSelectors';
import { lineRemoved } from '../../../src/store/cart/cartSlice';
import { cartLines, billing, quantity } from '../../support/arbitraries';
import type { GivenLine, TestStore } from '../../support/store';
import { storeWith } from '../../support/store';
import type { ProductId } from '../../../src/content/slugs';
import { productIds } from '../../../src/content/slugs';

/** Returns the cart's lines, sorted so that their order doesn't matter. */
const held = ({ select }: TestStore) =>
  select(selectCartLines)
    .map((line) => [line.key, line.quantity] as const)
    .toSorted(([a], [b]) => a.localeCompare(b));
const give = ({ dispatch }: TestStore, command: Command): Outcome => dispatch(commandGiven(command));
const shield: GivenLine = { productId: 'fraud-shield', billing: 'monthly', quantity: 2 };
const undo: Command = { kind: 'undo' };

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
  fc.record({
    kind: fc.constant('swap' as const),
    removed: itemsOf(fc.option(quantity)),
    added: itemsOf(fc.option(quantity)),
  }),
  fc.record({ kind: fc.constant('empty' as const) }),
  fc.record({
    kind: fc.constant('rebill' as const),
    productIds: fc.oneof(someProducts, fc.constant([])),
    billing,
  }),
);

test('every command can be undone, one after the other, back to the original cart', () => {
  fc.assert(
    fc.property(cartLines, fc.array(anyCommand, { maxLength: 5 }), (lines, commands) => {
      const page = storeWith({ cart: lines });
      const before = held(page);
      const replies = commands.map((command) => give(page, command));
      for (const reply of replies) if (reply.kind === 'done') give(page, undo);
      expect(held(page)).toEqual(before);
      expect(give(page, undo)).toMatchObject({ reason: { why: 'nothing to undo' } });
    }),
  );
});

test('the reported changes turn the cart before into the cart after', () => {
  const swapOfPeriods = (removed: number, added: number): [readonly GivenLine[], Command] => [
    [{ ...shield, quantity: removed }],
    {
      kind: 'swap',
      removed: [{ productId: 'fraud-shield', quantity: removed, billing: 'monthly' }],
      added: [{ productId: 'fraud-shield', quantity: added, billing: 'yearly' }],
    },
  ];
  fc.assert(
    fc.property(cartLines, anyCommand, (lines, command) => {
      const page = storeWith({ cart: lines });
      const quantities = new Map(held(page));
      const reply = give(page, command);
      const add = (productId: ProductId, period: BillingPeriod, by: number) => {
        const key = lineKey({ productId, billing: period });
        quantities.set(key, (quantities.get(key) ?? 0) + by);
      };
      for (const change of reply.kind === 'done' ? reply.changes : []) {
        add(change.productId, change.billing, change.kind === 'removed' ? -change.quantity : change.quantity);
        if (change.kind === 'rebilled') add(change.productId, change.from, -change.quantity);
      }
      expect([...quantities].filter(([, quantity]) => quantity !== 0).toSorted()).toEqual(
        held(page).toSorted(),
      );
    }),
    { examples: [swapOfPeriods(1, 3), swapOfPeriods(2, 1)] },
  );
});

test('a line with a new period is reported as changed, not as removed and added', () => {
  const page = storeWith({ cart: [shield] });
  expect(give(page, { kind: 'rebill', productIds: ['fraud-shield'], billing: 'yearly' })).toMatchObject({
    changes: [
      { kind: 'rebilled', productId: 'fraud-shield', from: 'monthly', billing: 'yearly', quantity: 2 },
    ],
  });
});

test('changing the period keeps the quantity, even over a line’s maximum', () => {
  fc.assert(
    fc.property(cartLines, billing, (lines, period) => {
      const page = storeWith({ cart: lines });
      const before = page.select(selectCartItemCount);
      give(page, { kind: 'rebill', productIds: [], billing: period });
      expect(page.select(selectCartItemCount)).toBe(before);
    }),
  );
  const full = storeWith({ cart: [shield, { ...shield, quantity: 99, billing: 'yearly' }] });
  expect(give(full, { kind: 'rebill', productIds: ['fraud-shield'], billing: 'yearly' })).toMatchObject({
    reason: { why: 'full' },
  });
});

test('without a period, adding means monthly and removing means all', () => {
  const page = storeWith({ cart: [] });
  give(page, { kind: 'add', items: [{ productId: 'fraud-shield', quantity: 1, billing: null }] });
  expect(held(page)).toEqual([['fraud-shield:monthly', 1]]);
  const both = storeWith({ cart: [shield, { ...shield, billing: 'yearly' }] });
  give(both, { kind: 'remove', items: [{ productId: 'fraud-shield', quantity: null, billing: null }] });
  expect(held(both)).toEqual([]);
});

test('a quantity over the maximum isn’t added, and the reply says why', () => {
  const page = storeWith({ cart: [{ ...shield, quantity: 98 }] });
  const add: Command = {
    kind: 'add',
    items: [{ productId: 'fraud-shield', quantity: 5, billing: 'monthly' }],
  };
  expect(give(page, add)).toMatchObject({ kind: 'done', changes: [{ quantity: 1 }] });
  expect(give(page, add)).toMatchObject({ kind: 'idle', reason: { why: 'full' } });
});

test('undo applies to the current cart', () => {
  const page = storeWith({ cart: [] });
  give(page, { kind: 'add', items: [{ productId: 'fraud-shield', quantity: 2, billing: 'yearly' }] });
  page.dispatch(lineRemoved({ key: lineKey({ productId: 'fraud-shield', billing: 'yearly' }) }));
  expect(give(page, undo)).toMatchObject({ kind: 'idle', reason: { why: 'nothing left to undo' } });
  expect(give(page, undo)).toMatchObject({ kind: 'idle', reason: { why: 'nothing to undo' } });
});

test('a new quantity adds or removes the difference, and the assistant asks if a product has two lines', () => {
  const resize: Command = {
    kind: 'resize',
    items: [{ productId: 'fraud-shield', quantity: 3, billing: null }],
  };
  const more = storeWith({ cart: [shield] });
  expect(give(more, resize)).toMatchObject({ changes: [{ kind: 'added', quantity: 1 }] });
  expect(held(more)).toEqual([['fraud-shield:monthly', 3]]);
  const fewer = storeWith({ cart: [{ ...shield, quantity: 9 }] });
  give(fewer, resize);
  expect(held(fewer)).toEqual([['fraud-shield:monthly', 3]]);
  const both = storeWith({ cart: [shield, { ...shield, billing: 'yearly' }] });
  expect(give(both, resize)).toMatchObject({ kind: 'idle', reason: { why: 'two lines' } });
  expect(give(storeWith({ cart: [] }), resize)).toMatchObject({ reason: { why: 'not in cart' } });
});

test('asks before a removal worded as a wish, unless the product isn’t in the cart', () => {
  const remove: Command = {
    kind: 'remove',
    items: [{ productId: 'fraud-shield', quantity: null, billing: null }],
  };
  const wish = { kind: 'offer', why: 'wish', commands: [remove] } as const;
  const reply = ({ dispatch }: TestStore) =>
    dispatch(replyTo(wish, 'take fraud shield out again', noContext)).reply;
  expect(reply(storeWith({ cart: [shield] })).commands).toEqual([remove]);
  expect(reply(storeWith({ cart: [] })).text[0]).toContain('You don’t have Fraud Shield in your cart.');
});

describe('replacing a product', () => {
  const item = (productId: ProductId, more: Partial<Item> = {}): Item => ({
    productId,
    quantity: null,
    billing: null,
    ...more,
  });
  const swap: Command = {
    kind: 'swap',
    removed: [item('fraud-shield')],
    added: [item('review-sentiment-monitor')],
  };

  test('keeps quantity and billing, and one undo reverts both', () => {
    const page = storeWith({ cart: [{ ...shield, billing: 'yearly' }] });
    expect(give(page, swap)).toMatchObject({
      kind: 'done',
      changes: [
        { kind: 'removed', productId: 'fraud-shield', billing: 'yearly', quantity: 2 },
        { kind: 'added', productId: 'review-sentiment-monitor', billing: 'yearly', quantity: 2 },
      ],
    });
    expect(held(page)).toEqual([['review-sentiment-monitor:yearly', 2]]);
    give(page, undo);
    expect(held(page)).toEqual([['fraud-shield:yearly', 2]]);
    expect(give(page, undo)).toMatchObject({ reason: { why: 'nothing to undo' } });
  });

  test('replaces at most the quantity in the cart', () => {
    const page = storeWith({ cart: [shield] });
    give(page, { ...swap, removed: [item('fraud-shield', { quantity: 5 })] });
    expect(held(page)).toEqual([['review-sentiment-monitor:monthly', 2]]);
  });

  test('uses the requested quantity and billing', () => {
    const page = storeWith({ cart: [shield] });
    give(page, {
      ...swap,
      removed: [item('fraud-shield', { quantity: 1 })],
      added: [item('review-sentiment-monitor', { quantity: 3, billing: 'yearly' })],
    });
    expect(held(page)).toEqual([
      ['fraud-shield:monthly', 1],
      ['review-sentiment-monitor:yearly', 3],
    ]);
  });

  test.each([
    ['the other is not there', [], 'not in cart'],
    ['the other is there by two periods', [shield, { ...shield, billing: 'yearly' }], 'two lines'],
    [
      'so many do not fit',
      [shield, { productId: 'review-sentiment-monitor', billing: 'monthly', quantity: 98 }],
      'full',
    ],
  ] as const)('changes nothing if %s', (_, cart, why) => {
    const page = storeWith({ cart: [...cart] });
    const before = held(page);
    expect(give(page, swap)).toMatchObject({ kind: 'idle', reason: { why } });
    expect(held(page)).toEqual(before);
  });
});

test('offers to add a product that it should change but that isn’t in the cart', () => {
  const reply = (command: Command, why: 'command' | 'offer') =>
    storeWith({ cart: [] }).dispatch(
      replyTo(
        why === 'command' ? { kind: why, command } : { kind: why, why: 'wish', commands: [command] },
        'make it yearly',
        noContext,
      ),
    ).reply;
  const items: readonly Item[] = [{ productId: 'fraud-shield', quantity: null, billing: 'yearly' }];
  const rebill: Command = { kind: 'rebill', productIds: ['fraud-shield'], billing: 'yearly' };
  const offer = { commands: [{ kind: 'add', items }] };
  expect(reply(rebill, 'command')).toMatchObject(offer);
  expect(reply(rebill, 'offer')).toMatchObject(offer);
});
