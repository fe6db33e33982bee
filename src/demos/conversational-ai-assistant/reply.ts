import { productOf } from '../../content/products/catalog';
import { enumerated } from '../../domain/numerals';
import { MAX_QUANTITY } from '../../domain/quantity';
import { selectCartDue, selectCartItemCount } from '../../store/cart/cartSelectors';
import { selectLatestChange } from '../../store/undo/undoSelectors';
import type { RootState } from '../../store/slices';
import { totalsText } from './amounts';
import type { Part } from './answers';
import { cartLink, contactLink, samplesParts } from './answers';
import type { Context } from './context';
import { nextContext } from './context';
import { foreignReply } from './languages';
import type { Line, Proposal, Row } from './proposal';
import { changed, doneText, rowsBetween, rowsNow, sameLine, selectLines } from './proposal';
import { answerTo } from './question';
import type { Clause, Note, Verb } from './request';
import { clausesOf, never, startsWithVerb, wishOf } from './request';
import { makeSearch } from './search';
import type { site as computed } from './site.computed';
import type { Token } from './words';
import { has, periodIn, productsIn, tokensIn, wordsIn } from './words';

/** Maximum message length; anything longer is assumed to be pasted. */
export const MAX_CHARACTERS = 500;

/** The assistant's reply. Plain data, because the build saves the example's replies as JSON. */
export interface Reply {
  readonly parts: readonly Part[];
  readonly proposal: Proposal | null;
  /** True if the message asked for the proposal, rather than for an answer about its product. */
  readonly isRequested: boolean;
  /** Id of the change that a press made. Only the assistant's latest change has an Undo button. */
  readonly change: number | null;
}

/** A reply, and what the next message may refer to. */
export interface Answered {
  readonly reply: Reply;
  readonly context: Context;
}

/** A message with everything that its meaning depends on. */
export interface Message {
  readonly text: string;
  readonly context: Context;
  /** The proposal of the last message, if its button wasn’t pressed. */
  readonly pending: Proposal | null;
  readonly state: RootState;
}

type Site = typeof computed;

const noteTexts: Readonly<Record<Note, string>> = {
  this: 'Here’s the change. It’s made when you press the button.',
  each: 'I’m not sure which one you mean. Tick each one to change.',
  'which product':
    'I’m not sure which product you mean. We sell only the six listed here: you can choose another one.',
  quantity: `A cart holds 1 to ${MAX_QUANTITY} of a product, in whole numbers. Please check the quantity.`,
  nothing: 'I don’t see a change to your cart in that. You can make it here, or say it another way.',
};

const agreeing =
  'yes|yep|yeah|yea|yup|ya|aye|yes please|please do|please|pls|plz|that|this|it|that one|do it|do that|do so|go ahead|go for it|go on|confirm|confirmed|make it so|press it|sure|absolutely|definitely|exactly|correct|right|thats right';
const yes = new RegExp(
  `^(?!(?:that|this|it|that one)$)(?:(?:ouch|hm+|ugh|lol|haha|oh|well|fine|great|thanks) )*(?:(?:${agreeing}|ok|okay|alright) ?)+(?:then|thanks|thank you)?$`,
  'u',
);
const maybeYes =
  /^(?:(?:ok|okay|k|alright|fine|good|great|perfect|cool|sounds good) ?)+(?:then|thanks|please)?$/u;

/**
 * Tests whether a message is a bare “yes” to the proposal of a reply. “OK” is one only if the proposal was asked for.
 */
export function isYes(
  text: string,
  reply: Reply | undefined,
): reply is Reply & { readonly proposal: Proposal } {
  if (!reply?.proposal) return false;
  const words = wordsIn(text)
    .filter((word) => word !== ',')
    .join(' ');
  return yes.test(words)
    ? reply.isRequested || !maybeYes.test(words)
    : reply.isRequested && maybeYes.test(words);
}

/** Returns what a reply proposed because the message asked for it. */
export function pendingOf(reply: Reply | undefined): Proposal | null {
  return reply?.isRequested ? reply.proposal : null;
}

/** Makes a reply of paragraphs. */
export function replyWith(texts: readonly string[], more: Partial<Reply> = {}): Reply {
  return {
    parts: texts.map((text) => ({ text })),
    proposal: null,
    isRequested: false,
    change: null,
    ...more,
  };
}

/** Selects the assistant's last change that can be undone. */
export const selectLastCommand = (state: RootState) => selectLatestChange(state, ['commandFollowed']);

