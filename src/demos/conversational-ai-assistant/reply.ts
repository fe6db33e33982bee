import { MAX_QUANTITY } from '../../domain/quantity';
import { selectCartDue, selectCartItemCount } from '../../store/cart/cartSelectors';
import { selectLatestChange } from '../../store/undo/undoSelectors';
import { selectLatestChangeId } from '../../store/undo/undoSlice';
import type { RootState } from '../../store/slices';
import { totalsText } from './amounts';
import type { Answer, Offer, Part, Question } from './answers';
import { answerOf, answerTo, cartLink, samplesParts, smallTalk } from './answers';
import type { Context } from './context';
import { nextContext } from './context';
import type { Line, Proposal, Row } from './proposal';
import { changed, doneText, rowsBetween, rowsLabel, rowsNow, sameLine, selectLines } from './proposal';
import type { Clause } from './request';
import { changeIn, clausesOf, isAboutAll, requestIn } from './request';
import type { site as computed } from './site.computed';
import type { Token } from './words';
import { periodIn, productsIn, tokensIn, wordsIn } from './words';

/** Maximum message length; anything longer is assumed to be pasted. */
export const MAX_CHARACTERS = 500;

/** The assistant's reply. Plain data, because the build saves the example's replies as JSON. */
export interface Reply {
  readonly parts: readonly Part[];
  /** Questions to choose from. */
  readonly offers: readonly Offer[];
  readonly proposal: Proposal | null;
  /** Changes to choose from if it isn’t clear which line is meant. */
  readonly choices: readonly Proposal[];
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
  /** The topic of a question that a button asked. */
  readonly topic?: string;
  readonly context: Context;
  /** The proposal of the last message, if its button wasn’t pressed. */
  readonly pending: Proposal | null;
  readonly state: RootState;
}

const noteTexts = {
  sure: 'Here’s the change. It’s made when you press the button.',
  choice: 'Which change do you mean? Your cart stays as it is until you press a button.',
  nothing: 'I’m not sure what to change. Change it here, or name a product and what to do with it.',
  kept: 'OK, your cart stays as it is.',
  quantity: `A cart holds 1 to ${MAX_QUANTITY} of a product, in whole numbers. Please check the quantity.`,
} as const;

const agreeing =
  'yes|yep|yeah|yea|yup|ya|aye|yes please|please do|please|pls|plz|that|this|it|that one|do it|do that|do so|go ahead|go for it|go on|confirm|confirmed|make it so|press it|sure|absolutely|definitely|exactly|correct|right|thats right|just the one|just one';
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
  const words = wordsIn(text).join(' ');
  return yes.test(words)
    ? reply.isRequested || !maybeYes.test(words)
    : reply.isRequested && maybeYes.test(words);
}

/** Returns what a reply proposed because the message asked for it. */
export function pendingOf(reply: Reply | undefined): Proposal | null {
  return reply?.isRequested ? reply.proposal : null;
}

const replyWith = (parts: readonly Part[], more: Partial<Reply> = {}): Reply => ({
  parts,
  offers: [],
  proposal: null,
  choices: [],
  isRequested: false,
  change: null,
  ...more,
});

/** Selects the assistant's last change that can be undone. */
export const selectLastCommand = (state: RootState) => selectLatestChange(state, ['commandFollowed']);

/** Says why a message can't be read; null if it can. */
function unreadableText(text: string): string | null {
  if (text.length > MAX_CHARACTERS)
    return `That’s too long for me: I can read ${MAX_CHARACTERS} characters. Your text is still in the field, so you can shorten it.`;
  return /[\p{L}\p{N}]/u.test(text)
    ? null
    : 'I can’t read that. Ask me a question, or say “add Fraud Shield.”';
}

/** Words of a request that the cart’s history answers. */
const takingBack =
  /\b(?:undo|revert (?!to)|restore|(?:scratch|cancel|forget) (?:what i|that last|the last)|(?:like|as|how) (?:before|it was|they were|when|i found)|what was (?:\S+ )*(?:start|beginning))\b/u;
const puttingBack = /^(?:\S+ ){0,3}(?:put|bring|add|set) (?:it|that|them|everything|all)(?: all)? back\b/u;

