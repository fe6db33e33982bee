import { paths } from '../../content/paths';
import { productOf } from '../../content/products/catalog';
import { demoItemsTexts } from '../../content/shop/demoItems';
import type { ProductId } from '../../content/slugs';
import { productIds } from '../../content/slugs';
import { billingPeriods } from '../../domain/billing';
import { keysOf } from '../../domain/records';
import { isQuantity } from '../../domain/quantity';
import { selectCartSampleKeys } from '../../store/cart/cartSelectors';
import type { RootState } from '../../store/slices';
import { selectWishlistSampleIds } from '../../store/wishlist/wishlistSelectors';
import { linesText, priceListText, priceOf, pricesText } from './amounts';
import { classify, knownShare } from './classifier';
import type { Context } from './context';
import type { Proposal, Row } from './proposal';
import { changed, rowsNow, selectLines } from './proposal';
import { pointedTo } from './request';
import type { site } from './site.computed';
import type { Token } from './words';
import { has, periodIn, productsIn, tokensIn, wholeShop, wordsIn } from './words';

/** A paragraph of a reply. */
export interface Part {
  readonly text: string;
  readonly link?: { readonly to: string; readonly label: string };
}

/** A question that a button asks. */
export interface Offer {
  readonly topic: string;
  readonly title: string;
}

/** An answer, and what the next message may refer to. */
export interface Answer {
  readonly parts: readonly Part[];
  readonly mentioned: readonly ProductId[];
  /** Changes to propose with it. */
  readonly rows: readonly Row[];
  /** Questions to choose from if it isn't clear what was asked. */
  readonly offers: readonly Offer[];
  /** Null if nothing fits. */
  readonly topic: string | null;
  /** False if the topic is a guess. */
  readonly isSure: boolean;
}

type Content = Omit<Answer, 'topic' | 'isSure'>;

/** A question with everything that its meaning depends on. */
export interface Question {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly context: Context;
  readonly state: RootState;
  /** The last proposal, if it was asked for and not pressed. */
  readonly pending: Proposal | null;
  readonly site: typeof site;
}

/** Minimum certainty at which a topic's answer is given without doubt. */
const SURE = 0.4;
/** Minimum certainty at which no other question is offered with it. */
const CERTAIN = 0.6;
const POSSIBLE = 0.03;
/** Maximum number of other questions to offer with a guess. */
const MAX_OFFERS = 2;
/** Maximum number of questions of one message that are answered. */
const MAX_TOPICS = 2;
/** A longer message is more than “thanks” or “good morning”. */
const MAX_WORDS_OF_SMALL_TALK = 7;

/** A shorter question, such as “Is it?”, belongs to what's around it. */
const MIN_CHARACTERS = 10;

/** Topics that are no questions about the site. */
export const smallTalk: ReadonlySet<string> = new Set(['hello', 'thanks', 'ok']);

export const cartLink = { to: paths.cart, label: 'View cart' };
const contactLink = { to: paths.contact, label: 'Ask a person' };

const isProduct = (topic: string): topic is ProductId => productIds.some((id) => id === topic);
const isOpen = (topic: string): topic is keyof typeof openAnswers => Object.hasOwn(openAnswers, topic);

function answerWith(
  parts: readonly Part[],
  mentioned: readonly ProductId[] = [],
  rows: readonly Row[] = [],
): Content {
  return { parts, mentioned, rows, offers: [] };
}

/** Answers a question about a topic. */
export function answerOf(topic: string, question: Question): Answer {
  const answer = isProduct(topic)
    ? ofProducts([topic], question)
    : isOpen(topic)
      ? openAnswers[topic](question)
      : factAnswer(topic, question);
  return { ...answer, topic, isSure: true };
}

/** Returns the products that a question names or points to or, if there are none, those that the conversation is about. */
function productsOf(question: Question): readonly ProductId[] {
  const named = namedIn(question);
  return named.length > 0 ? named : question.context.mentioned;
}

