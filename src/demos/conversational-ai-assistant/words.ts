import { plainTerm, plainWord } from '../../components/search/searchTerms';
import { productOf } from '../../content/products/catalog';
import type { ProductId } from '../../content/slugs';
import { productIds } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods } from '../../domain/billing';
import { inWords } from '../../domain/numerals';
import { keysOf } from '../../domain/records';
import { plainTyping } from '../../domain/typedText';
import { isTypoOf } from '../../domain/typos';

/** A word, or a few words with one meaning. `word` is what was typed, in lowercase. */
export type Token = { readonly word: string } & (
  | { readonly kind: 'product'; readonly productId: ProductId }
  | { readonly kind: 'period'; readonly billing: BillingPeriod }
  /** NaN if it isn't a whole number, such as 2.5 and -3. */
  | { readonly kind: 'number'; readonly number: number }
  /** “Twice” and “half”. */
  | { readonly kind: 'factor'; readonly factor: number }
  | { readonly kind: 'word' }
);

/** Words and pairs of words by their meaning in a request. Verbs come first, in the order in which they decide. */
const wordsOfSenses = {
  undo: 'undo, revert, like before, as before, i came, previous',
  back: 'back, restore',
  swap: 'swap, swop, replace, replacing, exchange, trade, instead of, rather than, in place',
  remove:
    'remove, removing, removed, delete, deleted, drop, ditch, kill, cancel, scrap, bin, rid, rm, lose, erase, yank, axe, nix, dump, toss, discard, cut, chop, strike, forget, quita, quitar, saca, tira, enleve, enlevez',
  /** Verbs that may follow what they remove: “take the first one out.” */
  out: 'out, off, away, gone, goes, can go, no need',
  empty: 'empty, clear, wipe',
  keep: 'keep, stay, stays, remain, leave, unchanged, as is',
  set: 'make, set, change, switch, turn, convert, bump, raise, increase, reduce, lower, amend, adjust, move, bill, upgrade',
  add: 'add, ad, put, include, throw, chuck, stick, pop, slip, buy, purchase, gimme, grab, go with, go for, book, pick, choose, agrega, agregar, ponme, ponlo, mettez, ajoutez',
  want: 'want, wants, need, needs, like, get, give, take, try, prefer, require, required, needed, necessary, quiero',
  link: 'for, with, by, to, into',
  not: 'no, not, dont, never, nor, cant, wont, shouldnt, doesnt, didnt, without',
  only: 'only, just, nothing, solo',
  more: 'more, another, extra, additional, a second',
  and: 'and, plus, n, y, et',
  except: 'but, except, excluding, besides',
  cheapest: 'cheapest, cheaper, smallest, lowest',
  priciest: 'priciest, dearest, dearer, expensive, biggest',
  place: 'first, former, top, second, middle, third, last, latter, bottom',
  all: 'all, everything, everythin, every, each, whole, todo, tout',
  others:
    'other, others, rest, else, remaining, existing, already, samples, sample, defaults, there, current, otros, autre, autres',
  them: 'both, them, those, these, they, em, ones',
  it: 'it, that, this, one',
  cart: 'cart, basket, trolley',
  ask: 'what, whats, which, who, whos, where, when, why, how, hows, is, are, was, does, did, do you, do i, do we, am, has, should, whether, if, tell, explain, compare, can it, can this, will it, would it, could it',
  yes: 'yes, yep, yeah, yup, aye, please, pls, plz, do, go, go on, go ahead, confirm, sure, absolutely, definitely, exactly, correct, right',
  ok: 'ok, okay, k, alright, fine, good, great, perfect, cool',
  polite: 'thanks, thank you, oh, well, lol, haha, then',
  self: 'i, we, you, she, he, id, ill',
  filler:
    'a, an, the, instead, of, me, my, our, your, us, u, be, have, can, could, would, will, kindly, nah, so, now, hi, hello, hey, sorry, actually, wait, mean, meant, said, too, also, as, aswell, in, on, at, from, up, down, two, three, 2, 3, x, nos, units, unit, copies, pieces, pcs, licenses, licences, seats, sets, qty, quantity, quantities, items, item, products, billing, plan, subscription, basis, terms, stores, store, storefronts, shop, shops, sites, site, again, cos, because, maybe, hmm, lets, must, were',
} as const;
export type Sense = keyof typeof wordsOfSenses;

const senses = new Map<string, Sense>(
  keysOf(wordsOfSenses).flatMap((sense) =>
    wordsOfSenses[sense].split(', ').map((word) => [word, sense] as const),
  ),
);