/** “Don’t add anything yet,” “I want it. Do I?” */
const keepingAll =
  /\b(?:don['’]?t|do not|without|never) (?:\S+ )?(?:add|adding|chang\w+|touch\w*|remov\w+|put|do) (?:anything|any of|nothing|the cart|my cart|(?:it|them|that) yet)|\b(?:do|should|would) (?:i|we)\s*(?:\?|$)/iu;

/** Minimum probability at which a message is read as a request: if what to change is clear, … */
const CLEAR_CHANGE = 0.01;
/** … if it isn’t, … */
const DOUBTFUL_CHANGE = 0.1;
/** … and if the message asks something. */
const CHANGE_IN_QUESTION = 0.25;
/** Minimum probability at which a doubtful change comes before an answer that is sure. */
const LIKELY_CHANGE = 0.5;

/** Creates the function that replies to messages. It only reads: a proposal is carried out by its button. */
export function replyingFrom(site: typeof computed): (message: Message) => Answered {
  return (message) => {
    const { text, context, pending, state } = message;
    const unreadable = unreadableText(text);
    if (unreadable !== null) return { reply: replyWith([{ text: unreadable }]), context };
    const tokens = tokensIn(text);
    const question = { text, tokens, context, state, pending, site };
    if (message.topic !== undefined) return answered(message, answerOf(message.topic, question));
    const said = wordsIn(text).join(' ');
    const clauses = clausesOf(text, context.lastVerb);
    const isUndoing = takingBack.test(said) || (puttingBack.test(said) && clauses.length === 1);
    const undone = isUndoing ? undoing(message, tokens, said) : null;
    if (undone) return undone;
    const answer = answerTo(question);
    const isAsking = text.includes('?') || clauses.some(({ isQuestion }) => isQuestion);
    const change = changeIn(text, clauses, site.classifier);
    const { reply, context: next } =
      requested(message, clauses, question, answer, isAsking, change) ?? answered(message, answer);
    return { reply, context: { ...next, period: periodIn(tokens) } };
  };
}

/** Proposes the cart that a request asks for, after the answer to its question if it has one; null if it asks for no change. */
function requested(
  message: Message,
  clauses: readonly Clause[],
  question: Question,
  answer: Answer,
  isAsking: boolean,
  change: number,
): Answered | null {
  const { context, pending, state } = message;
  const lines = selectLines(state);
  const named = [...new Set(clauses.flatMap(({ tokens }) => productsIn(tokens)))];
  const start = pending && named.length === 0 ? changed(lines, rowsNow(pending, lines)) : lines;
  const request = requestIn(clauses, context, start);
  if (request.isQuantityWrong && !isAsking && change >= DOUBTFUL_CHANGE)
    return {
      reply: replyWith([{ text: noteTexts.quantity }]),
      context: nextContext(context, { mentioned: named }),
    };
  const isOrdered = clauses.some(({ isOwnVerb, isRefusal }) => isOwnVerb && !isRefusal);
  // Otherwise any question would repeat the proposal in view.
  const isNew = isOrdered || rowsBetween(start, request.lines).length > 0;
  const rows = isNew ? rowsBetween(lines, request.lines) : [];
  const isDoubtful = rows.length === 0;
  const needed = isAsking ? CHANGE_IN_QUESTION : isDoubtful ? DOUBTFUL_CHANGE : CLEAR_CHANGE;
  const isAnswered = answer.isSure && answer.topic !== null && !smallTalk.has(answer.topic);
  if (keepingAll.test(message.text)) return null;
  if (change < needed || (isDoubtful && (isAsking || (isAnswered && change < LIKELY_CHANGE)))) return null;
  const held = [...new Set(start.map(({ productId }) => productId))];
  const readings =
    rows.length > 0 || !request.isGuess
      ? [rows]
      : [...held.map((id) => [id]), held].map((chosen) =>
          rowsBetween(lines, requestIn(clauses, context, start, chosen).lines),
        );
  const goners = clauses.filter(({ verb }) => verb === 'remove' || verb === 'swap');
  const goes = goners.flatMap(({ tokens }) => productsIn(tokens));
  const isEmptying = isAboutAll(wordsIn(message.text).join(' ')) || held.every((id) => goes.includes(id));
  const isMeant = (some: readonly Row[]) =>
    some.length > 0 && (isEmptying || lines.length < 2 || changed(lines, some).length > 0);
  const [first = [], ...more] = new Map(
    readings.filter(isMeant).map((some) => [rowsLabel(some, lines), some]),
  ).values();
  const isRefused = clauses.some(({ isRefusal }) => isRefusal);
  const isKept = pending !== null || clauses.every(({ verb }) => verb === null || verb === 'keep');
  if (first.length === 0 && isRefused && isKept)
    return { reply: replyWith([{ text: noteTexts.kept, link: cartLink }]), context };
  if (first.length === 0 && (change < LIKELY_CHANGE || answer.isSure) && answer.isSure) return null;
  const note = more.length > 0 ? 'choice' : first.length > 0 ? 'sure' : 'nothing';
  const proposalOf = (some: readonly Row[]): Proposal => ({ rows: some, isUndo: false });
  const asked = clauses.filter(({ isQuestion }) => isQuestion);
  // “Remove A. What’s my total?” is about the cart without A.
  const said =
    answer.topic === 'sum' && first.length > 0
      ? answerOf('sum', {
          ...question,
          text: asked.map((clause) => clause.said).join(' '),
          tokens: asked.flatMap(({ tokens }) => tokens),
          pending: proposalOf(first),
        })
      : answer;
  const parts = [...(isAsking && isAnswered ? said.parts : []), { text: noteTexts[note] }];
  return {
    reply: replyWith(parts, {
      proposal: more.length > 0 ? null : proposalOf(first),
      choices: more.length > 0 ? [first, ...more].map(proposalOf) : [],
      isRequested: true,
    }),
    context: nextContext(context, {
      mentioned: rows.length > 0 ? [...new Set(rows.map(({ to }) => to.productId))] : named,
      lastVerb: clauses.findLast(({ verb }) => verb !== null)?.verb ?? null,
    }),
  };
}

function answered({ context }: Message, { parts, rows, offers, mentioned, topic }: Answer): Answered {
  const proposal = rows.length > 0 ? { rows, isUndo: false } : null;
  return {
    reply: replyWith(parts, { proposal, offers }),
    context: nextContext(context, {
      mentioned,
      topic,
      ...(mentioned.length > 0 ? { isAfterChange: false } : {}),
      knowsSamples: context.knowsSamples || topic === 'sum' || topic === 'samples',
    }),
  };
}

/** Proposes an earlier cart, or an earlier state of the products that are named; null if there is none. */
function undoing(message: Message, tokens: readonly Token[], said: string): Answered | null {
  const { context, pending, state } = message;
  const lines = selectLines(state);
  const named = productsIn(tokens);
  const isBare = named.length === 0;
  if (pending && context.carts.length === 0 && isBare)
    return { reply: replyWith([{ text: noteTexts.kept }]), context };
  const isNamed = ({ productId }: Line) => isBare || named.includes(productId);
  const isRedo = context.undone !== null && /\b(?:back|redo)\b/u.test(said);
  const isFirst = /\b(?:start|beginning|came|originally|when i|got here)\b/u.test(said);
  const carts = isRedo ? [context.undone] : isFirst ? context.carts : context.carts.toReversed();
  const [rows] = carts
    .map((cart) => rowsBetween(lines.filter(isNamed), cart.filter(isNamed)))
    .filter((some) => some.length > 0);
  if (!rows)
    return isBare
      ? { reply: replyWith([{ text: 'There’s no earlier change of mine to take back.' }]), context }
      : null;
  const isUndo = isBare && !isRedo;
  return {
    reply: replyWith([{ text: isUndo ? 'This takes back an earlier change.' : noteTexts.sure }], {
      proposal: { rows, isUndo },
      isRequested: true,
    }),
    context: nextContext(context, { mentioned: rows.map(({ to }) => to.productId) }),
  };
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
      reply: replyWith([{ text: 'Nothing to change: your cart is like that already.', link: cartLink }]),
      context,
    };
  const lines = selectLines(state);
  const samples = samplesParts({ state, context });
  const stay = rows.flatMap(({ to }) => (to.quantity > 0 ? [to.productId] : []));
  const [only, ...others] = lines;
  const mentioned = stay.length > 0 ? stay : only && others.length === 0 ? [only.productId] : [];
  const before = rowsReversed(rows, lines);
  return {
    reply: replyWith(
      [
        { text: [...(isUndo ? ['I undid this change:'] : []), ...rows.map(doneText)].join('\n') },
        { text: totalsText(selectCartItemCount(state), selectCartDue(state)), link: cartLink },
        ...samples,
      ],
      { change: isUndo ? null : selectLatestChangeId(state) },
    ),
    context: {
      ...nextContext(context, { knowsSamples: context.knowsSamples || samples.length > 0 }),
      mentioned: [...new Set(mentioned)],
      isAfterChange: true,
      carts: isUndo ? context.carts.slice(0, -1) : [...context.carts, before],
      undone: isUndo ? before : null,
    },
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