/** Returns the products that a question names or, in the cart, points to: “the second one”. */
function namedIn({ text, tokens, state }: Question): readonly ProductId[] {
  const named = productsIn(tokens);
  const held = [...new Set(selectLines(state).map(({ productId }) => productId))];
  return named.length > 0 ? named : pointedTo(wordsIn(text).join(' '), held);
}

/** Answers with what the pages of the products say about a topic or, if they say nothing, with a fact. */
function factAnswer(topic: string, question: Question): Content {
  const { site, tokens } = question;
  const ids = productsOf(question);
  const rows = ids.flatMap((id) => {
    const facts: Readonly<Record<string, string>> = site.productFacts[id];
    const row = Object.hasOwn(facts, topic) ? facts[topic] : undefined;
    return row ? [`${productOf(id).name}: ${row}`] : [];
  });
  const named = productsIn(tokens);
  const [id = 'fraud-shield', ...more] = ids;
  if (rows.length > 0) {
    const link = more.length === 0 ? { to: paths.product(id), label: productOf(id).name } : undefined;
    return answerWith([{ text: rows.join('\n'), ...(link ? { link } : {}) }], named);
  }
  const fact = site.facts[topic];
  return answerWith(fact ? [fact] : [], named);
}

/** Describes products. A single one that isn't in the cart can be added. */
function ofProducts(ids: readonly ProductId[], question: Question): Content {
  const text = ids
    .map((id) => {
      const price = priceOf([{ productId: id, quantity: 1 }]);
      return `${productOf(id).name}: ${question.site.productFacts[id].about} ${price}.`;
    })
    .join('\n');
  const [only, ...more] = ids;
  const link =
    more.length > 0 || !only
      ? { to: paths.comparison(ids), label: 'Compare' }
      : { to: paths.product(only), label: productOf(only).name };
  return answerWith([{ text, link }], ids, more.length === 0 ? additions(ids, 1, question) : []);
}

/** Describes products or, if there are none, says which one helps with what. */
const described = (ids: readonly ProductId[], question: Question) =>
  ids.length > 0 ? ofProducts(ids, question) : factAnswer('where-to-start', question);

/** Returns rows that add products which aren't in the cart. */
function additions(ids: readonly ProductId[], quantity: number, { tokens, state }: Question): readonly Row[] {
  const lines = selectLines(state);
  const billing = periodIn(tokens) ?? billingPeriods[0];
  return ids
    .filter((id) => lines.every(({ productId }) => productId !== id))
    .map((productId) => ({ from: null, to: { productId, quantity, billing } }));
}

const wholeCart =
  /\b(?:total|cart|basket|trolley|altogether|everything|all in|invoice|due|net|gross|charged?|card|statement|today|owe|damage)\b/iu;
const asksAmount =
  /^(?!.*\b(?:while you|goes live|go live|upfront|up front|deposit)\b).*\b(?:total|sub-?total|(?:how much|how many (?:money|save)|cuanto|combien|kitna)(?! (?:work|time|data|effort|history|training|sales|stock|traffic|longer|faster|better|of))|what.*\b(?:costs?|comes?(?: out)? to|works? out|do (?:i|we) (?:pay|owe)|(?:i|we) (?:pay|save)|the damage|be charged|the (?:sum|figure))|what.?s (?:that|it|this) (?:a|per|for)|with (?:the )?tax\b.*\?|w\/? tax|(?:including|incl|inc|plus|before|after) tax|exact (?:sum|amount|figure)|the sum is|cheaper.*\b(?:year|annual)|\b(?:year|annual).*cheaper|discount.*correct|over budget|\bcosts?\b.*\d|price of|prices? for|under\?|(?:under|within|below) (?:[$]?\d+|(?:my |the )?budget).*\?|if (?:(?:it|all|both|i|we|that) (?:\S+ ){0,4})?(?:yearly|annual\w*|monthly)\b|saving)/iu;
