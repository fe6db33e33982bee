import { plainTerm } from '../../components/search/searchTerms';
import { productIds } from '../../content/slugs';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { plainTyping } from '../../domain/typedText';
import { inWords } from '../../domain/numerals';

/** How many products a pronoun stands for. */
export type Pronoun = 'one' | 'both' | 'several';

/** The meaning of a word or a product name in a request. */
export type Slot =
  | {
      readonly kind: 'product';
      readonly productId: ProductId;
      /**
       * `named`: certain in any message. `own`: a single word of its name, which is certain only in a request.
       * `hint`: a word for what it does.
       */
      readonly by: 'named' | 'own' | 'hint';
      readonly words: readonly string[];
    }
  | { readonly kind: 'period'; readonly billing: BillingPeriod }
  /** NaN if it is no valid quantity, such as `2.5`. */
  | { readonly kind: 'number'; readonly number: number }
  /** `twice` or `half`. */
  | { readonly kind: 'factor'; readonly factor: number }
  | { readonly kind: 'pronoun'; readonly pronoun: Pronoun }
  | {
      readonly kind:
        'all' | 'except' | 'not' | 'and' | 'or' | 'each' | 'more' | 'fewer' | 'instead' | 'comma';
    }
  | { readonly kind: 'word'; readonly word: string };

/** Words of each product's name, and words for what it does. */
const names: Readonly<Record<ProductId, { readonly own: string; readonly hints: string }>> = {
  'ai-personalization-engine': {
    own: 'personalization personalisation engine',
    hints: 'recommendation recommender',
  },
  'dynamic-pricing-optimizer': { own: 'pricing optimizer optimiser dynamic', hints: 'price' },
  'conversational-ai-assistant': {
    own: 'conversational assistant asistente chatbot',
    hints: 'chat bot robot answer',
  },
  'customer-insight-analytics': {
    own: 'insight analytics',
    hints: 'customer costumer segment group grouping',
  },
  'review-sentiment-monitor': { own: 'monitor sentiment', hints: 'review opinion' },
  'fraud-shield': { own: 'shield', hints: 'fraud crook dodgy fake false stolen' },
};
const lexicon = productIds.map((productId) => ({
  productId,
  own: names[productId].own.split(' '),
  hints: names[productId].hints.split(' '),
}));

/** Words that name a product by themselves. */
const namedAlone = /^(?:shield|optimi[sz]er)$/u;
/** Words that name a product after an article, as in “the engine”. */
const namedAfterArticle = /^(?:engine|monitor|insight|analytics|assistant|chatbot|personali[sz]ation)$/u;
export const articles = /^(?:the|teh|this|that|your)$/u;
const things =
  /^(?:thing|thingy|tool|one|product|item|software|program|programme|app|helper|reader|stuff|crap|piece)s?$/u;

const meaning = (words: string, slot: Slot) => words.split(' ').map((word) => [word, slot] as const);
const meanings = new Map<string, Slot>([
  ...Array.from({ length: 20 }, (_, index) =>
    meaning(inWords(index + 1), { kind: 'number', number: index + 1 }),
  ).flat(),
  ...meaning('zero', { kind: 'number', number: 0 }),
  ...meaning('couple pair zwei dos deux', { kind: 'number', number: 2 }),
  ...meaning('thre drei tres trois', { kind: 'number', number: 3 }),
  ...meaning('dozen', { kind: 'number', number: 12 }),
  ...meaning('twice double doble', { kind: 'factor', factor: 2 }),
  ...meaning('triple', { kind: 'factor', factor: 3 }),
  ...meaning('half halve', { kind: 'factor', factor: 0.5 }),
  ...meaning('it that this', { kind: 'pronoun', pronoun: 'one' }),
  ...meaning('them these those', { kind: 'pronoun', pronoun: 'several' }),
  ...meaning('both bth', { kind: 'pronoun', pronoun: 'both' }),
  ...meaning('all al everything evrything everythng every whole', { kind: 'all' }),
  ...meaning('but except exept excluding without besides', { kind: 'except' }),
  ...meaning('not dont never', { kind: 'not' }),
  ...meaning('and n plus', { kind: 'and' }),
  ...meaning('more another extra additional anothr', { kind: 'more' }),
  ...meaning('less fewer', { kind: 'fewer' }),
  ...meaning('or', { kind: 'or' }),
  ...meaning('each', { kind: 'each' }),
]);
/** Words before what is to be replaced. */
const oldPattern = /^(?:inste?ad of|in place of|rather than|not the)(?= |$)/u;
/** Words after which “one” is no number, and “two” means two that are known. */
const beforeOne =
  /^(?:the|that|this|which|other|another|first|second|last|each|every|right|wrong|yearly|annual|monthly)$/u;
