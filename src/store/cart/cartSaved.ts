import * as v from 'valibot';
import { findProduct } from '../../content/products/catalogue';
import { billingPeriods } from '../../domain/billing';
import type { CartEntry } from '../../domain/cart';
import { cartEntries } from '../../domain/cart';
import { MAX_QUANTITY } from '../../domain/quantity';
import { savedEntries } from '../persistence/savedEntries';

/** How the cart is saved: its entries, without the undoing of a removal. */
export const cartSaved = savedEntries<CartEntry>({
  kind: cartEntries,
  fields: {
    productId: v.string(),
    billing: v.picklist(billingPeriods),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_QUANTITY)),
  },
  isUnknown: ({ productId, quantity }) => quantity > 0 && findProduct(productId) === undefined,
});
