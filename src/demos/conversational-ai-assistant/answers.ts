import { paths } from '../../content/paths';
import { catalog, productOf } from '../../content/products/catalog';
import { demoItemsTexts } from '../../content/shop/demoItems';
import type { ProductId } from '../../content/slugs';
import { productIds } from '../../content/slugs';
import { billingPeriods } from '../../domain/billing';
import { keysOf } from '../../domain/records';
import { enumerated } from '../../domain/numerals';
import { isQuantity } from '../../domain/quantity';
import { selectCartDemoItems } from '../../store/cart/cartSelectors';
import type { RootState } from '../../store/slices';
import { selectWishlistDemoItems } from '../../store/wishlist/wishlistSelectors';
import { linesText, priceListText, priceOf, pricesText } from './amounts';
import type { Context } from './context';
import type { Passage } from './passages';
import type { Proposal, Row } from './proposal';
import { changed, named as lineText, rowsNow, selectLines } from './proposal';
import type { Search } from './search';
import type { site } from './site.computed';
import type { Token } from './words';
import { has, otherWords, periodIn, productsIn, wordsIn } from './words';

/** A paragraph of a reply. */
export interface Part {
  readonly text: string;
  /** True if it's quoted word for word. */
  readonly isQuote?: boolean;
  /** The question that a quote answers, if it opens with “yes” or “no”. */
  readonly question?: string;
  readonly link?: { readonly to: string; readonly label: string };
}

/** An answer, and what the next message may refer to. */
export interface Answer {
  readonly parts: readonly Part[];
  readonly mentioned: readonly ProductId[];
  /** Changes to propose with it. */
  readonly rows: readonly Row[];
}

/** A question with everything that its meaning depends on. */
export interface Question {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly context: Context;
  readonly state: RootState;
  /** The last proposal, if it was asked for and not pressed. */
  readonly pending: Proposal | null;
  readonly site: typeof site;
  readonly search: Search;
}

/** Maximum number of paragraphs of an answer. More read as noise. */
export const MAX_PARTS = 2;
/** Minimum share of a question's words that a passage has, if it is quoted. */
export const SHARE_TO_QUOTE = 0.45;

export const cartLink = { to: paths.cart, label: 'View cart' };
export const contactLink = { to: paths.contact, label: 'Ask a person' };

/** Quotes a passage. A “no” to another question than the visitor's needs that question. */
export const quote = ({ text, title, link }: Passage): Part => ({
  text,
  link,
  isQuote: true,
  ...(/^(?:yes|no|probably)\b/iu.test(text) ? { question: title } : {}),
});
const pageOf = (id: ProductId) => ({ to: paths.product(id), label: productOf(id).name });
const isProduct = (topic: string): topic is ProductId => productIds.some((id) => id === topic);
const isOpen = (topic: string): topic is keyof typeof openAnswers => Object.hasOwn(openAnswers, topic);

export function answerWith(
  parts: readonly Part[],
  mentioned: readonly ProductId[] = [],
  rows: readonly Row[] = [],
): Answer {
  return { parts, mentioned, rows };
}

/** Answers a question about a topic. */
export function answerOf(topic: string, question: Question): Answer {
  if (isProduct(topic)) return ofProducts([topic], question);
  return isOpen(topic) ? openAnswers[topic](question) : factAnswer(topic, question);
}

/** Returns the products that a question names or, if it names none, those that the conversation is about. */
function productsOf({ tokens, context }: Question): readonly ProductId[] {
  const named = productsIn(tokens, 'hint');
  return named.length > 0 ? named : context.mentioned;
}

/** Answers with a fact, with what the pages of the products say about it, or with a passage. */
function factAnswer(topic: string, question: Question): Answer {
  const { text, site } = question;
  const fact = site.facts[topic] ?? { quotes: [topic] };
  const { quotes = [], link, isPartial } = fact;
  const ids = productsOf(question);
  // “What is in Professional?”
  const said = quotes.filter((id) => text.toLowerCase().includes(id));
  const passages = (said.length > 0 ? said : quotes).flatMap(
    (id) => site.passages.find((passage) => passage.id === id) ?? [],
  );
  const isOfAll = ids.length === 0 && passages.length === 0;
  const rows = (isOfAll ? productIds : ids).flatMap((id) => {
    const facts: Readonly<Record<string, string>> = site.productFacts[id];
    const row = Object.hasOwn(facts, topic) ? facts[topic] : undefined;
    return row && !(isOfAll && fact.text && fact.link) ? [`${productOf(id).name}: ${row}`] : [];
  });
  const [only, ...more] = ids;
  const own = only && more.length === 0 ? { link: pageOf(only) } : {};
  const first = fact.text === undefined ? [] : [{ text: fact.text, ...(link ? { link } : {}) }];
  const ofProducts = rows.length > 0 ? [{ text: rows.join('\n'), ...own }] : [];
  const texts = link ? [...ofProducts, ...first] : [...first, ...ofProducts];
  const parts = [...texts, ...passages.map(quote)].slice(0, MAX_PARTS);
  const last = isPartial ? [{ text: `To be sure, ${site.reachUs}.`, link: contactLink }] : [];
  return answerWith([...parts, ...last], productsIn(question.tokens, 'hint'));
}