const pronoun = /\b(?:it|that|this|they|them|these|those)\b/iu;
/** Words of questions about what a longer period costs. */
const comparing = /\b(?:sav\p{L}*|cheaper|years?|yearly|annual\p{L}*|twelve|12|discount)\b/iu;

/** Answers that depend on the message, the context, or the cart, by topic. */
const openAnswers = {
  /** Works out amounts: of the products named, else of the proposal in view, of the product last mentioned, or of the cart. */
  sum: (question: Question) => {
    const { text, tokens, context, state, pending } = question;
    const isComparing = comparing.test(text);
    const now = selectLines(state);
    const lines = pending ? changed(now, rowsNow(pending, now)) : now;
    const quantity = tokens.find((token) => token.kind === 'number' && isQuantity(token.number));
    const count = quantity?.kind === 'number' ? quantity.number : 1;
    const items = (ids: readonly ProductId[], each: number) =>
      ids.map((productId) => ({ productId, quantity: each }));
    if (wholeShop.test(wordsIn(text).join(' ')))
      return answerWith([{ text: pricesText(items(productIds, 1), isComparing) }], productIds);
    const named = namedIn(question);
    const isAboutThem = pronoun.test(text) || has(tokens, 'number', 'period');
    const known =
      isAboutThem && !wholeCart.test(text) && !pending && !context.isAfterChange ? context.mentioned : [];
    const ids = named.length > 0 ? named : known;
    if (ids.length > 0)
      return answerWith(
        [{ text: pricesText(items(ids, count), isComparing) }],
        ids,
        ids.length === 1 ? additions(ids, count, question) : [],
      );
    if (lines.length === 0 && !wholeCart.test(text)) return openAnswers.catalog(question);
    return answerWith([{ text: linesText(lines, isComparing), link: cartLink }, ...samplesParts(question)]);
  },
  samples: (question: Question) => {
    const { state } = question;
    const ids = selectLines(state).map(({ productId }) => productId);
    const [samples] = samplesParts({ ...question, context: { ...question.context, knowsSamples: false } });
    const said = {
      text: [samples?.text, 'Nothing has been ordered or charged.'].join(' ').trim(),
      link: cartLink,
    };
    return answerWith([said, ...(ids.length > 0 ? ofProducts(ids, question).parts : [])], ids);
  },
  catalog: (question: Question) => {
    const { text } = question;
    const one = pointedTo(wordsIn(text).join(' '), productIds);
    const list = { text: priceListText(), link: { to: paths.shop, label: 'Shop' } };
    return one.length > 0 ? answerWith([...ofProducts(one, question).parts, list], one) : answerWith([list]);
  },
  'where-to-start': (question: Question) => described(productsIn(question.tokens), question),
  info: (question: Question) => described(productsOf(question), question),
  /** Compares the products named or, if there is only one or none, those in the cart. */
  compare: (question: Question) => {
    const ids = productsOf(question);
    const held = selectLines(question.state).map(({ productId }) => productId);
    return { ...described(ids.length > 1 ? ids : [...new Set([...ids, ...held])], question), mentioned: ids };
  },
};
export const openTopics: readonly string[] = keysOf(openAnswers);

/** Says once that the shop put samples there, as the notice on the cart page does. */
export function samplesParts({ state, context }: Pick<Question, 'state' | 'context'>): readonly Part[] {
  const counts = {
    cart: selectCartSampleKeys(state).length,
    wishlist: selectWishlistSampleIds(state).length,
  };
  const isShown = counts.cart + counts.wishlist > 0 && !context.knowsSamples;
  return isShown ? [{ text: demoItemsTexts.text(counts) }] : [];
}

/** Words around a question that say nothing about its topic. */
const greeting =
  /^(?:(?:hi|hii+|hiya|hello|hey+|yo|dear|sir|madam|ok|okay|lol|haha|well|oh|ah|hm+|so|and|thanks|thank you|sorry|please|pls|excuse me|good (?:day|morning|afternoon|evening)|bonjour|hola|oi|team|mate|boss|there|all)\b[\s,.!?]*)+(?=\S+\s+\S)|[\s,.!?]+(?:lol|haha|please|pls|mate|thanks|thank you|sir|then|tho|though)(?=[.!?]*$)/giu;