/** Creates the function that replies to messages. It only reads: a proposal is carried out by its button. */
export function replyingFrom(site: Site): (message: Message) => Answered {
  const search = makeSearch(site.passages);
  return (message) => {
    const { text, context, pending, state } = message;
    const unreadable = unreadableText(text);
    if (unreadable !== null) return { reply: replyWith([unreadable]), context };
    const tokens = tokensIn(text);
    const clauses = clausesOf(text);
    const requested = requestIn(clauses, tokens, text);
    const isGuess = clauses.every(({ isOwnVerb }) => !isOwnVerb);
    const isAsking = clauses.some(({ isQuestion }) => isQuestion) || (requested === null && asks.test(text));
    const propose = (from: Context, verb: Verb | null) =>
      verb === 'undo'
        ? undoing(message, tokens)
        : verb && proposing({ ...message, context: from }, tokens, clauses, verb);
    const request = isAsking || isGuess ? null : propose(context, requested);
    if (request) return request;
    const foreign = foreignReply(text);
    const answer = answerTo({ text, tokens, context, state, pending, site, search });
    const { mentioned, topic } = answer;
    const isSure = answer.isSure && topic !== 'yes' && foreign === null;
    const parts = foreign === null ? answer.parts : foreignParts(foreign, site);
    const next = nextContext(context, {
      mentioned,
      topic,
      billing: periodIn(tokens),
      knowsSamples: context.knowsSamples || topic === 'cart' || topic === 'samples',
    });
    // A statement that no topic fits may be a request in other words. “Make everything free” is none.
    const isUnclear =
      !isSure &&
      !isAsking &&
      !clauses.some(({ said }) => never.test(said)) &&
      (has(tokens, 'product', 'period', 'it', 'them', 'all') || !isGuess);
    const proposed = propose(isSure && isAsking ? next : context, requested ?? (isUnclear ? 'set' : null));
    if (!proposed || (isIdle(proposed.reply, state) && !isUnclear))
      return { reply: answerReply(parts, answer.rows), context: next };
    const own = proposed.reply.parts;
    const all = isAsking || foreign !== null ? [...parts, ...own] : own;
    return { ...proposed, reply: { ...proposed.reply, parts: all } };
  };
}

const foreignParts = (text: string, { reachUs }: Site): readonly Part[] => [
  { text },
  { text: `I only understand English. For your language, ${reachUs}.`, link: contactLink },
];

const answerReply = (parts: readonly Part[], rows: readonly Row[]) =>
  replyWith([], { parts, proposal: rows.length > 0 ? { rows, isRestRemoved: false, isUndo: false } : null });

/** Says why a message can't be read; null if it can. */
function unreadableText(text: string): string | null {
  if (text.length > MAX_CHARACTERS)
    return `That’s too long for me: I can read ${MAX_CHARACTERS} characters. Your text is still in the field, so you can shorten it.`;
  return /[\p{L}\p{N}]/u.test(text)
    ? null
    : 'I can’t read that. Ask me a question, or say “add Fraud Shield.”';
}

/** Words that ask, in a message without a question mark. */
const asks = /\b(?:what|whats|how|which|who|why|when|where|whether|price|cost|total|discount|refund)\b/iu;

/** Tests whether a reply proposes no change. */
function isIdle({ proposal }: Reply, state: RootState): boolean {
  return proposal === null || rowsNow(proposal, selectLines(state)).length === 0;
}

/** Words of a request that the cart’s history answers. */
const takingBack =
  /\b(?:undo|revert|restore|(?:put|stick|bring|add) (?:\S+ ){1,3}back|(?:like|as|how) (?:before|it was|when)|(?:at|to|from) the (?:start|beginning))\b/iu;

/** Returns the kind of change that a message asks for; null if it's no request. */
function requestIn(clauses: readonly Clause[], tokens: readonly Token[], text: string): Verb | null {
  const isAsking = clauses.some(({ isQuestion }) => isQuestion);
  const own = clauses.find(
    ({ isOwnVerb, isQuestion, said }) => isOwnVerb && !isQuestion && (!isAsking || startsWithVerb(said)),
  );
  if (takingBack.test(text) && (own || !isAsking)) return 'undo';
  if (own) return own.verb;
  const isOther = isAsking || asks.test(text) || never.test(wordsIn(text).join(' '));
  return !isOther && has(tokens, 'period', 'number', 'more') ? 'set' : null;
}

/** Proposes what a request asks for. If the last proposal wasn't pressed, a request without a product continues it. */
function proposing(
  message: Message,
  tokens: readonly Token[],
  clauses: readonly Clause[],
  verb: Verb,
): Answered {
  const { context, pending, state } = message;
  const lines = selectLines(state);
  const start = pending && !has(tokens, 'product') ? changed(lines, rowsNow(pending, lines)) : lines;
  const { proposal, note } = wishOf(clauses, verb, context, lines, start);
  if (note === 'nothing' && verb === 'keep')
    return { reply: replyWith(['OK, your cart stays as it is.']), context };
  return proposed(message, tokens, proposal, note);
}

