import { plainTerm } from '../../components/search/searchTerms';
import { productOf } from '../../content/products/catalog';
import type { ProductId } from '../../content/slugs';
import { productIds } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods } from '../../domain/billing';
import { inWords } from '../../domain/numerals';
import { MAX_QUANTITY } from '../../domain/quantity';
import { plainTyping } from '../../domain/typedText';
import { isTypoOf } from '../../domain/typos';

/** A word, or a few words with one meaning. */
export type Token =
  | {
      readonly kind: 'product';
      readonly productId: ProductId;
      /** Its name, a word of its name that may mean something else (“insight”), or a word that describes it. */
      readonly by: 'name' | 'part' | 'hint';
      readonly words: readonly string[];
    }
  | { readonly kind: 'period'; readonly billing: BillingPeriod }
  /** NaN if it isn't a whole number, such as 2.5 and -3. */
  | { readonly kind: 'number'; readonly number: number }
  /** “Twice” and “half”. */
  | { readonly kind: 'factor'; readonly factor: number }
  | { readonly kind: 'word'; readonly word: string };

/** Words for a product that aren't in its name. Those in its name that describe it are repeated here. */
const hints: Readonly<Record<ProductId, string>> = {
  'ai-personalization-engine': 'recommendation recommender recommend personal shuffle reorder reordering',
  'dynamic-pricing-optimizer': 'price',
  'conversational-ai-assistant': 'chat chatbot bot robot answer answering',
  'customer-insight-analytics': 'customer client segment group grouping',
  'review-sentiment-monitor': 'review comment opinion',
  'fraud-shield': 'fraud crook thief scammer guard chargeback',
};
const lexicon = productIds.map((productId) => {
  const described = hints[productId].split(' ');
  const { name } = productOf(productId);
  const own = name
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== 'ai' && !described.includes(word));
  const initials = name.replaceAll(/[^A-Z]/gu, '').toLowerCase();
  return {
    productId,
    own: [initials, ...own.flatMap((word) => [word, word.replace('iz', 'is')])],
    described,
  };
});

/** Words for billing periods. */
const periodWords: Readonly<Record<BillingPeriod, { readonly adjectives: string; readonly nouns: string }>> =
  {
    monthly: { adjectives: 'monthly', nouns: 'months?|mo' },
    yearly: { adjectives: 'yearly annual annually', nouns: 'years?|yr|annum|(?:12|twelve) months' },
  };
const periods = billingPeriods.map((billing) => {
  const { adjectives, nouns } = periodWords[billing];
  const before = '(?:(?:for|by|per|each|every|once|the|a|an|one|1|full|whole|to|on|in) )+';
  return {
    billing,
    adjectives: adjectives.split(' '),
    bare: new RegExp(`^(?:${nouns})$`, 'u'),
    phrase: new RegExp(`^${before}(?:full |whole )?(?:${nouns})(?= |$)`, 'u'),
  };
});

/** Words for all products of the shop. */
export const wholeShop = new RegExp(
  String.raw`\b(?:all (?:${inWords(productIds.length)}|${productIds.length}|products)|(?:one|1|each) of (?:each|every\p{L}*)|one each|each product|every ?(?:thing|one|product)(?: of)? (?:you|u|ye|yer|your|yours|we|they) ?\p{L}*|whole (?:suite|lot|range))\b`,
  'u',
);

const thing =
  /^(?:thing(?:y|ie)?|tool|reader|one|product|item|software|program|part|module|deal|package)s?$/u;
