import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createSelector } from '@reduxjs/toolkit';
import { paths } from '../../content/paths';
import { demoItemsTexts } from '../../content/shop/demoItems';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { dayOf } from '../../domain/dates';
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
import type { Command, Context, Doubt, HeldLine, Item } from './message';
import { nextContext, productsOf } from './message';
import type { Answer, Reading } from './model';
import {
  amountsText,
  cartText,
  doubtTexts,
  laterText,
  outcomeText,
  totalsText,
  unknownTexts,
  unreadTexts,
} from './replyTexts';
import { periodIn, productsIn } from './slots';

/** The assistant's reply. Must be plain data, because the build saves the example's replies as JSON. */
export interface Reply {
  /** Paragraphs, perhaps of several lines. There are none while the worker reads the message. */
  readonly text: readonly string[];
  /** True if the first paragraph is quoted word for word. */
  readonly isQuote: boolean;
  readonly links: readonly { readonly to: string; readonly label: string }[];
  /** Commands that the visitor may want, shown as buttons. */
  readonly commands: readonly Command[];
  /** Questions that the visitor may have meant, shown as buttons. */
  readonly questions: readonly string[];
  /** Id of the change to the cart. Only the assistant's latest change has an Undo button. */
  readonly change: number | null;
}

export function replyWith(text: readonly string[], more: Partial<Reply> = {}): Reply {
  return { text, isQuote: false, links: [], commands: [], questions: [], change: null, ...more };
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

/** The result of a command. */
export type Outcome =
  | { readonly kind: 'done'; readonly changes: readonly CartChange[]; readonly change: number }
  | { readonly kind: 'undone'; readonly changes: readonly CartChange[] }
  | { readonly kind: 'idle'; readonly reason: Idle };

/** Kinds of changes that the message “undo” reverts: only the assistant's own. */
const commands: readonly Cause[] = ['commandFollowed'];

/** Selects the assistant's last change that can be undone. */
export const selectLastCommand = (state: UndoRoot) => selectLatestChange(state, commands);

/** Carries out a command and reports the result. */
export const commandGiven =
  (command: Command): CartThunk<Outcome> =>
  (dispatch, getState) => {
    const lines = selectCartLines(getState());
    if (command.kind === 'undo') {
      const last = selectLastCommand(getState());
      if (last) dispatch(changeUndone({ id: last.id }));
      const changes = changesBetween(selectCartLines(getState()), lines);
      return changes.length > 0
        ? { kind: 'undone', changes }
        : { kind: 'idle', reason: { why: last ? 'nothing left to undo' : 'nothing to undo' } };
    }
    const changed = linesFor(command, lines);
    if (changed.length > 0) dispatch(commandFollowed({ lines: changed }));
    const changes = changesBetween(lines, selectCartLines(getState()));
    return changes.length > 0
      ? { kind: 'done', changes, change: getState().undo.count }
      : { kind: 'idle', reason: idleReason(command, lines) };
  };

function idleReason(
  command: Exclude<Command, { readonly kind: 'undo' }>,
  lines: readonly CartLineView[],
): Idle {
  switch (command.kind) {
    case 'add':
      return { why: 'full' };
    case 'remove':
      return notInCart(command.items);
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

function notInCart(items: readonly Item[]): Idle {
  return {
    why: 'not in cart',
    productIds: items.map(({ productId }) => productId),
    billing: items[0]?.billing ?? null,
  };
}

/** Explains why an item doesn't identify exactly one cart line; undefined if each does. */
function unclearLine(items: readonly Item[], lines: readonly CartLineView[]): Idle | undefined {
  const missing = items.filter((item) => linesOf(item, lines).length === 0);
  const twice = items.filter((item) => linesOf(item, lines).length > 1);
  if (missing.length > 0) return notInCart(missing);
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

const cartLink = { to: paths.cart, label: 'View cart' };

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
    const named = productsIn(text, 'own');
    const offering = (why: Doubt, offered: readonly Command[]): ReplyWithContext => ({
      reply: replyWith([doubtTexts[why]], { commands: offered }),
      context: next({
        // A list of everything mentions nothing in particular.
        mentioned:
          why === 'which product' ? [] : [...new Set(named.length > 0 ? named : offered.flatMap(productsOf))],
        offered,
      }),
    });
    const following = (command: Command): ReplyWithContext => {
      const outcome = dispatch(commandGiven(command));
      const state = getState();
      const isDone = outcome.kind === 'done';
      const samples = isDone && !context.knowsSamples ? samplesText(state) : [];
      // After “drop the other one” or “keep only the shield”, “it” is the one that stays.
      const stays = (id: ProductId) => selectHeldLines(state).some(({ productId }) => productId === id);
      const spoken = [...productsIn(text), ...context.mentioned];
      const left = command.kind === 'remove' ? [...new Set(spoken.filter(stays))] : [];
      return {
        reply: replyWith(
          [
            outcomeText(outcome, command),
            totalsText(selectCartItemCount(state), selectCartDue(state)),
            ...samples,
          ],
          { links: [cartLink], change: isDone ? outcome.change : null },
        ),
        context: next({
          mentioned: left.length > 0 ? left : productsOf(command),
          last: outcome.kind === 'idle' ? 'other' : 'change',
          billing: (isDone ? periodOf(outcome.changes) : null) ?? periodIn(text),
          knowsSamples: context.knowsSamples || samples.length > 0,
        }),
      };
    };
    const lines = selectCartLines(getState());
    switch (reading.kind) {
      case 'command': {
        const addition = additionInstead(reading.command, lines);
        return addition ? offering('not in cart', [addition]) : following(reading.command);
      }
      case 'offer': {
        const [only, ...others] = reading.commands;
        if (!only || others.length > 0) return offering(reading.why, reading.commands);
        const addition = additionInstead(only, lines);
        if (addition) return offering('not in cart', [addition]);
        // A removal that would change nothing needs no confirmation.
        return only.kind === 'remove' && linesFor(only, lines).length === 0
          ? following(only)
          : offering(reading.why, [only]);
      }
      case 'unread':
        return {
          reply: replyWith([unreadTexts[reading.why]], {
            links: reading.why === 'which product' ? [{ to: paths.shop, label: 'Shop' }] : [],
          }),
          context: next({ mentioned: productsIn(text) }),
        };
    }
  };

/** Returns the billing period of additions and changes, for “one more”; null unless there is exactly one. */
function periodOf(changes: readonly CartChange[]): BillingPeriod | null {
  const periods = new Set(changes.flatMap(({ kind, billing }) => (kind === 'removed' ? [] : [billing])));
  const [only = null] = periods;
  return periods.size === 1 ? only : null;
}

/** Replies to a question with its answer. */
function answered(answer: Answer, context: Context, state: ReplyRoot): ReplyWithContext {
  const { said, intent, productIds, billing } = answer;
  const isAboutSamples =
    intent === 'samples' || (!context.knowsSamples && (said.kind === 'cart' || intent === 'wishlist'));
  const samples = isAboutSamples ? samplesText(state) : [];
  const lines = selectHeldLines(state);
  const own = lines.filter(({ isSample }) => !isSample);
  const sampleLines = lines.filter(({ isSample }) => isSample);
  const held = said.kind === 'cart' ? (own.length > 0 ? own : lines).map(({ productId }) => productId) : [];
  const offered: Command | null =
    said.kind === 'cart' && !said.isLater && sampleLines.length > 0
      ? {
          kind: 'remove',
          items: sampleLines.map(({ productId, billing: held }) => ({
            productId,
            billing: held,
            quantity: null,
          })),
        }
      : answer.offered;
  const isAboutPrices = intent === 'price' || intent === 'same' || intent === 'yearly';
  const reply = shownAs(answer, state);
  return {
    reply: { ...reply, text: [...reply.text, ...samples], commands: offered ? [offered] : [] },
    context: nextContext(context, {
      mentioned: productIds.length > 0 ? productIds : [...new Set(held)],
      topic: intent,
      last: 'answer',
      offered: offered ? [offered] : [],
      // “5,000 orders a month” names no billing period.
      billing: isAboutPrices ? billing : null,
      knowsSamples: context.knowsSamples || samples.length > 0,
    }),
  };
}

function shownAs({ said }: Answer, state: ReplyRoot): Reply {
  switch (said.kind) {
    case 'fact':
      return replyWith([said.text], {
        isQuote: said.isQuote,
        links: [
          ...(said.source ? [{ to: said.source.url, label: linkLabel(said.source) }] : []),
          ...(said.isPartial ? [{ to: paths.contact, label: 'Ask a person' }] : []),
        ],
      });
    case 'cart': {
      const lines = selectCartLines(state);
      const due = selectCartDue(state);
      if (said.isLater) return replyWith([laterText(lines, due, dayOf(new Date()))], { links: [cartLink] });
      const samples = selectCartDemoItems(state);
      const own = lines.filter(({ key }) => !samples.includes(key));
      const isMixed = own.length > 0 && own.length < lines.length;
      return replyWith(
        [
          ...(lines.length > 0 ? [cartText(lines, samples)] : []),
          totalsText(selectCartItemCount(state), due),
          ...(isMixed
            ? [`Without the samples: ${amountsText(amountDue(own.map(({ amount }) => amount)))}.`]
            : []),
        ],
        { links: [cartLink] },
      );
    }
    case 'which product':
      return replyWith([unreadTexts[said.kind]], { links: [{ to: paths.shop, label: 'Shop' }] });
    case 'unknown':
      return replyWith([said.guesses.length > 0 ? unknownTexts.guesses : unknownTexts.none], {
        questions: said.guesses,
        links: [
          { to: said.search, label: 'Search this site' },
          { to: paths.contact, label: 'Ask a person' },
        ],
      });
  }
}

/** Says that the shop put samples there, as the notice on the cart page does; empty if there are none. */
function samplesText(state: ReplyRoot): readonly string[] {
  const counts = {
    cart: selectCartDemoItems(state).length,
    wishlist: selectWishlistDemoItems(state).length,
  };
  return counts.cart + counts.wishlist > 0 ? [demoItemsTexts.text(counts)] : [];
}

function linkLabel({ source, title }: { readonly source: string; readonly title: string }): string {
  return source === title ? title : `${source}, “${title}”`;
}
