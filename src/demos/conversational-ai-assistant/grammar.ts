import type { ProductId } from '../../content/slugs';
import { asks, commands, firstOf } from './forms';
import type { Command, Context, Message } from './message';
import { doubted, told } from './message';
import { anyVerb, asking, cartVerb, onDeeds, requesting } from './phrases';
import { productsIn } from './productNames';

/** The longest message that is read; a longer one is a pasted text. */
export const MOST_CHARACTERS = 500;

const noContext: Context = { spoken: [], offered: null };

/**
 * Reads a message. It is a command only if all of it is one: words around a command, such as a story or the wish to
 * forget the rules, make it a question, and a question never changes anything. A request that has the form of a
 * question is offered; what is denied is not done.
 */
export function readMessage(text: string, context: Context = noContext): Message {
  if (text.length > MOST_CHARACTERS) return { kind: 'unread', why: 'too long' };
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'unread', why: 'nothing' };
  const plain = plainText(text);
  const question: Message = { kind: 'question', text: text.trim() };
  const asked = firstOf(asks, plain, context);
  if (asked) return asked;
  if (isDenied(plain)) return { kind: 'unread', why: 'refused' };
  if (
    /^(?:yes|ok|okay|sure|do it|go ahead)(?: (?:and|please|thanks|do it|do))*$/u.test(plain) &&
    context.offered
  )
    return told(context.offered);
  const isRequest = requesting.test(plain);
  if (onDeeds.test(plain)) return { kind: 'cart' };
  if (asking.test(plain) && !isRequest) return question;
  const message =
    firstOf(commands, plain, context) ?? severalIn(plain, context) ?? withoutOrder(plain) ?? question;
  if (!text.trim().endsWith('?')) return message;
  return isRequest ? (doubted(message, 'question') ?? question) : question;
}

/** The products that a message speaks of: what “it” is in the next one. */
export function spokenOfIn(text: string, message: Message): readonly ProductId[] {
  switch (message.kind) {
    case 'command':
      return productsOf(message.command);
    case 'prices':
      return message.items.map(({ productId }) => productId);
    case 'compare':
      return message.productIds;
    case 'offer':
    case 'question':
    case 'cart':
    case 'help':
    case 'unread':
      return productsIn(plainText(text).split(' '));
  }
}

function productsOf(command: Command): readonly ProductId[] {
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

/** What speaks of adding or removing a product and has no form of an order: no text of the site answers that. */
function withoutOrder(plain: string): Message | null {
  return cartVerb.test(plain) &&
    !/^(?:tell|show|explain|teach)\b/u.test(plain) &&
    productsIn(plain.split(' ')).length > 0
    ? { kind: 'unread', why: 'no order' }
    : null;
}

/** Two commands in one message: half of what was meant is done by neither of them. */
function severalIn(plain: string, context: Context): Message | null {
  const isSeveral = Array.from(plain.matchAll(/ and /gu)).some(({ index }) =>
    [plain.slice(0, index), plain.slice(index + ' and '.length)].every(
      (part) => firstOf(commands, part, context)?.kind === 'command',
    ),
  );
  return isSeveral ? { kind: 'unread', why: 'several' } : null;
}

/** Whether a sentence says what is not to be done. */
function isDenied(plain: string): boolean {
  const denial = new RegExp(
    `^(?:(?:please|no|ok|hey) )*(?:(?:i|we) (?:(?:would|will|d|ll) )?)?(?:do not|don t|dont|never|not|stop) (?!forget)(?:.* )?(?:${anyVerb})\\b`,
    'u',
  );
  const isOfProducts = productsIn(plain.split(' ')).length > 0;
  if (denial.test(plain))
    return isOfProducts || /\b(?:it|that|them|cart|basket|bag|anything|everything)\b/u.test(plain);
  return (
    /^(?:add|buy|order|remove) (?:nothing|none)\b/u.test(plain) || (/^no\b/u.test(plain) && isOfProducts)
  );
}

/** A message without what makes no difference: capitals, accents, marks. The points and signs of numbers stay. */
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