/** Splits a message into the questions that it asks, if it says or asks something else, too. */
const questionsIn = (text: string): readonly string[] =>
  text
    .split(
      /(?<=[?!.;])\s+|\n|,? (?:and|but|or) (?=(?:what|who|where|when|why|how|which|is|are|do|does|can|could)\b)/iu,
    )
    .filter(
      (part) => part !== text && /\?$|^(?:what|who|where|when|why|how|which|is|are|do|does)\b/iu.test(part),
    );

interface Guess {
  readonly topic: string;
  /** From 0 to 1. Lower if the text has words that no phrase has. */
  readonly certainty: number;
}

/** Words that leave no doubt about the topic. The first that fits decides. */
const certain: readonly (readonly [topic: string, words: RegExp])[] = [
  ['late-payment', /\b(?:pay|paying|payment) (?:is |too )?late|miss(?:ed)? a payment/iu],
  [
    'extra-costs',
    /\b(?:(?:premium|priority) support|custom integration|(?:extra|more) (?:visual |api )?(?:search|call))/iu,
  ],
  ['extra-costs', /\b(?:advanced training|dedicated (?:infra|server)|add-?ons?\b)/iu],
  ['what-it-costs', /\b(?:starter|professional|enterprise)\b(?: plan|.*\?)/iu],
  ['card-here', /\bcard\b.*\b(?:here|in (?:the|this) chat|to you)\b/iu],
  ['data', /\bhow long\b.*\b(?:kept|keep|stored?|retain\w*)\b|\bdata\b.*\bafter we (?:cancel|leave)\b/iu],
  ['demo data', /\b(?:use|set|have|any) cookies\b/iu],
  [
    'real',
    /\bhow many (?:customers|clients|stores) (?:do you|use)|\bsells? best|\bbest.?sell|\bmost popular\b/iu,
  ],
  ['fit', /\benough (?:data|history|orders|sales)\b/iu],
  ['cancel', /\bcancel.*\b(?:get back|refund)/iu],
  [
    'orders',
    /^(?:please )?(?:where|what|when|track|cancel|show)\b.{0,25}\bmy (?:last |old )?orders?\b(?!.*\bcart\b)/iu,
  ],
  [
    'connects',
    /\b(?:(?:rest|graphql|js|javascript) (?:api|or|and|snippet)|snippet|sdk|webhooks?|a script)\b/iu,
  ],
  ['discount', /\b(?:volume|bulk|agency|quantity) (?:discount|pric|rate|deal)/iu],
  ['outages', /\b(?:slas?|uptime)\b/iu],
  ['who-decides', /\bdifferent prices\b/iu],
  ['samples', /\bdid i have\b|\bwhat(?: is|.?s| are)? (?:the )?(?:two|both) (?:things|items|products)/iu],
  ['hello', /\bhow(?: is|.?s| are) (?:you|u|your (?:day|night|evening|morning)|life|things)\b/iu],
];

/** Returns what a text may ask, the most likely first. */
function guessesOf({ text, site, context }: Question): readonly Guess[] {
  const { classifier } = site;
  const tokens = tokensIn(text);
  const known = certain.find(([, words]) => words.test(text));
  if (known) return [{ topic: known[0], certainty: 1 }];
  if (asksAmount.test(text)) return [{ topic: 'sum', certainty: 1 }];
  // “And Fraud Shield?”
  if (
    has(tokens, 'product') &&
    !has(tokens, 'number', 'period') &&
    tokens.length < 4 &&
    tokens.every((token) => token.kind !== 'word' || /^(?:the|and|what|about|whats)$/u.test(token.word))
  )
    return [{ topic: (/\?|\band\b|about/iu.test(text) ? context.topic : null) ?? 'info', certainty: 1 }];
  const share = knownShare(classifier, text);
  return classify(classifier, text)
    .filter(({ name }) => name !== 'change' && (name !== 'off topic' || !has(tokens, 'product')))
    .map(({ name, probability }) => ({ topic: name, certainty: probability * share }));
}

