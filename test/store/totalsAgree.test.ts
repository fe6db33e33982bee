import fc from 'fast-check';
import type { ProductId } from '../../src/content/slugs';
import type { BillingPeriod } from '../../src/domain/billing';
import { amountDue } from '../../src/domain/money';
import {
  selectCartItemCount,
  selectCartLines,
  selectCartDue,
  selectIsCartEmpty,
  viewsOf,
} from '../../src/store/cart/cartSelectors';
import { SHARED_LINES, readSharedCart, sharedCartPath } from '../../src/pages/storefront/cart/sharedCart';
import { cartEmptied, sharedCartAdded, sharedCartTaken } from '../../src/store/cart/cartSlice';
import { selectPlacedOrder, selectOrderDraft } from '../../src/store/checkout/checkoutSelectors';
import { placeOrder } from '../../src/store/checkout/placeOrder';
import { dueOf } from '../support/amountsDue';
import { cartAction, cartLine } from '../support/arbitraries';
import { everythingTyped } from '../support/checkoutForm';
import { storeWith } from '../support/store';

/**
 * Prices in cents by period, copied from the specification (§9), so that totals aren't checked against our own
 * rules.
 */
const prices: Readonly<Record<ProductId, Readonly<Record<BillingPeriod, number>>>> = {
  'ai-personalization-engine': { monthly: 2999, yearly: 29990 },
  'dynamic-pricing-optimizer': { monthly: 1999, yearly: 19990 },
  'conversational-ai-assistant': { monthly: 3999, yearly: 39990 },
  'customer-insight-analytics': { monthly: 1499, yearly: 14990 },
  'review-sentiment-monitor': { monthly: 999, yearly: 9990 },
  'fraud-shield': { monthly: 4999, yearly: 49990 },
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('Whatever happens to a cart,', () => {
  const actions = fc.array(cartAction, { maxLength: 30 });

  it('header, cart, checkout and the placed order agree on contents and amount due', () => {
    fc.assert(
      fc.property(actions, (done) => {
        const { dispatch, select } = storeWith({ checkout: everythingTyped });
        done.forEach(dispatch);

        const lines = select(selectCartLines);
        const subtotal = sum(
          lines.map(({ product, quantity, billing }) => prices[product.id][billing] * quantity),
        );
        const due = dueOf(subtotal);
        const items = sum(lines.map(({ quantity }) => quantity));
        const draft = select(selectOrderDraft);

        expect(select(selectCartItemCount)).toBe(items);
        expect(select(selectCartDue)).toEqual(due);
        expect(draft.due).toEqual(due);
        expect(sum(draft.lines.map(({ amount }) => amount))).toBe(subtotal);
        expect(sum(draft.lines.map(({ quantity }) => quantity))).toBe(items);

        const isEmpty = select(selectIsCartEmpty);
        expect(isEmpty).toBe(items === 0);
        expect(dispatch(placeOrder())).toBe(!isEmpty);
        expect(select(selectPlacedOrder)?.due).toEqual(isEmpty ? undefined : due);
      }),
    );
  });

  it('a shared cart keeps its amount due when it is accepted, or added to an empty cart', () => {
    fc.assert(
      fc.property(actions, fc.array(cartLine, { minLength: 1 }), (done, sent) => {
        const { dispatch, select } = storeWith();
        done.forEach(dispatch);
        // A handwritten link may name a line twice.
        const link = new URL(sharedCartPath(sent), 'https://shop.example');
        const offer = readSharedCart(link.searchParams.get(SHARED_LINES) ?? '');
        if (offer.kind === 'refused') throw new Error(offer.reasons.join(' '));
        const due = amountDue(viewsOf(offer.lines).map(({ amount }) => amount));
        dispatch(sharedCartTaken({ lines: offer.lines }));
        expect(select(selectCartDue)).toEqual(due);
        dispatch(cartEmptied());
        dispatch(sharedCartAdded({ lines: offer.lines }));
        expect(select(selectCartDue)).toEqual(due);
      }),
    );
  });
});
