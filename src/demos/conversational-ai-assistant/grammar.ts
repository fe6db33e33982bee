import { billingTexts } from '../../content/billing';
import { billingUnits } from '../../content/billingUnits';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods } from '../../domain/billing';
import { inWords } from '../../domain/numerals';
import { isQuantity } from '../../domain/quantity';
import type { Message, Order } from './message';
import { namesAny, productsNamed } from './productNames';

/** Nobody asks a shop a longer question; what is longer was pasted. */
export const MOST_CHARACTERS = 500;

/** Words for a period beside the shop's own. */
const otherWords: Readonly<Record<BillingPeriod, readonly string[]>> = {
  monthly: [],
  yearly: ['annually', 'annual'],
};

/** What names each billing period: `monthly`, `by the month`, `a month`. */
const periodPatterns = billingPeriods.map((billing) => ({
  billing,
  pattern: `(?:${[
    billingTexts[billing].label.toLowerCase(),
    ...otherWords[billing],
    `(?:(?:for|by|per|each|every|once) )?(?:(?:the|a|one) )?${billingUnits[billing]}`,
  ].join('|')})`,
}));
const anyPeriod = `(?:${periodPatterns.map(({ pattern }) => pattern).join('|')})`;

const polite =
  '(?:(?:please|hey|hi|hello|ok|okay|now|then|and|also|just|can you|could you|would you|will you|i want to|i would like to|i d like to|i ll|let s|let us) )*';
const politeEnd = '(?: (?:please|thanks|thank you|too|as well|again|instead|for me|now))*';
const cart = '(?:(?:the|my|our|your) )?(?:shopping )?(?:cart|basket|bag)';

/** Words between the products of a comparison. */
const betweenProducts = new Set(['compare', 'compared', 'differ', 'from']);
/** Words that may go with `everything`. */
const wholeCart = new Set(['everything', 'in', 'my', 'the', 'cart', 'to']);

const numberWords = new Map(Array.from({ length: 20 }, (_, index) => [inWords(index + 1), index + 1]));

/** A form of message: what it looks like, and what it says if it does. */
interface Form {
  readonly pattern: RegExp;
  /** Null if it looks like this form and is another one all the same. */
  readonly read: (rest: string) => Message | null;
}

/** The forms in the order in which they are tried. The whole message must have the form, or it is a question. */
const forms: readonly Form[] = [
  form(
    '(?:undo|undo that|undo it|undo this|undo the last|take that back|take it back|revert that|revert)',
    () => ordered({ kind: 'undo' }),
  ),
  form(
    '(?:help|help me|what can you do|what do you do|what can i ask|what can i say|how does this work|hello|hi|hey)',
    () => ({
      kind: 'help',
    }),
  ),
  form(
    `(?:show me |show |see |view |list |open )?${cart}|what(?: is| s)?(?: there)? in ${cart}|what have i got in ${cart}|what do i have in ${cart}|(?:what is|what s|how much is) (?:the|my) total|(?:what|how much) do i (?:owe|pay)|how much is ${cart}|is anything in ${cart}`,
    () => ({ kind: 'cart' }),
  ),
  form(
    `(?:empty|clear|remove everything from|take everything out of|delete everything in) ${cart}|remove everything`,
    () => ordered({ kind: 'empty' }),
  ),
  form('(?:add|put|buy|order|get me|i ll take|i take|give me) (?<rest>.+?)', readAddition),
  form('(?:remove|delete|drop|take out|throw out|get rid of) (?<rest>.+?)', readRemoval),
  form(`(?:take|throw) (?<rest>.+?) out(?: of ${cart})?`, readRemoval),
  form(`(?:make|change|switch|bill|turn|set|move) (?<rest>.+?)`, readRebilling),
  form('compare (?<rest>.+?)', (rest) => readComparison(rest) ?? unclear(readParts(rest))),
  form('(?:(?:what is|what s) the )?difference between (?<rest>.+?)', readComparison),
  form('how (?:do|does) (?<rest>.+?) (?:compare|differ)', readComparison),
  form('how (?:do|does) (?<rest>.+ (?:compare (?:to|with)|differ from) .+?)', readComparison),
  form('(?<rest>.+ (?:vs|versus|or) .+?)', readComparison),
  form(
    '(?:how much (?:is|are|for)|(?:(?:what is|what s) )?(?:the )?(?:price|prices|cost) (?:of|for)) (?<rest>.+?)',
    readPrices,
  ),
  form('(?:how much|what) (?:does|do) (?<rest>.+?) cost', readPrices),
  form('(?<rest>.+?) (?:price|prices|cost|costs)', readPrices),
];

/**
 * Reads a message. It is an order only if all of it is one: words around an order, such as a story or a command to
 * forget the rules, make it a question, and a question never changes anything.
 */
