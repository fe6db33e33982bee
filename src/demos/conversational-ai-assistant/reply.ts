import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import type { AmountDue, Cents } from '../../domain/money';
import { selectCartDue, selectCartItemCount, selectCartLines } from '../../store/cart/cartSelectors';
import type { CartRoot } from '../../store/cart/cartSlice';
import type { CartEvent, Deed } from './deeds';
import { carriedOut, linesOf, takenBack } from './deeds';
import type { Command, Doubt, Message, Unread } from './message';
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
  readonly due: AmountDue;
}

/** Why a command changed nothing. */
export type Idle =
  | { readonly why: 'full' }
  /** A product is there by several billing periods, and none was named. */
  | { readonly why: 'two lines'; readonly productIds: readonly ProductId[] }
  | { readonly why: 'so many already' }
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
  | {
      readonly kind: 'done';
      /** How the message was read. */
      readonly command: Command;
      readonly deeds: readonly Deed[];
      readonly cart: CartReport;
    }
  | { readonly kind: 'undone'; readonly deeds: readonly Deed[]; readonly cart: CartReport }
  | { readonly kind: 'idle'; readonly command: Command; readonly reason: Idle; readonly cart: CartReport }
  /** Commands that are carried out only if the visitor says so. */
  | { readonly kind: 'offer'; readonly why: Doubt; readonly commands: readonly Command[] }
  | { readonly kind: 'cart'; readonly cart: CartReport }
  | { readonly kind: 'prices' | 'comparison'; readonly productIds: readonly ProductId[] }
  | { readonly kind: 'help' }
  | { readonly kind: 'unread'; readonly why: Unread }
  | { readonly kind: 'answer'; readonly answer: Answer };

/** A command carried out, or not, as the case may be. */
export interface Outcome {
  /** For the store, in this order. */
  readonly events: readonly CartEvent[];
  readonly reply: Reply;
  /** The deeds that can be undone from now on, a list for each command, the last one's last. */
  readonly undoable: readonly (readonly Deed[])[];
}

/** No more commands than this are kept for undoing. */
const MOST_UNDOABLE = 20;

/** Carries a command out. */
export function followed(command: Command, cart: CartRoot, undoable: Outcome['undoable']): Outcome {
  if (command.kind === 'undo') return undone(cart, undoable);
  const { events, deeds, after } = carriedOut(command, cart);
  return deeds.length > 0
    ? {
        events,
        reply: { kind: 'done', command, deeds, cart: reportOn(after) },
        undoable: [...undoable, deeds].slice(-MOST_UNDOABLE),
      }
    : {
        events,
        reply: { kind: 'idle', command, reason: idleReason(command, cart), cart: reportOn(cart) },
        undoable,
      };
}

function undone(cart: CartRoot, undoable: Outcome['undoable']): Outcome {
  const deeds = undoable.at(-1);
  const rest = undoable.slice(0, -1);
  if (!deeds)
    return {
      events: [],
      reply: {
        kind: 'idle',
        command: { kind: 'undo' },
        reason: { why: 'nothing to undo' },
        cart: reportOn(cart),
      },
      undoable,
    };
  const { events, after } = takenBack(deeds, cart);
  return {
    events,
    reply:
      events.length > 0
        ? { kind: 'undone', deeds, cart: reportOn(after) }
        : {
            kind: 'idle',
            command: { kind: 'undo' },
            reason: { why: 'nothing left to undo' },
            cart: reportOn(cart),
          },
    undoable: rest,
  };
}

function idleReason(command: Exclude<Command, { readonly kind: 'undo' }>, cart: CartRoot): Idle {
  const lines = selectCartLines(cart);
  const isInCart = (productId: ProductId) => linesOf({ productId, billing: null }, lines).length > 0;
  switch (command.kind) {
    case 'add':
      return { why: 'full' };
    case 'remove':
      return {
        why: 'not in cart',
        productIds: command.items.map(({ productId }) => productId),
        billing: command.items[0]?.billing ?? null,
      };
    case 'resize': {
      const ids = command.items.map(({ productId }) => productId);
      const missing = ids.filter((id) => !isInCart(id));
      if (missing.length > 0) return { why: 'not in cart', productIds: missing, billing: null };
      const twice = command.items.filter((item) => linesOf(item, lines).length > 1);
      return twice.length > 0
        ? { why: 'two lines', productIds: twice.map(({ productId }) => productId) }
        : { why: 'so many already' };
    }
    case 'empty':
      return { why: 'cart is empty' };
    case 'rebill':
      if (command.productIds.length === 0 && lines.length === 0) return { why: 'cart is empty' };
      return command.productIds.length > 0 && !command.productIds.some(isInCart)
        ? { why: 'not in cart', productIds: command.productIds, billing: null }
        : { why: 'already so', billing: command.billing };
  }
}

/** What the assistant answers to a message that is neither a command nor a question. */
export function replyTo(
  message: Exclude<Message, { readonly kind: 'command' | 'question' }>,
  cart: CartRoot,
): Reply {
  switch (message.kind) {
    case 'offer':
      return { kind: 'offer', why: message.why, commands: message.commands };
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
    due: selectCartDue(cart),
  };
}