const beforeTwo = /^(?:the|those|these|other|first|last)$/u;
/** Words before a number that counts nothing: “item 2”. */
const beforeOrdinal = /^(?:item|position|nr)$/u;
/** Nouns that a number can count other than products. */
const otherCounts =
  /^(?:stores?|shops?|orders?|months?|years?|days?|weeks?|hours?|minutes?|people|users?|employees|customers|visitors|emails|percent|dollars|bucks|st|nd|rd|th|am|pm)$/u;

const yearWords = 'yearly|annual(?:ly)?|per annum|jahrlich|pro jahr|anual|al ano|annuel|par an';
const monthWords = 'monthly|monatlich|pro monat|mensual|al mes|mensuel|par mois';
const unit = (noun: string) =>
  `(?:(?:for|by|per|each|every|once|the|a|an|one|1|full|whole|to) )+(?:full |whole )?${noun}`;
const periods: readonly (readonly [BillingPeriod, RegExp])[] = [
  [
    'yearly',
    new RegExp(
      `^(?:${yearWords}|${unit('(?:year|yr|yesr|yaer)')}|(?:for )?(?:12|twelve) months)(?= |$)`,
      'u',
    ),
  ],
  ['monthly', new RegExp(`^(?:${monthWords}|month to month|${unit('(?:month|mo)')})(?= |$)`, 'u')],
];

/** Splits a message into lowercase words without accents, apostrophes, and punctuation. */
export function wordsIn(text: string): readonly string[] {
  return tokensIn(text).filter((word) => word !== ',');
}