const aboutText = (ids: readonly ProductId[], { site }: Question) =>
  ids
    .map((id) => {
      const price = priceOf([{ productId: id, quantity: 1 }]);
      return `${productOf(id).name}: ${site.productFacts[id].about} ${price}.`;
    })
    .join('\n');

/** Describes products. A question that asks for more gets what else the page of a single one says about it first. */
export function ofProducts(ids: readonly ProductId[], question: Question): Answer {
  const { text, search } = question;
  const found = search(text).find(
    ({ share, passage }) => ids.length === 1 && share >= SHARE_TO_QUOTE && passage.productId === ids[0],
  );
  const [only, ...more] = ids;
  const link = only && more.length === 0 ? { link: pageOf(only) } : {};
  return answerWith(
    [...(found ? [quote(found.passage)] : []), { text: aboutText(ids, question), ...link }],
    ids,
    additions(ids, 1, question),
  );
}

/** Proposes to add the products that aren't in the cart. */
function additions(ids: readonly ProductId[], quantity: number, { tokens, state }: Question): readonly Row[] {
  const lines = selectLines(state);
  const billing = periodIn(tokens) ?? billingPeriods[0];
  return ids
    .filter((id) => lines.every(({ productId }) => productId !== id))
    .map((productId) => ({ from: null, to: { productId, quantity, billing } }));
}

const wholeShop =
  /\b(?:(?:all|every|each) (?:of )?(?:six|6|(?:the |your )?products)|one of each|everything (?:you|u|yall) (?:sell|have|offer))\b/iu;
const wholeCart =
  /\b(?:total|cart|basket|trolley|altogether|everything|all in|invoice|due|net|gross|charged?|card|statement|today)\b/iu;
const asksAmount =
  /\b(?:total|sub-?total|(?:how much|cuanto|combien)(?! (?:work|time|data|effort|history|training|sales|stock|traffic|longer|faster|better))|what.*\b(?:costs?|comes? to|do (?:i|we) (?:pay|owe)|(?:i|we) pay|the damage|be charged)|with (?:the )?tax|w\/? tax|(?:including|incl|inc|plus|before|after) tax|gross|exact (?:sum|amount|figure)|cheaper.*\b(?:year|annual)|\b(?:year|annual).*cheaper|all in\b.*\?)/iu;
/** Words of questions about other things than amounts. */
const otherwise =
  /\b(?:vat|exempt|why|refund|discount|trial|cancel\p{L}*|starter|professional|enterprise|shipping|delivery|twice|yesterday|total (?:of )?(?:orders|products|customers))\b/iu;
/** Words of questions about what a longer period costs. */
const comparing = /\b(?:sav\p{L}*|cheaper|years?|yearly|annual\p{L}*|twelve|12)\b/iu;
const amountTopics: ReadonlySet<string | null> = new Set([
  'sum',
  'price',
  'cart',
  'catalog',
  'cheaper-by-the-year',
]);

/** Tests whether a question asks for an amount, such as “with tax?” or, after one that does, “and for 3 stores?” */
export function isSum({ text, tokens, context }: Question): boolean {
  if (otherwise.test(text)) return false;
  const isShort = wordsIn(text).length < 8 && otherWords(tokens).split(' ').length < 5;
  const isContinued = amountTopics.has(context.topic) && isShort && has(tokens, 'period', 'number');
  return asksAmount.test(text) || isContinued;
}