function proposed(
  { context, state }: Message,
  tokens: readonly Token[],
  proposal: Proposal,
  note: Note,
): Answered {
  const lines = selectLines(state);
  const isIdle = note === 'nothing';
  const missing = productsIn(tokens, 'hint').filter((id) => lines.every(({ productId }) => productId !== id));
  const noteText = !isIdle
    ? noteTexts[note]
    : missing.length > 0
      ? `You don’t have ${enumerated(
          missing.map((id) => productOf(id).name),
          'and',
        )} in your cart.`
      : selectCartItemCount(state) === 0
        ? 'There’s nothing in your cart to change.'
        : noteTexts.nothing;
  return {
    reply: replyWith([], {
      parts: [{ text: noteText, ...(isIdle ? { link: cartLink } : {}) }],
      proposal: proposal.rows.length > 0 || !isIdle ? proposal : null,
      isRequested: true,
    }),
    context: nextContext(context, {
      mentioned: [...new Set(proposal.rows.map(({ to }) => to.productId))],
      billing: periodIn(tokens),
    }),
  };
}

/** Proposes an earlier cart, or an earlier state of the products that are named. */
function undoing(message: Message, tokens: readonly Token[]): Answered {
  const { text, context, pending, state } = message;
  const lines = selectLines(state);
  if (pending && context.carts.length === 0 && !has(tokens, 'product'))
    return { reply: replyWith(['OK, I dropped that. Your cart hasn’t changed.']), context };
  const named = productsIn(tokens, 'hint');
  const isNamed = ({ productId }: Line) => named.length === 0 || named.includes(productId);
  const isFirst = /\b(?:came|start|beginning|first|originally?|everything)\b/iu.test(text);
  const isRedo = context.undone !== null && /\b(?:back|redo)\b/iu.test(text);
  const earlier = isFirst ? context.carts : context.carts.toReversed();
  const carts = isRedo ? [context.undone] : earlier;
  const [rows = []] = carts
    .map((cart) => rowsBetween(lines.filter(isNamed), cart.filter(isNamed)))
    .filter((some) => some.length > 0);
  if (rows.length === 0)
    return { reply: replyWith(['There’s nothing to undo. I haven’t changed your cart.']), context };
  const isUndo = !isRedo && named.length === 0;
  const answered = proposed(message, tokens, { rows, isRestRemoved: false, isUndo }, 'this');
  return isUndo
    ? { ...answered, reply: { ...answered.reply, parts: [{ text: 'This takes back an earlier change.' }] } }
    : answered;
}

/**
 * Replies to a pressed button.
 * @param rows the changes that it made
 */
export function doneReply(
  rows: readonly Row[],
  isUndo: boolean,
  state: RootState,
  context: Context,
): Answered {
  if (rows.length === 0)
    return {
      reply: replyWith([], {
        parts: [{ text: 'Nothing to change: your cart is like that already.', link: cartLink }],
      }),
      context,
    };
  const lines = selectLines(state);
  const samples = context.knowsSamples ? [] : samplesParts(state);
  const stay = rows.filter(({ to }) => to.quantity > 0).map(({ to }) => to.productId);
  const own = lines.filter(({ isDemoItem }) => !isDemoItem).map(({ productId }) => productId);
  const [mentioned = []] = [stay, own, rows.map(({ to }) => to.productId)].filter((ids) => ids.length > 0);
  const periods = [...new Set(rows.flatMap(({ to }) => (to.quantity > 0 ? [to.billing] : [])))];
  const before = rowsReversed(rows, lines);
  return {
    reply: replyWith([], {
      parts: [
        { text: [...(isUndo ? ['I undid this change:'] : []), ...rows.map(doneText)].join('\n') },
        { text: totalsText(selectCartItemCount(state), selectCartDue(state)), link: cartLink },
        ...samples,
      ],
      change: isUndo ? null : state.undo.count,
    }),
    context: nextContext(context, {
      mentioned: [...new Set(mentioned)],
      isAfterChange: true,
      carts: isUndo ? context.carts.slice(0, -1) : [...context.carts, before],
      undone: isUndo ? before : null,
      billing: periods.length === 1 ? (periods[0] ?? null) : null,
      knowsSamples: context.knowsSamples || samples.length > 0,
    }),
  };
}

/** Returns the cart before changes. */
function rowsReversed(rows: readonly Row[], lines: readonly Line[]): readonly Line[] {
  return changed(
    lines,
    rows.map(({ from, to }) => ({
      from: sameLine(lines, to) ?? null,
      to: from ?? { ...to, quantity: (sameLine(lines, to)?.quantity ?? 0) - to.quantity },
    })),
  );
}