/** Returns what a token means in a request; undefined for a word that says nothing about the cart. */
export const senseOf = (token: Token | undefined): Sense | undefined =>
  token?.kind === 'word' ? senses.get(token.word) : undefined;

/** Words for a product besides those of its name, and words that name it only in “the … one” and “the one for …”. */
const otherWords: Readonly<Record<ProductId, { readonly names: string; readonly about: string }>> = {
  'ai-personalization-engine': { names: 'personal recommendation', about: 'recommend shuffle reorder' },
  'dynamic-pricing-optimizer': { names: 'precios', about: 'price' },
  'conversational-ai-assistant': { names: 'chat chatbot chatty bot robot', about: 'answer talk talking' },
  'customer-insight-analytics': { names: 'segment', about: 'customer client group' },
  'review-sentiment-monitor': { names: 'review opiniones avis', about: 'comment opinion' },
  'fraud-shield': { names: 'fraud', about: 'crook thief scammer chargeback' },
};
const lexicon = productIds.map((productId) => {
  const { name } = productOf(productId);
  const about = otherWords[productId].about.split(' ');
  const initials = name.replaceAll(/[^A-Z]/gu, '');
  const names = `${initials} ${name} ${otherWords[productId].names}`.toLowerCase().split(' ');
  return { productId, names: names.filter((word) => word !== 'ai' && !about.includes(word)), about };
});
const thing = /^(?:thing|thingy|tool|one|reader|software|program|product|part|module)s?$/u;
const oneFor = /\b(?:one|thing|tool) (?:for|of|with|about|that)(?: the)?$/u;

const lead = '(?:(?:for|by|per|each|every|once|the|a|one|1|full|whole|to|on) )*';
const periods: Readonly<Record<BillingPeriod, RegExp>> = {
  monthly: new RegExp(`^(?:monthly|mensual|${lead}(?:months?|mo))\\b`, 'u'),
  yearly: new RegExp(`^(?:yearly|yerly|annual|anual|annually|${lead}(?:years?|yr|annum|12 months))\\b`, 'u'),
};

const multiples = new Map(Object.entries({ dozen: 12, hundred: 100, thousand: 1000 }));
const numbers = new Map([
  ...Array.from({ length: 100 }, (_, number) => [inWords(number).replace('-', ' '), number] as const),
  ...multiples,
  ['couple', 2] as const,
]);
const factors = new Map(Object.entries({ twice: 2, double: 2, triple: 3, half: 0.5, halve: 0.5 }));
/** Words before a number that counts products rather than units: “the other one”, “those two”. */
const determiner = /^(?:all|the|your|th[oe]se|them|which|th[ai][ts]|others?|another|every|any|each|new)$/u;

/** Money and marks, which are no quantities: “$20”, “9.99”, “10%”, “7/10”. */
const amount = /[$£€]\s*\d[\d.,]*|\d[\d.,]*\s*[$£€%]|\d+[.,]\d\d\b|\d+\/\d+/gu;

/** Splits a message into lowercase words without accents, apostrophes, and punctuation. */
export function wordsIn(text: string): readonly string[] {
  const plain = plainWord(plainTyping(text)).replaceAll("'", '').replaceAll(amount, ' ');
  return plain.match(/(?:(?<![\p{L}\d])-)?\d+(?:[.,]\d+)?|\p{L}+/gu) ?? [];
}

/** Finds the products, numbers, and periods of a message, and its other words, in order. */
export function tokensIn(text: string): readonly Token[] {
  const words = wordsIn(text);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length;) {
    const { length, ...meaning } =
      productAt(words, at) ?? periodAt(words, at) ?? numberAt(words, at, tokens.at(-1)) ?? wordAt(words, at);
    tokens.push({ ...meaning, word: words.slice(at, at + length).join(' ') });
    at += length;
  }
  return tokens;
}

const isAnyOf = (word: string, others: readonly string[]) => others.some((other) => isNearly(word, other));

function productAt(words: readonly string[], at: number) {
  const start = words[at] === 'ai' ? at + 1 : at;
  const isOneFor = oneFor.test(words.slice(Math.max(at - 3, 0), at).join(' '));
  const found = lexicon.flatMap(({ productId, names, about }) => {
    const rest = words.slice(start);
    const end = rest.findIndex((word) => !isAnyOf(word, names) && !isAnyOf(word, about));
    const run = end < 0 ? rest : rest.slice(0, end);
    const isThing = thing.test(rest[run.length] ?? '');
    const isNamed = isThing || isOneFor || run.some((word) => isAnyOf(word, names));
    const length = start - at + run.length + (isThing ? 1 : 0);
    return run.length > 0 && isNamed ? [{ kind: 'product' as const, productId, length }] : [];
  });
  return found.toSorted((a, b) => b.length - a.length)[0];
}

