import type { ProductId } from '../../content/slugs';
import { commands, firstOf } from './forms';
import type { Command, Context, Message } from './message';
import { asOffer, noContext, asCommand } from './message';
import { anyVerb, asking, cartVerb, requesting } from './phrases';
import { isNearly, productsIn } from './names';

/** Maximum message length; anything longer is assumed to be pasted. */
export const MAX_CHARACTERS = 500;

const MIN_CORRECTED_LENGTH = 4;

/** Command words that are often misspelled and mean little else. */
const verbs = [
  'remove',
  'delete',
  'replace',
  'basket',
  'monthly',
  'yearly',
  'another',
  'please',
  'everything',
  'cart',
];

/**
 * Parses a message. Only a message that consists entirely of a command counts as one: inside a story, or next to an
 * attempt to override the rules, it is a question, and questions never change anything. A request in the form of a
 * question becomes an offer. A negated command changes nothing.
 */
export function readMessage(text: string, context: Context = noContext): Message {
  if (text.length > MAX_CHARACTERS) return { kind: 'unread', why: 'too long' };
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'unread', why: 'nothing' };
  const plain = plainText(text);
  const question: Message = { kind: 'question', text: text.trim() };
  if (isNegated(plain)) return { kind: 'unread', why: 'refused' };
  const [offered, ...others] = context.offered;
  if (
    /^(?:yes|yeah|yep|yup|ok|okay|sure|do it|do that|go ahead)(?: (?:and|please|thanks|do it|do that|do))*$/u.test(
      plain,
    ) &&
    offered &&
    others.length === 0 &&
    // After an answer that only has a button, “ok” means “I see”.
    (!context.isAnswer || !/^(?:ok|okay|sure)(?: thanks)*$/u.test(plain))
  )
    return asCommand(offered);
  const isRequest = requesting.test(plain);
  if (asking.test(plain) && !isRequest) return question;
  const message =
    commandIn(plain, context) ?? severalIn(plain, context) ?? nonCommandReply(plain) ?? question;
  if (!text.trim().endsWith('?')) return message;
  return isRequest ? (asOffer(message, 'question') ?? question) : question;
}

/**
 * Parses a message as a command, first as typed, then with spelling corrected. A corrected command is only offered.
 */
function commandIn(plain: string, context: Context): Message | null {
  const typed = firstOf(commands, plain, context);
  if (typed) return typed;
  const words = plain
    .split(' ')
    .map((word) => verbs.find((verb) => isNearly(word, verb, MIN_CORRECTED_LENGTH)) ?? word);
  const corrected = words.join(' ');
  return corrected === plain ? null : asOffer(firstOf(commands, corrected, context), 'wish');
}

/** Returns the products of a command, for “it” in the next message. */
export function productsOf(command: Command): readonly ProductId[] {
  switch (command.kind) {
    case 'add':
    case 'remove':
    case 'resize':
      return command.items.map(({ productId }) => productId);
    case 'swap':
      return command.added.map(({ productId }) => productId);
    case 'rebill':
      return command.productIds;
    case 'empty':
    case 'undo':
      return [];
  }
}

/** Replies to messages about adding or removing a product that aren't commands, which no page of the site answers. */
function nonCommandReply(plain: string): Message | null {
  return cartVerb.test(plain) &&
    !/^(?:tell|show|explain|teach)\b/u.test(plain) &&
    productsIn(plain).length > 0
    ? { kind: 'unread', why: 'no order' }
    : null;
}

/** Rejects two commands in one message, rather than following only one. */
function severalIn(plain: string, context: Context): Message | null {
  const isSeveral = Array.from(plain.matchAll(/ and /gu)).some(({ index }) =>
    [plain.slice(0, index), plain.slice(index + ' and '.length)].every(
      (part) => firstOf(commands, part, context)?.kind === 'command',
    ),
  );
  return isSeveral ? { kind: 'unread', why: 'several' } : null;
}

/** Tests whether a message negates a command. */
function isNegated(plain: string): boolean {
  const negation = new RegExp(
    `^(?:(?:please|no|ok|hey) )*(?:(?:i|we) (?:(?:would|will|d|ll) )?)?(?:do not|don t|dont|never|not|stop) (?!forget)(?:.* )?(?:${anyVerb})\\b`,
    'u',
  );
  const namesProduct = productsIn(plain).length > 0;
  if (negation.test(plain))
    return namesProduct || /\b(?:it|that|them|cart|basket|bag|anything|everything)\b/u.test(plain);
  return (
    /^(?:add|buy|order|remove) (?:nothing|none)\b/u.test(plain) || (/^no\b/u.test(plain) && namesProduct)
  );
}

/** Normalizes case, accents, and punctuation. Keeps decimal points and signs. */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?<=\d)\s*[x×](?![\p{L}\p{N}])/gu, ' ')
    .replaceAll(/(?<![\p{L}\p{N}])[x×]\s*(?=\d)/gu, ' ')
    .replaceAll(/[-–−](?=\d)/gu, 'minus ')
    .replaceAll(/(?<=\d)[.,](?=\d)/gu, ' point ')
    .replaceAll(/[,;+&]/gu, ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/\band(?: and)+\b/gu, 'and')
    .trim();
}
