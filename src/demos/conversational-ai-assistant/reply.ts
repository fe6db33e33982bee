import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createSelector } from '@reduxjs/toolkit';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import type { LineKey } from '../../domain/cart';
import type { AmountDue } from '../../domain/money';
import { amountDue } from '../../domain/money';
import type { CartLineView, DueRoot } from '../../store/cart/cartSelectors';
import {
  selectCartDemoItems,
  selectCartDue,
  selectCartItemCount,
  selectCartLines,
} from '../../store/cart/cartSelectors';
import { commandFollowed } from '../../store/cart/cartSlice';
import { selectLatestChange } from '../../store/undo/undoSelectors';
import type { Cause, UndoRoot } from '../../store/undo/undoSlice';
import { changeUndone } from '../../store/undo/undoSlice';
import { selectWishlistDemoItems } from '../../store/wishlist/wishlistSelectors';
import type { WishlistRoot } from '../../store/wishlist/wishlistSlice';
import type { CartChange } from './cartChanges';
import { changesBetween, linesFor, linesOf } from './cartChanges';
import type { Command, Context, Doubt, HeldLine, Item, Unread } from './message';
import { nextContext, productsOf } from './message';
import type { Answer, AnswerContent, Reading } from './model';
import { periodIn, productsIn } from './slots';

/** The cart's content at the time of the reply. */
export interface CartReport {
  readonly lines: readonly CartLineView[];
  readonly itemCount: number;
  readonly due: AmountDue;
}

/** The shop's sample products that are still in the cart or on the wishlist. */
export interface Samples {
  readonly cart: readonly LineKey[];
  /** Number of samples on the wishlist. */
  readonly wishlist: number;
}

/** Why a command changed nothing. */
export type Idle =
  | { readonly why: 'full' }
  /** A product is in the cart both monthly and yearly, and the message names neither. */
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

/** Answers that are shown as they are. `cart` needs the store, and `which product` becomes an `unread` reply. */
export type ShownContent = Exclude<AnswerContent, { readonly kind: 'cart' | 'which product' }>;

/** The assistant's reply. Must be plain data, because the build saves the example's replies as JSON. */
export type Reply =
  | {
      readonly kind: 'done';
      readonly command: Command;
      readonly changes: readonly CartChange[];
      /** Id of the change. Only the assistant's latest change has an Undo button. */
      readonly change: number;
      readonly cart: CartReport;
      /** The samples, once in a conversation. */
      readonly samples: Samples | null;
    }
  | { readonly kind: 'undone'; readonly changes: readonly CartChange[]; readonly cart: CartReport }
  | { readonly kind: 'idle'; readonly command: Command; readonly reason: Idle; readonly cart: CartReport }
  /** Commands that need the visitor's confirmation. */
  | { readonly kind: 'offer'; readonly why: Doubt; readonly commands: readonly Command[] }
  | { readonly kind: 'unread'; readonly why: Unread }
  | {
      readonly kind: 'cart';
      readonly isLater: boolean;
      readonly cart: CartReport;
      /** Null if there are none, or if an earlier reply explained them and the visitor didn't ask. */
      readonly samples: Samples | null;
      /** Lines that are samples. */
      readonly sampleKeys: readonly LineKey[];
      /** The amount without the samples, if the cart has both. */
      readonly own: AmountDue | null;
      readonly offered: Command | null;
    }
  /** The worker hasn't answered yet, or its script didn't load. */
  | { readonly kind: 'looking up' | 'failed' }
  | {
      readonly kind: 'answer';
      readonly said: ShownContent;
      readonly offered: Command | null;
      readonly samples: Samples | null;
    };

/** Kinds of changes that the message “undo” reverts: only the assistant's own. */
const commands: readonly Cause[] = ['commandFollowed'];

/** Selects the assistant's last change that can be undone. */
export const selectLastCommand = (state: UndoRoot) => selectLatestChange(state, commands);

