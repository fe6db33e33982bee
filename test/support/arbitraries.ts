import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { productIds } from '../../src/content/slugs';
import { billingPeriods } from '../../src/domain/billing';
import type { CartLine } from '../../src/domain/cart';
import { lineKey } from '../../src/domain/cart';
import { formSteps } from '../../src/domain/checkout';
import type { AmountDue } from '../../src/domain/money';
import { MAX_QUANTITY } from '../../src/domain/quantity';
import * as cart from '../../src/store/cart/cartSlice';
import { stepCompleted } from '../../src/store/checkout/checkoutSlice';
import { demoItemsRemoved } from '../../src/store/demoActions';
import { changeUndone } from '../../src/store/undo/undoSlice';

/** One arbitrary per field, so that a new field doesn't compile without one. */
export type Arbitraries<Values> = { readonly [Field in keyof Values]-?: fc.Arbitrary<Values[Field]> };

/** Amounts up to a million dollars. */
export const cents = fc.integer({ min: 0, max: 100_000_000 });

/** Amounts due, including those of newer releases: any rows and their total. */
export const amountDues: fc.Arbitrary<AmountDue> = fc
  .array(
    fc.record({
      kind: fc.constantFrom('subtotal', 'discount', 'tax', 'shipping'),
      label: fc.constantFrom('Subtotal', 'Spring (-10%)', 'Sales tax (8%)', 'City tax (1.5%)'),
      cents: fc.integer({ min: -1_000_000, max: 100_000_000 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((rows) => [
    ...rows,
    { kind: 'total', label: 'Total', cents: rows.reduce((sum, row) => sum + row.cents, 0) },
  ]);

const productId = fc.constantFrom(...productIds);
export const billing = fc.constantFrom(...billingPeriods);
export const quantity = fc.integer({ min: 1, max: MAX_QUANTITY });

export const noQuantity = fc.constantFrom(0, -1, 0.5, 2.5, MAX_QUANTITY + 1, 1e9, NaN, Infinity, -Infinity);

const lineFields = { productId, billing, quantity } satisfies Arbitraries<Omit<CartLine, 'isDemoItem'>>;

export const cartLine = fc.record(lineFields);

/** Cart lines, at most one per product and billing period. */
export const cartLines = fc.uniqueArray(cartLine, { selector: lineKey });

const key = fc.record({ productId, billing }).map(lineKey);
const anyNumber = fc.oneof({ weight: 3, arbitrary: quantity }, noQuantity);

const anyLines = fc.array(fc.record({ ...lineFields, quantity: anyNumber }));

/** One arbitrary per cart action, so that a new action doesn't compile without one. */
const cartArbitraries: Readonly<Record<keyof typeof cart.cartSlice.actions, fc.Arbitrary<UnknownAction>>> = {
  lineAdded: fc.record({ productId, billing, quantity: anyNumber }).map((line) => cart.lineAdded(line)),
  productsAdded: fc.subarray([...productIds]).map((ids) => cart.productsAdded({ productIds: ids })),
  quantityChanged: fc.record({ key, quantity: anyNumber }).map((change) => cart.quantityChanged(change)),
  billingChanged: fc.record({ key, billing }).map((change) => cart.billingChanged(change)),
  lineRemoved: key.map((removed) => cart.lineRemoved({ key: removed })),
  cartEmptied: fc.constant(cart.cartEmptied()),
  commandFollowed: anyLines.map((lines) => cart.commandFollowed({ lines })),
  sharedCartAdded: anyLines.map((lines) => cart.sharedCartAdded({ lines })),
  orderRepeated: anyLines.map((lines) => cart.orderRepeated({ lines })),
  cartReplaced: anyLines.map((lines) => cart.cartReplaced({ lines })),
  lineMoved: fc
    .record({ productId, billing })
    .map((line) => cart.lineMoved({ key: lineKey(line), productId: line.productId })),
  sharedCartTaken: anyLines.map((lines) => cart.sharedCartTaken({ lines })),
};

/** Actions that affect the cart, except orders and resets, with valid and invalid payloads. */
export const cartAction: fc.Arbitrary<UnknownAction> = fc.oneof(
  ...Object.values(cartArbitraries),
  fc.constant(demoItemsRemoved()),
  fc.constantFrom(...formSteps).map((step) => stepCompleted({ step })),
  fc.integer({ min: 1, max: 9 }).map((id) => changeUndone({ id })),
);
