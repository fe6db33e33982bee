import { paths } from '../../content/paths';
import { catalog, productOf } from '../../content/products/catalog';
import { demoItemsTexts } from '../../content/shop/demoItems';
import type { ProductId } from '../../content/slugs';
import { productIds } from '../../content/slugs';
import { billingPeriods } from '../../domain/billing';
import { keysOf } from '../../domain/records';
import { isQuantity } from '../../domain/quantity';
import { selectCartDemoItems } from '../../store/cart/cartSelectors';
import type { RootState } from '../../store/slices';
import { selectWishlistDemoItems } from '../../store/wishlist/wishlistSelectors';
import { cartText, priceListText, priceOf, pricesText } from './amounts';
import type { Context } from './context';
import type { Passage } from './passages';
import type { Row } from './proposal';
import { selectLines } from './proposal';
import type { Search } from './search';
import type { site } from './site.computed';
import type { Token } from './words';
import { periodIn, productsIn } from './words';

/** A paragraph of a reply. */
export interface Part {
  readonly text: string;
  /** True if it's quoted word for word. */
  readonly isQuote?: boolean;
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
  readonly site: typeof site;
  readonly search: Search;
}

/** Minimum share of a question's words that a passage has, if it is quoted. */
export const SHARE_TO_QUOTE = 0.45;

export const cartLink = { to: paths.cart, label: 'View cart' };
export const contactLink = { to: paths.contact, label: 'Ask a person' };

export const quote = ({ text, link }: Passage): Part => ({ text, link, isQuote: true });
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
  const { text, site, tokens } = question;
  const fact = site.facts[topic] ?? { quotes: [topic] };
  const { quotes = [], link, isPartial } = fact;
  const ids = productsOf(question);
  // “What is in Professional?”
  const said = quotes.filter((id) => text.toLowerCase().includes(id));
  const passages = (said.length > 0 ? said : quotes).flatMap(
    (id) => site.passages.find((passage) => passage.id === id) ?? [],
  );
  const rows = (ids.length > 0 || passages.length > 0 ? ids : productIds).flatMap((id): readonly Part[] => {
    const facts: Readonly<Record<string, string>> = site.productFacts[id];
    const row = Object.hasOwn(facts, topic) ? facts[topic] : undefined;
    return row
      ? [{ text: `${productOf(id).name}: ${row}`, ...(ids.length > 0 ? { link: pageOf(id) } : {}) }]
      : [];
  });
  const first = fact.text === undefined ? [] : [{ text: fact.text, ...(link ? { link } : {}) }];
  const last = isPartial ? [{ text: `To be sure, ${site.reachUs}.`, link: contactLink }] : [];
  return answerWith([...first, ...rows, ...passages.map(quote), ...last], productsIn(tokens, 'hint'));
}

/** Describes products, and quotes from the page of a single one what else matches the question. */
export function ofProducts(ids: readonly ProductId[], question: Question): Answer {
  const { text, search, site } = question;
  const isOwn = ({ productId }: Passage) => ids.length === 1 && productId === ids[0];
  const found = search(text).filter(({ share, passage }) => share >= SHARE_TO_QUOTE && isOwn(passage));
  return answerWith(
    [
      ...ids.map((id) => ({
        text: `${productOf(id).name}: ${site.productFacts[id].about} ${priceOf([{ productId: id, quantity: 1 }])}.`,
        link: pageOf(id),
      })),
      ...found.slice(0, 2).map(({ passage }) => quote(passage)),
    ],
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

/** Answers that depend on the message, the context, or the cart, by topic. */
const openAnswers = {
  cart: (question: Question): Answer => {
    const { context, state, text } = question;
    const isOfProducts = context.mentioned.length > 0 && !context.isAfterChange;
    if (isOfProducts && /\b(?:it|that|this|they)\b/iu.test(text)) return openAnswers.price(question);
    return answerWith([cartPart(state), ...(context.knowsSamples ? [] : samplesParts(state))]);
  },
  samples: (question: Question): Answer => {
    const { state } = question;
    const rows = selectLines(state)
      .filter(({ isDemoItem }) => isDemoItem)
      .map((from) => ({ from, to: { ...from, quantity: 0 } }));
    const ids = rows.map(({ from }) => from.productId);
    return answerWith(
      [cartPart(state), ...samplesParts(state), ...ofProducts(ids, question).parts],
      ids,
      rows,
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
    const { tokens, state } = question;
    const count = tokens.find((token) => token.kind === 'number')?.number ?? 1;
    const quantity = isQuantity(count) ? count : 1;
    const prices = { text: pricesText(ids.map((productId) => ({ productId, quantity }))) };
    const isNamed = productsIn(tokens, 'hint').length > 0;
    return answerWith(
      isNamed ? [prices] : [prices, cartPart(state)],
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
    return answerWith([...ofProducts(ids, question).parts, { text: 'All details side by side:', link }], ids);
  },
  same: (question: Question): Answer => {
    const { topic } = question.context;
    return topic === null || topic === 'same' ? openAnswers.info(question) : answerOf(topic, question);
  },
};
export const openTopics: readonly string[] = keysOf(openAnswers);

const cartPart = (state: RootState): Part => ({ text: cartText(state), link: cartLink });

/** Says that the shop put samples there, as the notice on the cart page does; empty if there are none. */
export function samplesParts(state: RootState): readonly Part[] {
  const counts = {
    cart: selectCartDemoItems(state).length,
    wishlist: selectWishlistDemoItems(state).length,
  };
  return counts.cart + counts.wishlist > 0 ? [{ text: demoItemsTexts.text(counts) }] : [];
}