/** Like `wordsIn`, with a comma for each punctuation mark that ends a clause. */
function tokensIn(text: string): readonly string[] {
  return plainTyping(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/(?<=\d),(?=\d{3})/gu, '')
    .replaceAll(/(?<![\p{L}\d])[-–−](?=\d)|(?<=\d)[.,](?=\d)/gu, ' notanumber ')
    .replaceAll(/(?<=\d)\s*[x×](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[x×]\s*(?=\d)/gu, ' ')
    .replaceAll(/[+&]/gu, ' and ')
    .replaceAll('%', ' percent')
    .replaceAll(/\bhalf (?:a )?dozen\b/gu, '6')
    .replaceAll(/\bw\/(?=\s)/gu, 'with')
    .replaceAll(/[,;:.…!?]+/gu, ' , ')
    .split(/[^\p{L}\p{N},]+/u)
    .filter((word) => word !== '')
    .map((word) => (/\d/u.test(word) ? word : word.replaceAll(/(.)\1{2,}/gu, '$1')));
}

/** Finds the slots of a message, in order. */
export function slotsOf(text: string): readonly Slot[] {
  const words = tokensIn(text);
  const slots: Slot[] = [];
  let place = 0;
  while (place < words.length) {
    const { slot, length } = productAt(words, place) ?? periodAt(words, place) ?? wordAt(words, place);
    slots.push(slot);
    place += length;
  }
  return slots;
}

interface Found {
  readonly slot: Slot;
  /** Number of words. */
  readonly length: number;
}

function productAt(words: readonly string[], place: number): Found | undefined {
  return lexicon
    .flatMap(({ productId, own, hints }) => {
      const isAi = words[place] === 'ai' && words.length > place + 1;
      const start = isAi ? place + 1 : place;
      const end = words.findIndex(
        (word, at) => at >= start && word !== 'ai' && !isAnyOf(word, own) && !isAnyOf(word, hints),
      );
      const run = words.slice(place, end < 0 ? words.length : end).filter((word) => word !== 'ai');
      const [first] = run;
      if (first === undefined) return [];
      const length = (end < 0 ? words.length : end) - place;
      const isOwn = run.some((word) => isAnyOf(word, own));
      const isThing =
        things.test(words[place + length] ?? '') &&
        !/^(?:year|month)$/u.test(words[place + length + 1] ?? '');
      // “My customers” are no product.
      if (!isOwn && !isThing && run.every((word) => /^(?:customer|costumer)/u.test(word))) return [];
      const isNamed =
        isThing ||
        (isOwn && run.length > 1) ||
        own.some((word) => namedAlone.test(word) && isNearly(first, word)) ||
        (articles.test(words[place - 1] ?? '') &&
          own.some((word) => namedAfterArticle.test(word) && isNearly(first, word)));
      const by: 'named' | 'own' | 'hint' = isNamed ? 'named' : isOwn ? 'own' : 'hint';
      // Counts “one” in “the fraud one” as part of the name, so that it isn't read as a quantity.
      return [
        { slot: { kind: 'product' as const, productId, by, words: run }, length: length + (isThing ? 1 : 0) },
      ];
    })
    .toSorted((a, b) => b.length - a.length)[0];
}

function periodAt(words: readonly string[], place: number): Found | undefined {
  const rest = words.slice(place, place + 6).join(' ');
  for (const [billing, pattern] of periods) {
    const match = pattern.exec(rest);
    if (match) return { slot: { kind: 'period', billing }, length: match[0].split(' ').length };
  }
  const word = words[place] ?? '';
  const billing = isAnyOf(word, ['yearly', 'annual', 'annually'])
    ? 'yearly'
    : isNearly(word, 'monthly')
      ? 'monthly'
      : undefined;
  return billing && { slot: { kind: 'period', billing }, length: 1 };
}

function wordAt(words: readonly string[], place: number): Found {
  const word = words[place] ?? '';
  const [before = '', next = ''] = [words[place - 1], words[place + 1]];
  const found = (slot: Slot, length = 1): Found => ({ slot, length });
  if (word === ',') return found({ kind: 'comma' });
  if (word === 'notanumber') return found({ kind: 'number', number: Number.NaN }, /^\d/u.test(next) ? 2 : 1);
  const old = oldPattern.exec(words.slice(place, place + 3).join(' '));
  if (old) return found({ kind: 'instead' }, old[0].split(' ').length);
  const slot: Slot = /^\d{1,9}$/u.test(word)
    ? { kind: 'number', number: Number(word) }
    : (meanings.get(word) ?? { kind: 'word', word });
  // “Only twice” is a number, and “twice as many” a factor.
  if (slot.kind === 'factor' && /^(?:only|just)$/u.test(before))
    return found({ kind: 'number', number: slot.factor });
  if (slot.kind !== 'number') return found(slot);
  if (beforeTwo.test(before) && (slot.number === 2 || slot.number === 3))
    return found({ kind: 'pronoun', pronoun: slot.number === 2 ? 'both' : 'several' });
  // “That one”, “one is closed”, but not “make that one” and “one is enough”.
  const isPronoun =
    word === 'one' &&
    ((beforeOne.test(before) && words[place - 2] !== 'make') ||
      /^(?:is|was|has) (?!enough|fine|ok|plenty|all)/u.test(`${next} ${words[place + 2] ?? ''}`));
  const counted = next === 'of' ? (words[place + 2] ?? '') : next;
  if (isPronoun || otherCounts.test(counted) || beforeOrdinal.test(before))
    return found({ kind: 'word', word });
  return next === 'notanumber' ? found({ kind: 'number', number: Number.NaN }, 3) : found(slot);
}

export function plainWordsOf(slots: readonly Slot[]): string {
  return slots.flatMap((slot) => (slot.kind === 'word' ? [slot.word] : [])).join(' ');
}

export function hasAny(slots: readonly Slot[], ...kinds: readonly Slot['kind'][]): boolean {
  return slots.some(({ kind }) => kinds.includes(kind));
}

export function areOnly(slots: readonly Slot[], ...kinds: readonly Slot['kind'][]): boolean {
  return slots.every(({ kind }) => kinds.includes(kind));
}

const certainty = ['hint', 'own', 'named'] as const;

/**
 * Returns the products that a message names, in order.
 * @param by the minimum certainty
 */
export function productsIn(text: string, by: (typeof certainty)[number] = 'named'): readonly ProductId[] {
  const found = slotsOf(text).flatMap((slot) =>
    slot.kind === 'product' && certainty.indexOf(slot.by) >= certainty.indexOf(by) ? [slot.productId] : [],
  );
  return [...new Set(found)];
}

/** Returns the billing period that a text names; null if it names none, or several. */
export function periodIn(text: string): BillingPeriod | null {
  const found = new Set(slotsOf(text).flatMap((slot) => (slot.kind === 'period' ? [slot.billing] : [])));
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

/** Returns the first number in a text that can count products. */
export function quantityIn(text: string): number | null {
  const slot = slotsOf(text).find(({ kind }) => kind === 'number');
  return slot?.kind === 'number' ? slot.number : null;
}

/** Returns the words that a message is classified by, with product names and numbers masked. */
export function maskedWords(text: string): readonly string[] {
  return slotsOf(text).flatMap((slot) => {
    if (slot.kind === 'product') {
      const product = slot.by === 'hint' ? [] : ['<product>'];
      return slot.by === 'named' ? product : [...slot.words.map(plainTerm), ...product];
    }
    if (slot.kind === 'period') return [`<${slot.billing}>`];
    if (slot.kind === 'pronoun') return [slot.pronoun === 'one' ? 'it' : 'them'];
    if (slot.kind === 'word') return [plainTerm(slot.word)];
    if (slot.kind === 'comma') return [];
    return [slot.kind === 'number' || slot.kind === 'factor' ? `<${slot.kind}>` : slot.kind];
  });
}

function isAnyOf(word: string, others: readonly string[]): boolean {
  return others.some((other) => isNearly(word, other));
}

/**
 * Tests whether a word is another one, perhaps misspelled: one wrong, missing, extra, or swapped letter from five
 * letters on, two from nine on, or no vowels, as in “shld”.
 */
export function isNearly(typed: string, word: string): boolean {
  if (typed === word || typed === `${word}s`) return true;
  if (typed.length < 3 || !typed.startsWith(word.slice(0, 1))) return false;
  const allowed = word.length < 5 ? 0 : word.length < 9 ? 1 : 2;
  if (typed === word.replaceAll(/[aeiou]/gu, '')) return true;
  return (
    Math.abs(typed.length - word.length) <= allowed + 1 &&
    [typed, typed.replace(/s$/u, '')].some((one) => editsBetween(one, word) <= allowed)
  );
}

/** Counts the wrong, missing, extra, and swapped letters between two words. */
function editsBetween(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row += 1)
    for (let column = 1; column <= b.length; column += 1) {
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] && row > 1 && column > 1;
      const edits = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
        isSwap ? at(row - 2, column - 2) + 1 : Infinity,
      );
      rows[row]?.splice(column, 1, edits);
    }
  return at(a.length, b.length);
}