/** Carries out a command and reports the result. */
export const commandGiven =
  (command: Command): CartThunk<Reply> =>
  (dispatch, getState) => {
    const lines = selectCartLines(getState());
    if (command.kind === 'undo') {
      const last = selectLastCommand(getState());
      if (last) dispatch(changeUndone({ id: last.id }));
      const cart = reportOn(getState());
      const changes = changesBetween(cart.lines, lines);
      if (changes.length > 0) return { kind: 'undone', changes, cart };
      const why = last ? 'nothing left to undo' : 'nothing to undo';
      return { kind: 'idle', command, reason: { why }, cart };
    }
    const changed = linesFor(command, lines);
    if (changed.length > 0) dispatch(commandFollowed({ lines: changed }));
    const after = getState();
    const cart = reportOn(after);
    const changes = changesBetween(lines, cart.lines);
    return changes.length > 0
      ? { kind: 'done', command, changes, change: after.undo.count, cart, samples: null }
      : { kind: 'idle', command, reason: idleReason(command, lines), cart };
  };

function idleReason(
  command: Exclude<Command, { readonly kind: 'undo' }>,
  lines: readonly CartLineView[],
): Idle {
  switch (command.kind) {
    case 'add':
      return { why: 'full' };
    case 'remove':
      return {
        why: 'not in cart',
        productIds: command.items.map(({ productId }) => productId),
        billing: command.items[0]?.billing ?? null,
      };
    case 'swap':
      return unclearLine(command.removed, lines) ?? { why: 'full' };
    case 'resize':
      return unclearLine(command.items, lines) ?? { why: 'so many already' };
    case 'empty':
      return { why: 'cart is empty' };
    case 'rebill':
      if (command.productIds.length === 0 && lines.length === 0) return { why: 'cart is empty' };
      return lines.some(
        ({ product, billing }) =>
          billing !== command.billing &&
          (command.productIds.length === 0 || command.productIds.includes(product.id)),
      )
        ? { why: 'full' }
        : { why: 'already so', billing: command.billing };
  }
}

/** Explains why an item doesn't identify exactly one cart line; undefined if each does. */
function unclearLine(items: readonly Item[], lines: readonly CartLineView[]): Idle | undefined {
  const missing = items.filter((item) => linesOf(item, lines).length === 0);
  const twice = items.filter((item) => linesOf(item, lines).length > 1);
  if (missing.length > 0)
    return {
      why: 'not in cart',
      productIds: missing.map(({ productId }) => productId),
      billing: missing[0]?.billing ?? null,
    };
  return twice.length > 0
    ? { why: 'two lines', productIds: twice.map(({ productId }) => productId) }
    : undefined;
}

/** Returns the addition to offer if none of the products that a command changes is in the cart, else null. */
function additionInstead(command: Command, lines: readonly CartLineView[]): Command | null {
  if (command.kind !== 'rebill' && command.kind !== 'resize') return null;
  const items: readonly Item[] =
    command.kind === 'resize'
      ? command.items
      : command.productIds.map((productId) => ({ productId, quantity: null, billing: command.billing }));
  const isMissing = ({ productId }: Item) => linesOf({ productId, billing: null }, lines).length === 0;
  return items.length > 0 && items.every(isMissing) ? { kind: 'add', items } : null;
}

type ReplyRoot = DueRoot & UndoRoot & WishlistRoot;
type CartThunk<Result> = ThunkAction<Result, ReplyRoot, unknown, UnknownAction>;

export interface ReplyWithContext {
  readonly reply: Reply;
  readonly context: Context;
}

/** The cart as the assistant reads it. */
export const selectHeldLines = createSelector(
  [selectCartLines, selectCartDemoItems],
  (lines, samples): readonly HeldLine[] =>
    lines.map(({ key, product, billing, quantity }) => ({
      productId: product.id,
      billing,
      quantity,
      isSample: samples.includes(key),
    })),
);