/** Words of requests in Spanish, Portuguese, French, Italian, and German, by the English ones that they're read as. */
const foreignWords: Readonly<Record<string, string>> = {
  remove:
    'quita quitar quitalo quitame elimina eliminar borra borrar saca sacar tira tirar remova remover enlever enlevez enleve retirez supprimez supprimer togli togliere entfernen loschen weg raus',
  add: 'agrega agregar agregalo agregame anade anadir pon ponme poner ponga mettez mettre ajoutez ajouter ajoute adiciona adicionar coloca colocar aggiungi hinzufugen nehme prends prenez',
  want: 'quiero quero queremos voudrais veux vorrei voglio mochte hatte hatt',
  change: 'cambia cambialo cambiar cambie mude mudar changez cambi andern',
  keep: 'deja dejalo dejar deixa gardez garde gardons behalten',
  monthly: 'mensual mensal mensuel mensuelle mensile monatlich',
  month: 'mes mois monat mese',
  yearly: 'anual annuel annuelle annuale jahrlich',
  year: 'ano annee anno jahr',
  two: 'dos deux dois duas zwei',
  three: 'tres trois drei',
  other: 'otro otra otros otras autre autres lautre outro outra outros outras andere anderen altro altri',
  everything: 'todo todos todas tudo tout tous tutto alles',
  only: 'solo solamente apenas seulement nur',
  that: 'ese esa eso este esta celui celle esse essa questo',
  also: 'tambien tambem aussi anche auch',
  pricing: 'precios precos preise prezzi',
  review: 'resenas opiniones avis bewertungen avaliacoes recensioni',
  fraud: 'fraude betrug',
  without: 'sin sem sans ohne senza',
  not: 'nt nicht pas',
  please: 'porfa favor svp bitte',
  and: 'y et und',
};
const english = new Map(
  Object.entries(foreignWords).flatMap(([word, foreign]) =>
    foreign.split(' ').map((one) => [one, word] as const),
  ),
);

const numbers = new Map<string, number>([
  ...Array.from({ length: 21 }, (_, number) => [inWords(number), number] as const),
  ['couple', 2],
  ['pair', 2],
  ['dozen', 12],
]);
const factors = new Map([
  ['twice', 2],
  ['double', 2],
  ['triple', 3],
  ['half', 0.5],
  ['halve', 0.5],
]);
/** Words after which “one” and “two” are no numbers: “the other one”, “those two”. */
const pronouns =
  /^(?:all|the|those|these|them|which|other|another|others|first|second|last|every|existing|right|wrong|yearly|annual|monthly|new|top|middle|bottom|cheaper|cheapest|priciest|dearest|expensive|product|item|line|position)$/u;
/** Plural nouns, which a number counts unless they are words for products: “40 quilts”, “two months”. */
const otherCounts =
  /^(?!(?:units|copies|pieces|items|things|products|licenses|licences|seats|subscriptions|sets|more|stores|shops|sites|others|nos|pcs|ones|please|this|is|its|was|yes|less|pls|plus|stays)$)(?:\p{L}{2,}s|people|staff|percent|hundred|thousand|million|k|st|nd|rd|th|am|pm|go|cheapest|priciest|most|last|first)$/u;
/** Words after “one” as a number. */
const countable =
  /^(?:|unit|copy|piece|item|licen[cs]e|seat|subscription|set|more|each|for|please|pls|too|only|in|and|to|from|off|out|less|extra|on|with|at|is|will|then|now|again|back|as|also|x|month|year|so)$/u;
/** Words before a number that isn’t asked for: “I have 40 quilts”, unlike “could I have two”. */
const possessing =
  /(?<!\b(?:can|could|may|might|should|want|like|if) )\b(?:(?:i|we|she|he|they|who)(?: (?:only|just|really|already|do))? (?:have|has|had|hve|got|run|manage|sell)|(?:ive|weve)(?: got)?)(?: (?:like|about|only|just))?$/u;
/** Amounts of money and marks, which are no quantities: “7/10”, “$20”, “40 bucks”, “50 a month”. */
const amount =
  /\b\d+\/\d+\b|[$£€]\s*\d+(?:\.\d+)?k?\b|\b\d+(?:\.\d+)?\s*(?:[$£€]|(?:something|bucks?|dollars?|dolares|usd|quid|pounds?|euros?)\b)|\b(?:ten|twenty|thirty|forty|fifty) (?:bucks?|dollars?|quid)\b|\b(?:below|under|over|than|about|around|roughly) (?:\d+|ten|twenty|thirty|forty|fifty)\b|\b(?:im|i am|aged?|turning) \d{2}\b|\b\d+\.99\b|\b(?:january|february|march|april|june|july|august|september|october|november|december) \d+|\b\d+ (?:years old|(?:of )?(?:january|february|march|april|june|july|august|september|october|november|december))\b|\b\d{2,}(?:\.\d+)? (?=(?:an?|per|each) (?:month|year|mo|yr)\b)/gu;

