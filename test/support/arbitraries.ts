import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { productIds } from '../../src/content/slugs';
import { billingPeriods } from '../../src/domain/billing';
import { lineKey } from '../../src/domain/cart';
import { MAX_QUANTITY } from '../../src/domain/quantity';
import {
  billingChanged,
  lineAdded,
  lineRemoved,
  productsAdded,
  quantityChanged,
  removalUndone,
} from '../../src/store/cart/cartSlice';

/** An amount up to a million dollars. */
export const cents = fc.integer({ min: 0, max: 100_000_000 });

const productId = fc.constantFrom(...productIds);
export const billing = fc.constantFrom(...billingPeriods);
export const quantity = fc.integer({ min: 1, max: MAX_QUANTITY });

/** Numbers that no cart line may hold. */
export const noQuantity = fc.constantFrom(0, -1, 0.5, 2.5, MAX_QUANTITY + 1, 1e9, NaN, Infinity, -Infinity);

export const cartLine = fc.record({ productId, billing, quantity });

/** The lines of a cart: each product and billing period at most once. */
export const cartLines = fc.uniqueArray(cartLine, { selector: lineKey });

const key = fc.record({ productId, billing }).map(lineKey);
const anyNumber = fc.oneof({ weight: 3, arbitrary: quantity }, noQuantity);

/** Anything that a visitor, or a broken page, can do to the cart. */
export const cartAction: fc.Arbitrary<UnknownAction> = fc.oneof(
  fc.record({ productId, billing, quantity: anyNumber }).map((line) => lineAdded(line)),
  fc.subarray([...productIds]).map((ids) => productsAdded({ productIds: ids })),
  fc.record({ key, quantity: anyNumber }).map((change) => quantityChanged(change)),
  fc.record({ key, billing }).map((change) => billingChanged(change)),
  key.map((removed) => lineRemoved({ key: removed })),
  fc.constant(removalUndone()),
);