function periodAt(words: readonly string[], at: number) {
  // “The last month” is no billing period.
  if (/^(?:last|next|this|many|few|first)$/u.test(words[at - 1] ?? '')) return undefined;
  const rest = words.slice(at, at + 5).join(' ');
  const billing = billingPeriods.find((period) => periods[period].test(rest));
  const length = billing && periods[billing].exec(rest)?.[0].split(' ').length;
  return length ? { kind: 'period' as const, billing, length } : undefined;
}

/** Reads a number such as `3`, “two dozen” or “twenty-five”. Null if there is none. */
function countAt(words: readonly string[], at: number) {
  const [word = '', second = ''] = words.slice(at);
  const pair = numbers.get(`${word} ${second}`);
  const digits = /^\d+$/u.test(word) ? Number(word) : Number.NaN;
  const number = pair ?? (/\d/u.test(word) ? digits : numbers.get(word));
  if (number === undefined) return null;
  const length = pair === undefined ? 1 : 2;
  const multiple = multiples.get(words[at + length] ?? '');
  return multiple === undefined ? { number, length } : { number: number * multiple, length: length + 1 };
}

/** Reads a number, unless what it counts is a word that we don't know: “40 quilts”. */
function numberAt(words: readonly string[], at: number, before: Token | undefined) {
  const factor = factors.get(words[at] ?? '');
  if (factor !== undefined) return { kind: 'factor' as const, factor, length: 1 };
  const count = countAt(words, at);
  if (!count) return undefined;
  const { number, length } = count;
  const next = words[at + length] ?? '';
  const isPronoun =
    before && (determiner.test(before.word) || has([before], 'place', 'cheapest', 'priciest', 'period'));
  const isKnown = /^(?:$|\d)/u.test(next) || senses.has(next) || numbers.has(next);
  const isCounting = isKnown || Boolean(productAt(words, at + length) ?? periodAt(words, at + length));
  if ((number < 10 && isPronoun) || !isCounting) return undefined;
  return { kind: 'number' as const, number, length };
}

/** Reads two words with one meaning, or one. */
function wordAt(words: readonly string[], at: number) {
  const isPair = at + 1 < words.length && senses.has(words.slice(at, at + 2).join(' '));
  return { kind: 'word' as const, length: isPair ? 2 : 1 };
}

/** Tests whether any token is of a kind, or has a sense. */
export function has(tokens: readonly Token[], ...some: readonly (Token['kind'] | Sense)[]): boolean {
  return tokens.some((token) => some.some((one) => one === token.kind || one === senseOf(token)));
}

/** Returns the products that a message names, in order. */
export function productsIn(tokens: readonly Token[]): readonly ProductId[] {
  return [...new Set(tokens.flatMap((token) => (token.kind === 'product' ? [token.productId] : [])))];
}

/** Returns the billing period that a message names; null if it names none, or several. */
export function periodIn(tokens: readonly Token[]): BillingPeriod | null {
  const periodsIn = tokens.flatMap((token) => (token.kind === 'period' ? [token.billing] : []));
  const [only = null, ...others] = new Set(periodsIn);
  return others.length > 0 ? null : only;
}

/** Words for all products of the shop. */
export const wholeShop =
  /\b(?:(?:one|1|each) (?:of|from) (?:each|every\w*)|(?:all|your) (?:six|6)|everything (?:you|u))\b/u;

/** Returns the words that a message is classified by, with product names and numbers masked. */
export function maskedWords(text: string): readonly string[] {
  return tokensIn(text).flatMap(({ kind, word }) => {
    const words = word.split(' ').map(plainTerm);
    if (kind === 'word') return words;
    return [...(kind === 'product' && words.length === 1 ? words : []), `<${kind}>`];
  });
}

/** Tests whether a word is another one with at most one typo from five letters on, two from nine on. */
function isNearly(typed: string, word: string): boolean {
  if (typed === word || typed === `${word}s`) return true;
  if (typed.length < 3 || !typed.startsWith(word.slice(0, 1))) return false;
  const allowed = word.length < 5 ? 0 : word.length < 9 ? 1 : 2;
  return [typed, typed.replace(/s$/u, '')].some((one) => isTypoOf(word, one, allowed));
}