/** Splits a message into lowercase words without accents, apostrophes, and punctuation. */
export function wordsIn(text: string): readonly string[] {
  return plainTyping(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?<!\p{L})[dl]'(?=\p{L})|'/gu, '')
    .replaceAll(/(?<=\d),(?=\d{3})/gu, '')
    .replaceAll(amount, ' ')
    .replaceAll(/(?<![\p{L}\d])(?:[-–−]|(?:minus|negative) )(?=\d|one\b)|(?<=\d)[.,](?=\d)/gu, ' notanumber ')
    .replaceAll(/(?<=\d)\s*[x×](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[x×]\s*(?=\d)/gu, ' ')
    .replaceAll('%', ' percent')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => english.get(word) ?? word);
}

interface Found {
  readonly token: Token;
  /** Number of words. */
  readonly length: number;
}

/** Finds the products, numbers, and periods of a message, and its other words, in order. */
export function tokensIn(text: string): readonly Token[] {
  const words = wordsIn(text);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length;) {
    const { token, length } = productAt(words, at) ?? periodAt(words, at) ?? wordAt(words, at);
    tokens.push(token);
    at += length;
  }
  return tokens;
}

function productAt(words: readonly string[], at: number): Found | undefined {
  const start = words[at] === 'ai' && words.length > at + 1 ? at + 1 : at;
  return lexicon
    .flatMap(({ productId, own, described }) => {
      const end = words.findIndex((word, place) => place >= start && !isAnyOf(word, [...own, ...described]));
      const run = words.slice(start, end < 0 ? words.length : end);
      if (run.length === 0) return [];
      // “The fraud one” and “the one for reviews” are names; “my customers” isn’t.
      const isThing =
        thing.test(words[start + run.length] ?? '') ||
        /\b(?:one|thing|tool) (?:for|of|with)(?: the| my)?$/u.test(
          words.slice(Math.max(at - 3, 0), at).join(' '),
        );
      const isPart = run.some((word) => isAnyOf(word, own));
      // “Customers” alone is no product, nor are “an answer” and “ten reviews a month”.
      const isOther =
        run.every((word) => isAnyOf(word, ['customer', 'client', 'comment'])) ||
        words[at - 1] === 'an' ||
        /^an? month/u.test(words.slice(at + 1, at + 3).join(' '));
      if (!isPart && !isThing && isOther) return [];
      const by = isThing || (isPart && run.length > 1) ? 'name' : isPart ? 'part' : 'hint';
      const token: Token = { kind: 'product', productId, by, words: run };
      return [
        { token, length: start - at + run.length + (thing.test(words[start + run.length] ?? '') ? 1 : 0) },
      ];
    })
    .toSorted((a, b) => b.length - a.length)[0];
}

function periodAt(words: readonly string[], at: number): Found | undefined {
  const rest = words.slice(at, at + 6).join(' ');
  const word = words[at] ?? '';
  const [found] = periods.flatMap(({ billing, adjectives, bare, phrase }) => {
    const isBare =
      bare.test(word) &&
      !/^(?:\d+|last|next|this|many|half)$/u.test(words[at - 1] ?? '') &&
      !numbers.has(words[at - 1] ?? '');
    const length = phrase.exec(rest)?.[0].split(' ').length ?? (isBare || isAnyOf(word, adjectives) ? 1 : 0);
    return length > 0 ? [{ token: { kind: 'period' as const, billing }, length }] : [];
  });
  return found;
}