/** Replies to a message as it was read, and carries out its command. */
export const replyTo =
  (reading: Reading, text: string, context: Context): CartThunk<ReplyWithContext> =>
  (dispatch, getState) => {
    if (reading.kind === 'answer') return answered(reading, context, getState());
    const next = (now: Partial<Context>) =>
      nextContext(context, {
        ...context,
        mentioned: [],
        topic: null,
        last: 'other',
        offered: [],
        billing: periodIn(text),
        ...now,
      });
    const offering = (why: Doubt, commands: readonly Command[]): ReplyWithContext => {
      const products = [...new Set(commands.flatMap(productsOf))];
      return {
        reply: { kind: 'offer', why, commands },
        // A list of everything mentions nothing in particular.
        context: next({ mentioned: why === 'which product' ? [] : products, offered: commands }),
      };
    };
    const lines = selectCartLines(getState());
    switch (reading.kind) {
      case 'command': {
        const { command } = reading;
        const addition = additionInstead(command, lines);
        if (addition) return offering('not in cart', [addition]);
        const done = dispatch(commandGiven(command));
        const samples = done.kind === 'done' && !context.knowsSamples ? samplesIn(getState()) : null;
        const reply: Reply = done.kind === 'done' ? { ...done, samples } : done;
        return {
          reply,
          context: next({
            mentioned: productsOf(command),
            last: reply.kind === 'done' || reply.kind === 'undone' ? 'change' : 'other',
            billing: periodOf(reply) ?? periodIn(text),
            knowsSamples: context.knowsSamples || samples !== null,
          }),
        };
      }
      case 'offer': {
        const [only, ...others] = reading.commands;
        const addition = only && others.length === 0 ? additionInstead(only, lines) : null;
        if (addition) return offering('not in cart', [addition]);
        // A removal that would change nothing needs no confirmation.
        return only?.kind === 'remove' && others.length === 0 && linesFor(only, lines).length === 0
          ? { reply: dispatch(commandGiven(only)), context: next({ mentioned: productsOf(only) }) }
          : offering(reading.why, reading.commands);
      }
      case 'unread':
        return { reply: reading, context: next({ mentioned: productsIn(text) }) };
    }
  };

/**
 * Returns the billing period of a command's additions and changes, for “one more”; null unless there is exactly
 * one.
 */
function periodOf(reply: Reply): BillingPeriod | null {
  const changes = reply.kind === 'done' ? reply.changes : [];
  const periods = new Set(changes.flatMap(({ kind, billing }) => (kind === 'removed' ? [] : [billing])));
  const [only = null] = periods;
  return periods.size === 1 ? only : null;
}

/** Replies to a question with its answer. */
function answered(answer: Answer, context: Context, state: ReplyRoot): ReplyWithContext {
  const { said, intent, productIds, billing } = answer;
  const isAboutSamples =
    intent === 'samples' || (!context.knowsSamples && (said.kind === 'cart' || intent === 'wishlist'));
  const samples = isAboutSamples ? samplesIn(state) : null;
  const lines = selectHeldLines(state);
  const own = lines.filter(({ isSample }) => !isSample);
  const held = said.kind === 'cart' ? (own.length > 0 ? own : lines).map(({ productId }) => productId) : [];
  const sampleLines = lines.filter(({ isSample }) => isSample);
  const offered: Command | null =
    said.kind === 'cart' && !said.isLater && sampleLines.length > 0
      ? {
          kind: 'remove',
          items: sampleLines.map(({ productId, billing: period }) => ({
            productId,
            quantity: null,
            billing: period,
          })),
        }
      : answer.offered;
  const isAboutPrices = intent === 'price' || intent === 'same' || intent === 'yearly';
  return {
    reply: shownAs(said, offered, samples, state),
    context: nextContext(context, {
      mentioned: held.length > 0 ? [...new Set(held)] : productIds,
      topic: intent,
      last: 'answer',
      offered: offered ? [offered] : [],
      // “5,000 orders a month” names no billing period.
      billing: isAboutPrices ? billing : null,
      knowsSamples: context.knowsSamples || samples !== null,
    }),
  };
}

function shownAs(
  said: AnswerContent,
  offered: Command | null,
  samples: Samples | null,
  state: ReplyRoot,
): Reply {
  if (said.kind === 'which product') return { kind: 'unread', why: said.kind };
  if (said.kind !== 'cart') return { kind: 'answer', said, offered, samples };
  const keys = selectCartDemoItems(state);
  const own = selectCartLines(state).filter(({ key }) => !keys.includes(key));
  return {
    ...said,
    cart: reportOn(state),
    samples,
    sampleKeys: keys,
    own: keys.length > 0 && own.length > 0 ? amountDue(own.map(({ amount }) => amount)) : null,
    offered,
  };
}

function samplesIn(state: ReplyRoot): Samples | null {
  const samples = { cart: selectCartDemoItems(state), wishlist: selectWishlistDemoItems(state).length };
  return samples.cart.length + samples.wishlist > 0 ? samples : null;
}

function reportOn(cart: DueRoot): CartReport {
  return {
    lines: selectCartLines(cart),
    itemCount: selectCartItemCount(cart),
    due: selectCartDue(cart),
  };
}
