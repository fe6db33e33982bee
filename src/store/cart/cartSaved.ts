import { findProduct } from '../../content/products/catalogue';
import { billingPeriods } from '../../domain/billing';
import type { CartEntry } from '../../domain/cart';
import { cartEntries } from '../../domain/cart';
import { MAX_QUANTITY } from '../../domain/quantity';
import { savedEntries } from '../persistence/savedEntries';
import { choiceField, countField, textField } from '../persistence/savedField';

/** How the cart is saved: its entries, without the undoing of a removal. */
export const cartSaved = savedEntries<CartEntry>({
  kind: cartEntries,
  fields: {
    productId: textField,
    billing: choiceField(billingPeriods),
    quantity: countField(MAX_QUANTITY),
  },
  isUnknown: ({ productId, quantity }) => quantity > 0 && findProduct(productId) === undefined,
});