function wordAt(words: readonly string[], at: number): Found {
  const [before = '', word = '', next = '', afterNext = ''] = [-1, 0, 1, 2].map((by) => words[at + by]);
  const found = (token: Token, length = 1): Found => ({ token, length });
  const notANumber: Token = { kind: 'number', number: Number.NaN };
  if (word === 'notanumber') return found(notANumber, /^\d/u.test(next) ? 2 : 1);
  const factor = factors.get(word);
  if (factor !== undefined) return found({ kind: 'factor', factor });
  const number = /^\d{1,9}$/u.test(word) ? Number(word) : numbers.get(word);
  if (number === undefined) return found({ kind: 'word', word });
  if (next === 'notanumber') return found(notANumber, 3);
  const isPronoun =
    number < 10 && (pronouns.test(before) || (word === 'one' && /^(?:that|this)$/u.test(before)));
  const counted = next === 'of' ? afterNext : next;
  // “One client left,” “one of them wants it”
  const isOneOther =
    word === 'one' &&
    !/^(?:only|just)$/u.test(before) &&
    (next === 'of'
      ? /^(?:is|was|has|just|wants?|doesnt|dont|will)$/u.test(words[at + 3] ?? '')
      : !countable.test(next) && !productAt(words, at + 1) && !periodAt(words, at + 1));
  const lead = words.slice(Math.max(at - 5, 0), at).join(' ');
  const isOfOthers =
    (number > MAX_QUANTITY || otherCounts.test(counted)) &&
    !productAt(words, counted === next ? at + 1 : afterNext === 'the' ? at + 3 : at + 2);
  return found(
    isPronoun || isOfOthers || isOneOther || possessing.test(lead)
      ? { kind: 'word', word }
      : { kind: 'number', number },
  );
}

export function has(tokens: readonly Token[], ...some: readonly Token['kind'][]): boolean {
  return tokens.some(({ kind }) => some.includes(kind));
}

/** Returns the products that a text names with their places or, if it names none, those that it describes. */
export function productTokens(tokens: readonly Token[]) {
  const products = tokens.flatMap((token, at) => (token.kind === 'product' ? [{ ...token, at }] : []));
  const named = products.filter(({ by }) => by !== 'hint');
  // “Price” is rarely a product.
  return named.length > 0 ? named : products.filter(({ words }) => !isNearly(words[0] ?? '', 'price'));
}

/** Returns the products that a message names or, if it names none, those that it describes, in order. */
export function productsIn(tokens: readonly Token[]): readonly ProductId[] {
  return [...new Set(productTokens(tokens).map(({ productId }) => productId))];
}

/** Returns the billing period that a message names; null if it names none, or several. */
export function periodIn(tokens: readonly Token[]): BillingPeriod | null {
  const found = new Set(tokens.flatMap((token) => (token.kind === 'period' ? [token.billing] : [])));
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

/** Returns the words that a message is classified by, with product names and numbers masked. */
export function maskedWords(text: string): readonly string[] {
  return tokensIn(text).flatMap((token) => {
    switch (token.kind) {
      case 'product':
        return [
          ...(token.by === 'name' ? [] : token.words.map(plainTerm)),
          ...(token.by === 'hint' ? [] : ['<product>']),
        ];
      case 'word':
        return [plainTerm(token.word)];
      case 'period':
      case 'number':
      case 'factor':
        return [`<${token.kind}>`];
    }
  });
}

function isAnyOf(word: string, others: readonly string[]): boolean {
  return others.some((other) => isNearly(word, other));
}

/**
 * Tests whether a word is another one, perhaps misspelled: one wrong, missing, extra, or swapped letter from five
 * letters on, two from nine on.
 */
function isNearly(typed: string, word: string): boolean {
  if (typed === word || typed === `${word}s`) return true;
  if (typed.length < 3 || !typed.startsWith(word.slice(0, 1))) return false;
  const allowed = word.length < 5 ? 0 : word.length < 9 ? 1 : 2;
  return [typed, typed.replace(/s$/u, '')].some((one) => isTypoOf(word, one, allowed));
}