/**
 * Answers the questions of a message. If it isn't certain what they are, also offers the site's nearest questions. If it's
 * uncertain, says so.
 */
export function answerTo({ text: typed, ...others }: Question): Answer {
  const text = typed.replaceAll(greeting, ' ').trim();
  const question = { ...others, text };
  const isSmall = ({ topic }: Guess) => smallTalk.has(topic);
  const isLong = wordsIn(text).length > MAX_WORDS_OF_SMALL_TALK;
  const asked = questionsIn(text).map((said) => ({
    said,
    first: guessesOf({ ...question, text: said }).find((guess) => !isSmall(guess)),
  }));
  const guesses = [
    ...asked.flatMap(({ first }) => first ?? []),
    ...guessesOf(question)
      .filter((guess) => !isLong || !isSmall(guess) || guess.certainty === 1)
      .slice(0, 3),
  ].toSorted((one, other) => other.certainty - one.certainty);
  const sure = guesses.filter(({ certainty }) => certainty >= SURE).map(({ topic }) => topic);
  const topics = [...new Set(sure)].slice(0, MAX_TOPICS);
  const open = asked.filter(
    ({ said, first }) => said.length > MIN_CHARACTERS && first && !topics.includes(first.topic),
  );
  const nearest = nearestTo(question, guesses).filter(({ topic }) => !topics.includes(topic));
  const [first, ...more] = nearest;
  if (topics.length > 0) {
    const answers = topics.map((topic) => answerOf(topic, question));
    return {
      parts: [
        ...answers.flatMap(({ parts }) => (answers.length > 1 ? parts.slice(0, 1) : parts)),
        ...open.map(({ said }) => ({ text: `I haven’t answered “${said}” Please ask that on its own.` })),
      ],
      mentioned: [...new Set(answers.flatMap(({ mentioned }) => mentioned))],
      rows: answers.length > 1 ? [] : answers.flatMap(({ rows }) => rows),
      offers: (guesses[0]?.certainty ?? 1) < CERTAIN ? nearest.slice(0, MAX_OFFERS) : [],
      topic: topics[0] ?? null,
      isSure: true,
    };
  }
  if (first) {
    const answer = answerOf(first.topic, question);
    const note = { text: `I’m not sure what you mean. If it’s “${first.title}”:` };
    return {
      ...answer,
      rows: [],
      parts: [note, ...answer.parts],
      offers: more.filter(({ topic }) => topic !== 'off topic').slice(0, MAX_OFFERS),
      isSure: false,
    };
  }
  const none = `I can’t find that on this site. I know Tangelo’s products, prices, and policies, and your cart. For anything else, ask a person: ${question.site.reachUs}.`;
  return { ...answerWith([{ text: none, link: contactLink }]), topic: null, isSure: false };
}

/** Returns the questions that a message most likely asks. */
function nearestTo({ tokens, site }: Question, guesses: readonly Guess[]): readonly Offer[] {
  const ids = productsIn(tokens);
  const [first = [], ...more] = guesses
    .filter(({ topic, certainty }) => certainty >= POSSIBLE && !smallTalk.has(topic))
    .map(({ topic }) => topic);
  const topics = [first, ids.length > 0 ? 'info' : [], more].flat();
  const titleOf = (topic: string) => {
    const [id] = isProduct(topic) ? [topic] : topic === 'info' ? ids : [];
    return id ? `What does ${productOf(id).name} do?` : site.titles[topic];
  };
  return [...new Map(topics.map((topic) => [titleOf(topic), topic]))].flatMap(([title, topic]) =>
    title === undefined ? [] : [{ title, topic }],
  );
}