export function readMessage(text: string): Message {
  if (text.length > MOST_CHARACTERS) return { kind: 'unread', why: 'too long' };
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'unread', why: 'nothing' };
  const plain = plainText(text);
  for (const { pattern, read } of forms) {
    const match = pattern.exec(plain);
    const message = match && read(match.groups?.rest ?? '');
    if (message) return message;
  }
  return { kind: 'question', text: text.trim() };
}

function form(pattern: string, read: Form['read']): Form {
  return { pattern: new RegExp(`^${polite}(?:${pattern})${politeEnd}$`, 'u'), read };
}

function ordered(order: Order): Message {
  return { kind: 'order', order };
}

/** A message without what makes no difference: capitals, accents, marks. The points and signs of numbers stay. */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?<=\d)\s*[x×](?![\p{L}\p{N}])/gu, ' ')
    .replaceAll(/[-–−](?=\d)/gu, 'minus ')
    .replaceAll(/(?<=\d)[.,](?=\d)/gu, ' point ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What an order names beside its verb. */
interface Parts {
  /** Null if it names anything else too. */
  readonly productIds: readonly ProductId[] | null;
  /** Null if it names none. */
  readonly billing: BillingPeriod | null;
  /** Null if it names none; `unclear` for what is none, and for two of them. */
  readonly quantity: number | 'unclear' | null;
  /** Whether it says that it is about the cart. */
  readonly namesCart: boolean;
  readonly words: readonly string[];
}

function readParts(rest: string): Parts {
  const inCart = new RegExp(` (?:to|in|into|from|out of|off) ${cart}(?= |$)`, 'u');
  let words = ` ${rest} `.replace(inCart, ' ');
  const namesCart = words !== ` ${rest} `;
  const named = periodPatterns.filter(({ pattern }) => {
    const without = words.replaceAll(
      new RegExp(` (?:billed |paid |on |by )?${pattern}(?: billing)?(?= )`, 'gu'),
      ' ',
    );
    const isNamed = without !== words;
    words = without;
    return isNamed;
  });
  const all = words.split(' ').filter((word) => word !== '');
  const numbers = all.filter(isNumber);
  const others = all.filter((word) => !isNumber(word));
  const [period, ...morePeriods] = named;
  return {
    productIds: morePeriods.length > 0 ? null : productsNamed(others),
    billing: period?.billing ?? null,
    quantity: quantityOf(numbers, others),
    namesCart,
    words: others,
  };
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word) || numberWords.has(word);
}

function quantityOf(numbers: readonly string[], others: readonly string[]): Parts['quantity'] {
  if (others.includes('minus') || others.includes('point')) return 'unclear';
  const [word, ...more] = numbers;
  if (word === undefined) return null;
  const quantity = numberWords.get(word) ?? Number(word);
  return more.length === 0 && isQuantity(quantity) ? quantity : 'unclear';
}

/** What is wrong with an order that names no product, or more than that; null if it is none of ours. */
function unclear({ quantity, namesCart, words }: Parts): Message | null {
  const isOurs = namesCart || namesAny(words);
  if (!isOurs) return null;
  return { kind: 'unread', why: quantity === 'unclear' ? 'quantity' : 'which product' };
}

function readAddition(rest: string): Message | null {
  const parts = readParts(rest);
  const { productIds, billing, quantity } = parts;
  if (!productIds || productIds.length === 0 || quantity === 'unclear') return unclear(parts);
  return ordered({ kind: 'add', productIds, billing, quantity: quantity ?? 1 });
}

function readRemoval(rest: string): Message | null {
  const parts = readParts(rest);
  const { productIds, billing, quantity } = parts;
  if (!productIds || productIds.length === 0 || quantity === 'unclear') return unclear(parts);
  return ordered({ kind: 'remove', productIds, billing, quantity });
}

/** `Fraud Shield yearly`, `everything in my cart yearly instead of monthly`. */
function readRebilling(rest: string): Message | null {
  const former = new RegExp(` (?:from|instead of|not) ${anyPeriod}(?: billing)?(?= |$)`, 'u');
  const parts = readParts(` ${rest}`.replace(former, '').trim());
  const { billing, words, quantity, productIds } = parts;
  if (billing === null || quantity !== null) return null;
  if (words.includes('everything') && words.every((word) => wholeCart.has(word)))
    return ordered({ kind: 'rebill', productIds: [], billing });
  if (!productIds) return unclear(parts);
  return productIds.length > 0
    ? ordered({ kind: 'rebill', productIds, billing })
    : { kind: 'unread', why: 'which product' };
}

function readComparison(rest: string): Message | null {
  const words = rest.split(' ').filter((word) => !betweenProducts.has(word));
  const productIds = productsNamed(words);
  return productIds && productIds.length > 1 ? { kind: 'compare', productIds } : null;
}

function readPrices(rest: string): Message | null {
  const { productIds, quantity } = readParts(rest);
  if (!productIds || productIds.length === 0 || quantity !== null) return null;
  return { kind: 'prices', productIds };
}
