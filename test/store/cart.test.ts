import { findProduct } from '../../src/content/products/catalog';
import type { ProductId } from '../../src/content/slugs';
import type { BillingPeriod } from '../../src/domain/billing';
import { lineKey } from '../../src/domain/cart';
import { selectCartRemovals, selectCartRows } from '../../src/store/undo/cartRows';
import { selectCartLines } from '../../src/store/cart/cartSelectors';
import {
  billingChanged,
  cartEmptied,
  cartReplaced,
  lineAdded,
  lineRemoved,
  productsAdded,
  quantityChanged,
} from '../../src/store/cart/cartSlice';
import type { GivenLine, TestStore } from '../support/store';
import { storeWith } from '../support/store';
import { putLineBack } from '../support/undo';

const engine = 'ai-personalization-engine';
const optimizer = 'dynamic-pricing-optimizer';
const shield = 'fraud-shield';

const line = (productId: ProductId, quantity = 1, billing: BillingPeriod = 'monthly'): GivenLine => ({
  productId,
  quantity,
  billing,
});
const key = (productId: ProductId, billing: BillingPeriod = 'monthly') => lineKey({ productId, billing });

/** Lists the cart's lines as `quantity × product, billing`. */
const shown = ({ select }: TestStore) =>
  select(selectCartLines).map(({ product, quantity, billing }) => `${quantity} × ${product.id}, ${billing}`);

/** Lists the cart's rows from top to bottom: products, and removals that can be undone. */
const rows = ({ select }: TestStore) =>
  select(selectCartRows).map((row) =>
    row.kind === 'line'
      ? row.line.product.id
      : `undo: ${row.removal.lines.map(({ quantity, product }) => `${quantity} × ${product.id}`).join(', ')}`,
  );

it.each([0, -1, -Infinity])('a quantity of %p removes the line, with undo', (quantity) => {
  const cart = storeWith({ cart: [line(engine, 2), line(shield)] });
  cart.dispatch(quantityChanged({ key: key(engine), quantity }));
  expect(shown(cart)).toEqual(['1 × fraud-shield, monthly']);
  putLineBack(cart, key(engine));
  expect(shown(cart)).toEqual(['2 × ai-personalization-engine, monthly', '1 × fraud-shield, monthly']);
});

it('a line whose billing period changes keeps its position and quantity', () => {
  const cart = storeWith({ cart: [line(engine, 2), line(shield)] });
  cart.dispatch(billingChanged({ key: key(engine), billing: 'yearly' }));
  expect(shown(cart)).toEqual(['2 × ai-personalization-engine, yearly', '1 × fraud-shield, monthly']);
});

describe('When a line is removed', () => {
  const cartOfThree = () => storeWith({ cart: [line(engine), line(optimizer, 4), line(shield)] });

  it('each of several removals can be undone, in any order, in its position', () => {
    const cart = cartOfThree();
    const before = shown(cart);
    for (const productId of [shield, engine, optimizer] as const)
      cart.dispatch(lineRemoved({ key: key(productId) }));
    expect(rows(cart)).toEqual([
      'undo: 1 × ai-personalization-engine',
      'undo: 4 × dynamic-pricing-optimizer',
      'undo: 1 × fraud-shield',
    ]);
    putLineBack(cart, key(engine));
    expect(rows(cart)).toEqual([engine, 'undo: 4 × dynamic-pricing-optimizer', 'undo: 1 × fraud-shield']);
    putLineBack(cart, key(shield));
    putLineBack(cart, key(optimizer));
    expect(shown(cart)).toEqual(before);
  });

  it('undo keeps the place of a line whose billing period changed since', () => {
    const cart = cartOfThree();
    cart.dispatch(lineRemoved({ key: key(shield) }));
    cart.dispatch(billingChanged({ key: key(optimizer), billing: 'yearly' }));
    putLineBack(cart, key(shield));
    expect(rows(cart)).toEqual([engine, optimizer, shield]);
  });

  it('undo is no longer offered once the product is added again; removing it again offers undo to that state', () => {
    const cart = cartOfThree();
    cart.dispatch(lineRemoved({ key: key(optimizer) }));
    cart.dispatch(lineAdded(line(optimizer, 2)));
    expect(cart.select(selectCartRemovals)).toEqual([]);
    cart.dispatch(lineRemoved({ key: key(optimizer) }));
    expect(cart.select(selectCartRemovals)).toHaveLength(1);
    putLineBack(cart, key(optimizer));
    expect(shown(cart)).toContain('2 × dynamic-pricing-optimizer, monthly');
  });

  it('undo is no longer offered once another cart replaced this one', () => {
    const cart = cartOfThree();
    cart.dispatch(lineRemoved({ key: key(optimizer) }));
    cart.dispatch(cartReplaced({ lines: [line(engine)] }));
    expect(rows(cart)).toEqual([engine]);
  });
});

describe('When the cart is emptied', () => {
  const cartOfThree = () =>
    storeWith({ cart: [line(engine), line(optimizer, 4), line(shield, 2, 'yearly')] });

  it('earlier removals keep their own undo', () => {
    const cart = cartOfThree();
    cart.dispatch(lineRemoved({ key: key(optimizer) }));
    cart.dispatch(cartEmptied());
    expect(rows(cart)).toEqual([
      'undo: 1 × ai-personalization-engine, 2 × fraud-shield',
      'undo: 4 × dynamic-pricing-optimizer',
    ]);
  });

  it('undo doesn’t change a product that was added again', () => {
    const cart = cartOfThree();
    cart.dispatch(cartEmptied());
    cart.dispatch(productsAdded({ productIds: [optimizer] }));
    expect(rows(cart)).toEqual(['undo: 1 × ai-personalization-engine, 2 × fraud-shield', optimizer]);
    putLineBack(cart, key(engine));
    expect(shown(cart).toSorted()).toEqual([
      '1 × ai-personalization-engine, monthly',
      '1 × dynamic-pricing-optimizer, monthly',
      '2 × fraud-shield, yearly',
    ]);
  });

  it('undo isn’t offered if it was empty', () => {
    const cart = storeWith({ cart: [] });
    cart.dispatch(cartEmptied());
    expect(rows(cart)).toEqual([]);
  });
});

it('each line is selected with product, price per period, amount and yearly saving', () => {
  const filled = storeWith({ cart: [line(engine, 2), line(shield, 3, 'yearly')] });
  expect(filled.select(selectCartLines)).toEqual([
    {
      key: key(engine),
      productId: engine,
      name: 'AI Personalization Engine',
      product: findProduct(engine),
      billing: 'monthly',
      quantity: 2,
      unitPrice: 2999,
      amount: 5998,
      yearlyDiscount: 0,
    },
    {
      key: key(shield, 'yearly'),
      productId: shield,
      name: 'Fraud Shield',
      product: findProduct(shield),
      billing: 'yearly',
      quantity: 3,
      unitPrice: 49990,
      amount: 149970,
      yearlyDiscount: 29994,
    },
  ]);
});

it('components that select the cart receive a new object only for the changed line', () => {
  const { dispatch, select } = storeWith({ cart: [line(engine), line(optimizer), line(shield)] });
  const before = select(selectCartLines);
  dispatch(quantityChanged({ key: key(optimizer), quantity: 2 }));
  const after = select(selectCartLines);
  expect(after.map((view, index) => view === before[index])).toEqual([true, false, true]);
});
