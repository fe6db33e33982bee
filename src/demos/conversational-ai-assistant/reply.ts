import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import type { Cents, Totals } from '../../domain/money';
import { selectCartItemCount, selectCartLines, selectCartTotals } from '../../store/cart/cartSelectors';
import type { CartRoot } from '../../store/cart/cartSlice';
import type { CartEvent, Deed } from './deeds';
import { carriedOut, takenBack } from './deeds';
import type { Message, Order, Unread } from './message';
import type { Answer } from './model';

/** What was in the cart when the assistant spoke of it. */
export interface CartReport {
  readonly lines: readonly {
    readonly productId: ProductId;
    readonly billing: BillingPeriod;
    readonly quantity: number;
    readonly amount: Cents;
  }[];
  readonly itemCount: number;
  readonly totals: Totals;
}

/** Why an order changed nothing. */
export type Idle =
  | { readonly why: 'full'; readonly productIds: readonly ProductId[] }
  | {
      readonly why: 'not in cart';
      readonly productIds: readonly ProductId[];
      /** Null if no billing period was named. */
      readonly billing: BillingPeriod | null;
    }
  | { readonly why: 'already so'; readonly billing: BillingPeriod }
  | { readonly why: 'cart is empty' | 'nothing to undo' | 'nothing left to undo' };

/** What the assistant answers, as plain data. */
export type Reply =
  | { readonly kind: 'done' | 'undone'; readonly deeds: readonly Deed[]; readonly cart: CartReport }
  | { readonly kind: 'idle'; readonly reason: Idle; readonly cart: CartReport }
  /** An order out of a link: it is carried out only if the visitor says so. */
  | { readonly kind: 'offer'; readonly order: Order }
  | { readonly kind: 'cart'; readonly cart: CartReport }
  | { readonly kind: 'prices' | 'comparison'; readonly productIds: readonly ProductId[] }
  | { readonly kind: 'help' }
  | { readonly kind: 'unread'; readonly why: Unread }
  | { readonly kind: 'answer'; readonly answer: Answer };

/** An order carried out, or not, as the case may be. */
export interface Outcome {
  /** For the store, in this order. */
  readonly events: readonly CartEvent[];
  readonly reply: Reply;
  /** The deeds that can be undone from now on, a list for each order, the last order's last. */
  readonly undoable: readonly (readonly Deed[])[];
}

/** No more orders than this are kept for undoing. */
const MOST_UNDOABLE = 20;

/** Carries an order out. */
export function followed(order: Order, cart: CartRoot, undoable: Outcome['undoable']): Outcome {
  if (order.kind === 'undo') return undone(cart, undoable);
  const { events, deeds, after } = carriedOut(order, cart);
  return deeds.length > 0
    ? {
        events,
        reply: { kind: 'done', deeds, cart: reportOn(after) },
        undoable: [...undoable, deeds].slice(-MOST_UNDOABLE),
      }
    : { events, reply: { kind: 'idle', reason: idleReason(order, cart), cart: reportOn(cart) }, undoable };
}

function undone(cart: CartRoot, undoable: Outcome['undoable']): Outcome {
  const deeds = undoable.at(-1);
  const rest = undoable.slice(0, -1);
  if (!deeds)
    return {
      events: [],
      reply: { kind: 'idle', reason: { why: 'nothing to undo' }, cart: reportOn(cart) },
      undoable,
    };
  const { events, after } = takenBack(deeds, cart);
  return {
    events,
    reply:
      events.length > 0
        ? { kind: 'undone', deeds, cart: reportOn(after) }
        : { kind: 'idle', reason: { why: 'nothing left to undo' }, cart: reportOn(cart) },
    undoable: rest,
  };
}

function idleReason(order: Exclude<Order, { readonly kind: 'undo' }>, cart: CartRoot): Idle {
  const isInCart = (id: ProductId) => selectCartLines(cart).some(({ product }) => product.id === id);
  switch (order.kind) {
    case 'add':
      return { why: 'full', productIds: order.productIds };
    case 'remove':
      return { why: 'not in cart', productIds: order.productIds, billing: order.billing };
    case 'empty':
      return { why: 'cart is empty' };
    case 'rebill':
      if (order.productIds.length === 0 && selectCartLines(cart).length === 0)
        return { why: 'cart is empty' };
      return order.productIds.length > 0 && !order.productIds.some(isInCart)
        ? { why: 'not in cart', productIds: order.productIds, billing: null }
        : { why: 'already so', billing: order.billing };
  }
}

/** What the assistant answers to a message that is neither an order nor a question. */
export function replyTo(
  message: Exclude<Message, { readonly kind: 'order' | 'question' }>,
  cart: CartRoot,
): Reply {
  switch (message.kind) {
    case 'cart':
      return { kind: 'cart', cart: reportOn(cart) };
    case 'prices':
      return { kind: 'prices', productIds: message.productIds };
    case 'compare':
      return { kind: 'comparison', productIds: message.productIds };
    case 'help':
      return { kind: 'help' };
    case 'unread':
      return { kind: 'unread', why: message.why };
  }
}

/** The cart in the words of the store's own selectors. */
export function reportOn(cart: CartRoot): CartReport {
  return {
    lines: selectCartLines(cart).map(({ product, billing, quantity, amount }) => ({
      productId: product.id,
      billing,
      quantity,
      amount,
    })),
    itemCount: selectCartItemCount(cart),
    totals: selectCartTotals(cart),
  };
}
