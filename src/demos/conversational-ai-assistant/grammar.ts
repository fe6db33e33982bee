import type { ProductId } from '../../content/slugs';
import { commands, firstOf } from './forms';
import type { Command, Context, Message } from './message';
import { asOffer, noContext, asCommand } from './message';
import { anyVerb, asking, cartVerb, requesting } from './phrases';
import { isNearly, productsIn } from './names';
import { plainTyping } from '../../domain/typedText';

/** Maximum message length; anything longer is assumed to be pasted. */
export const MAX_CHARACTERS = 500;

const MIN_CORRECTED_LENGTH = 4;

/** Words that are often misspelled in commands and rarely mean anything else. */
const correctedWords = [
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
 * Parses a message. It counts as a command only if it is nothing else: inside a story, or next to an attempt to
 * override the rules, it is a question, and questions never change the cart. A request that ends with a question
 * mark becomes an offer, and a negated command is refused.
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
    // After an answer that offers a command, “ok” only means “I see”.
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
    .map((word) => correctedWords.find((correct) => isNearly(word, correct, MIN_CORRECTED_LENGTH)) ?? word);
  const corrected = words.join(' ');
  return corrected === plain ? null : asOffer(firstOf(commands, corrected, context), 'wish');
}

/** Returns the products of a command, for “it” in the next message. Of a swap, those are the added ones. */
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

/**
 * Refuses messages that mention adding or removing a product but aren't commands. No page of the site answers
 * them.
 */
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

/**
 * Normalizes case, accents, and punctuation. Spells out decimal points and minus signs, which mark invalid
 * quantities.
 */
function plainText(text: string): string {
  return plainTyping(text)
    .normalize('NFD')
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
