import { isQuantity, MAX_QUANTITY } from '../../domain/quantity';
import { selectCartDue, selectCartItemCount } from '../../store/cart/cartSelectors';
import { selectLatestChange } from '../../store/undo/undoSelectors';
import { selectLatestChangeId } from '../../store/undo/undoSlice';
import type { RootState } from '../../store/slices';
import { totalsText } from './amounts';
import type { Answer, Offer, Part, Question } from './answers';
import { answerOf, answerTo, cartLink, samplesParts } from './answers';
import type { Context } from './context';
import { nextContext } from './context';
import type { Line, Proposal } from './proposal';
import { changed, doneText, rowsBetween, rowsLabel, rowsNow, selectLines } from './proposal';
import { classify } from './classifier';
import type { Clause } from './request';
import { clausesOf, isCommand, requestIn } from './request';
import type { site as computed } from './site.computed';
import { has, productsIn, tokensIn } from './words';

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

/** Tests whether a message is a bare “yes” to the proposal of a reply. “OK” is one only if the proposal was asked for. */
export function isYes(text: string, reply?: Reply): reply is Reply & { readonly proposal: Proposal } {
  const tokens = tokensIn(text);
  // “Sure?” is a question.
  const isBare =
    !text.includes('?') && tokens.every((token) => has([token], 'yes', 'ok', 'polite', 'it', 'self'));
  return Boolean(reply?.proposal) && isBare && has(tokens, 'yes', reply?.isRequested ? 'ok' : 'yes');
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
export const selectLastCommand = (state: RootState) => selectLatestChange(state, 'chat');

/** Says why a message can't be read; null if it can. */
function unreadableText(text: string): string | null {
  if (text.length > MAX_CHARACTERS)
    return `That’s too long for me: I can read ${MAX_CHARACTERS} characters. Your text is still in the field, so you can shorten it.`;
  if (/[\p{L}\p{N}]/u.test(text)) return null;
  return 'I can’t read that. Ask me a question, or say “add Fraud Shield.”';
}

/**
 * Minimum probability of a request, if it’s clear what to change and if not. It’s higher in a message that also asks
 * something, or has an answer that is sure.
 */
const minimums = {
  clear: { statement: 0.02, question: 0.15 },
  unclear: { statement: 0.15, question: 0.5 },
};

/** Creates the function that replies to messages. It only reads: a proposal is carried out by its button. */
export function replyingFrom(site: typeof computed): (message: Message) => Answered {
  return (message) => {
    const { text, context, pending, state } = message;
    const unreadable = unreadableText(text);
    if (unreadable !== null) return { reply: replyWith([{ text: unreadable }]), context };
    const question = { text, tokens: tokensIn(text), context, state, pending, site };
    if (message.topic !== undefined) return answered(message, answerOf(message.topic, question));
    const answer = answerTo(question);
    return requested(message, question, answer) ?? answered(message, answer);
  };
}

/** Returns the probability that a message, or one of its sentences, asks to change the cart. */
function changeIn(text: string, { classifier }: typeof computed): number {
  const parts = [text, ...text.split(/(?<=[.?!;,])\s+/u)];
  const guesses = parts.flatMap((part) => classify(classifier, part)).filter(({ name }) => name === 'change');
  return Math.max(...guesses.map(({ probability }) => probability));
}

/** Proposes the cart that a request asks for, after the answer to its question if it has one; null if it asks for no change. */
function requested(message: Message, question: Question, answer: Answer): Answered | null {
  const { text, context } = message;
  const clauses = clausesOf(text);
  const choices = proposalsFor(message, clauses);
  const [first, ...more] = choices;
  const asked = clauses.filter(({ verb }) => verb === 'ask').flatMap(({ tokens }) => tokens);
  const isAsking = first ? asked.length > 0 : answer.isSure;
  const needed = minimums[first ? 'clear' : 'unclear'][isAsking ? 'question' : 'statement'];
  const change = first && !isAsking && isCommand(question.tokens) ? 1 : changeIn(text, question.site);
  if (change < needed || (!first && clauses.every(({ verb }) => verb === 'ask'))) return null;
  if (!first && clauses.some(({ verb }) => verb === 'refuse' || verb === 'keep'))
    return { reply: replyWith([{ text: noteTexts.kept, link: cartLink }]), context };
  const isWrong = question.tokens.some(
    (token) => token.kind === 'number' && token.number !== 0 && !isQuantity(token.number),
  );
  const note = isWrong ? 'quantity' : more.length > 0 ? 'choice' : first ? 'sure' : 'nothing';
  const mentioned = first ? first.rows.map(({ to }) => to.productId) : productsIn(question.tokens);
  const next = nextContext(context, { mentioned: [...new Set(mentioned)] });
  const askedText = `${asked.map(({ word }) => word).join(' ')}?`;
  const pending = first ?? null;
  const said = answerTo({ ...question, text: askedText, tokens: asked, context: next, pending });
  return {
    reply: replyWith([...(asked.length > 0 && said.isSure ? said.parts : []), { text: noteTexts[note] }], {
      proposal: isWrong || more.length > 0 ? null : (first ?? { rows: [], isUndo: false }),
      choices: more.length > 0 && !isWrong ? choices : [],
      isRequested: true,
    }),
    context: next,
  };
}

/** Lists what clauses may propose: one cart or, if nothing says which line is meant, one for each that fits. */
function proposalsFor({ context, pending, state }: Message, clauses: readonly Clause[]): readonly Proposal[] {
  const lines = selectLines(state);
  const isContinued = pending && clauses.every(({ tokens }) => !has(tokens, 'product'));
  const start = isContinued ? changed(lines, rowsNow(pending, lines)) : lines;
  const request = requestIn(clauses, context, start);
  const held = [...new Set(start.map(({ productId }) => productId))];
  const readings = request.isGuess
    ? [...held.map((id) => [id]), held]
        .map((chosen) => requestIn(clauses, context, start, chosen))
        .filter((reading) => reading.lines.length > 0)
    : [request];
  const isUndo = clauses.some(({ verb }) => verb === 'undo');
  const proposals = readings
    .filter((reading) => rowsBetween(start, reading.lines).length > 0)
    .map((reading) => ({ rows: rowsBetween(lines, reading.lines), isUndo }))
    .map((proposal) => [rowsLabel(proposal.rows, lines), proposal] as const);
  return [...new Map(proposals).values()];
}

/** Gives an answer, with the change that it offers. */
function answered({ context }: Message, { parts, mentioned, rows, offers, topic }: Answer): Answered {
  const proposal = rows.length > 0 ? { rows, isUndo: false } : null;
  return {
    reply: replyWith(parts, { proposal, offers }),
    context: nextContext(context, {
      mentioned,
      topic,
      knowsSamples: context.knowsSamples || topic === 'sum' || topic === 'samples',
    }),
  };
}

/**
 * Replies to a pressed button.
 * @param before the cart before the press
 */
export function doneReply(
  before: readonly Line[],
  isUndo: boolean,
  state: RootState,
  context: Context,
): Answered {
  const lines = selectLines(state);
  const rows = rowsBetween(before, lines);
  if (rows.length === 0) {
    const text = 'Nothing to change: your cart is like that already.';
    return { reply: replyWith([{ text, link: cartLink }]), context };
  }
  const samples = samplesParts({ state, context });
  const stay = rows.flatMap(({ to }) => (to.quantity > 0 ? [to.productId] : []));
  const mentioned = stay.length === 0 && lines.length === 1 ? lines.map(({ productId }) => productId) : stay;
  const parts = [
    { text: [...(isUndo ? ['I undid this change:'] : []), ...rows.map(doneText)].join('\n') },
    { text: totalsText(selectCartItemCount(state), selectCartDue(state)), link: cartLink },
    ...samples,
  ];
  return {
    reply: replyWith(parts, { change: isUndo ? null : selectLatestChangeId(state) }),
    context: {
      ...nextContext(context, { knowsSamples: context.knowsSamples || samples.length > 0 }),
      mentioned: [...new Set(mentioned)],
      isAfterChange: true,
      carts: isUndo ? context.carts.slice(0, -1) : [...context.carts, before],
      undone: isUndo ? before : null,
    },
  };
}