/** Answers that depend on the message, the context, or the cart, by topic. */
const openAnswers = {
  cart: (question: Question): Answer => {
    const { context, state, text } = question;
    const isOfProducts = context.mentioned.length > 0 && !context.isAfterChange;
    if (isOfProducts && /\b(?:it|that|this|they)\b/iu.test(text)) return openAnswers.sum(question);
    return answerWith([cartPart(state), ...(context.knowsSamples ? [] : samplesParts(state))]);
  },
  /** Works out amounts: of the products named, else of the proposal in view, of those last mentioned, or of the cart. */
  sum: (question: Question): Answer => {
    const { text, tokens, context, state, pending } = question;
    const now = selectLines(state);
    const lines = pending ? changed(now, rowsNow(pending, now)) : now;
    if (wholeShop.test(text)) {
      const items = productIds.map((productId) => ({ productId, quantity: 1 }));
      return answerWith([{ text: pricesText(items, comparing.test(text)) }], productIds);
    }
    const named = productsIn(tokens, 'hint');
    const ids = named.length > 0 ? named : context.mentioned;
    const isHeld = ids.every((id) => lines.some(({ productId }) => productId === id));
    const isAdded = named.length > 0 && !isHeld && /\b(?:add|plus|on top|too|as well)\b/iu.test(text);
    const isOfCart = named.length === 0 && (isHeld || wholeCart.test(text));
    const rows = isAdded ? additions(ids, 1, question) : [];
    if (!isAdded && !isOfCart) return openAnswers.price(question);
    return answerWith(
      [{ text: linesText(changed(lines, rows), comparing.test(text)), link: cartLink }],
      named,
      rows,
    );
  },
  'cheaper-by-the-year': (question: Question): Answer => openAnswers.sum(question),
  samples: (question: Question): Answer => {
    const { state } = question;
    const ids = selectLines(state).flatMap(({ isDemoItem, productId }) => (isDemoItem ? [productId] : []));
    const [samples] = samplesParts(state);
    return answerWith(
      [
        { text: [samples?.text, 'Nothing has been ordered or charged.'].join(' ').trim(), link: cartLink },
        ...(ids.length > 0 ? [{ text: aboutText(ids, question) }] : []),
      ],
      ids,
    );
  },
  catalog: ({ text }: Question): Answer => {
    const ids = catalog.toSorted((a, b) => a.priceCents - b.priceCents).map(({ id }) => id);
    const isOne = /cheap|least|lowest|expensive|dear|pric(?:ie|e)st/iu.test(text);
    const at = /second|next/iu.test(text) ? 1 : 0;
    const [one] = (/cheap|least|lowest/iu.test(text) ? ids : ids.toReversed()).slice(at);
    const list = { text: priceListText(), link: { to: paths.shop, label: 'Shop' } };
    return answerWith([list], isOne && one ? [one] : []);
  },
  info: (question: Question): Answer => {
    const ids = productsOf(question);
    return ids.length > 0 ? ofProducts(ids, question) : factAnswer('where-to-start', question);
  },
  price: (question: Question): Answer => {
    const ids = productsOf(question);
    if (ids.length === 0) return openAnswers.catalog(question);
    const { tokens } = question;
    const at = tokens.findIndex(({ kind }) => kind === 'product');
    // “$40 for a chatbot when others are twenty” asks about one.
    const counts = tokens.flatMap((token, place) =>
      token.kind === 'number' && (at < 0 || Math.abs(place - at) < 4) ? [token.number] : [],
    );
    const count = counts[0] ?? 1;
    const quantity = isQuantity(count) ? count : 1;
    const items = ids.map((productId) => ({ productId, quantity }));
    // “It’s monthly, right?”
    const own = selectLines(question.state).filter(({ productId }) => ids.includes(productId));
    const held = own.length > 0 ? [`In your cart: ${enumerated(own.map(lineText), 'and')}.`] : [];
    return answerWith(
      [{ text: [...held, pricesText(items, comparing.test(question.text))].join('\n') }],
      ids,
      additions(ids, quantity, question),
    );
  },
  compare: (question: Question): Answer => {
    const named = productsIn(question.tokens, 'hint');
    const ids =
      named.length === 1 ? [...new Set([...question.context.mentioned, ...named])] : productsOf(question);
    if (ids.length < 2) return openAnswers.catalog(question);
    const link = { to: paths.comparison(ids), label: 'Compare' };
    return answerWith([{ text: aboutText(ids, question), link }], ids);
  },
  same: (question: Question): Answer => {
    const { topic } = question.context;
    return topic === null || topic === 'same' ? openAnswers.info(question) : answerOf(topic, question);
  },
};
export const openTopics: readonly string[] = keysOf(openAnswers);

const cartPart = (state: RootState): Part => ({ text: linesText(selectLines(state), false), link: cartLink });

/** Says that the shop put samples there, as the notice on the cart page does; empty if there are none. */
export function samplesParts(state: RootState): readonly Part[] {
  const counts = {
    cart: selectCartDemoItems(state).length,
    wishlist: selectWishlistDemoItems(state).length,
  };
  return counts.cart + counts.wishlist > 0 ? [{ text: demoItemsTexts.text(counts) }] : [];
}
