import { paths } from '../../content/paths';
import { oneJob, planFor } from '../../content/pricing/planFit';
import { planIds } from '../../content/pricing/plans';
import { productOf } from '../../content/products/catalog';
import { demoItemsTexts } from '../../content/shop/demoItems';
import type { ProductId } from '../../content/slugs';
import { productIds } from '../../content/slugs';
import { billingPeriods } from '../../domain/billing';
import { isQuantity } from '../../domain/quantity';
import { selectCartSampleKeys } from '../../store/cart/cartSelectors';
import type { RootState } from '../../store/slices';
import { selectWishlistSampleIds } from '../../store/wishlist/wishlistSelectors';
import { storeSizeIn } from './advice';
import { budgetText, linesText, priceListText, priceOf, pricesText } from './amounts';
import type { Guess } from './classifier';
import { classify, knownShare } from './classifier';
import type { Context } from './context';
import type { Proposal, Row } from './proposal';
import { changed, rowsNow, selectLines } from './proposal';
import { clausesOf, pointedTo } from './request';
import type { site } from './site.computed';
import type { Token } from './words';
import { has, periodIn, productsIn, tokensIn, wholeShop, wordsIn } from './words';

/** A paragraph of a reply. */
export interface Part {
  /** The question that it answers, if the reply has several answers. */
  readonly heading?: string;
  readonly text: string;
  readonly link?: { readonly to: string; readonly label: string };
}

/** A question that a button asks. */
export interface Offer {
  readonly topic: string;
  readonly title: string;
  /** The message that it comes from, which may name a product or an amount. */
  readonly text: string;
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
/** Enough instead of that for a topic which is far ahead of the next. */
const SURE_AHEAD = 0.3;
/** A topic is far ahead if it’s this many times as certain as the next. */
const AHEAD = 2;
/** Minimum certainty at which no other question is offered with it. */
const CERTAIN = 0.6;
/** If another topic is at least this certain, small talk is ignored. */
const LIKELY = 0.2;
const POSSIBLE = 0.03;
/** Maximum number of questions that are answered at once, or offered. */
const MAX_QUESTIONS = 2;

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
): Answer {
  return { parts, mentioned, rows, offers: [], topic: null, isSure: true };
}

/** Answers a question about a topic. */
export function answerOf(topic: string, question: Question): Answer {
  if (isProduct(topic)) return { ...described([topic], question), topic };
  return { ...(isOpen(topic) ? openAnswers[topic](question) : factAnswer(topic, question)), topic };
}

/** Returns the products that a question names or, in the cart, points to: “the second one.” If there are none, returns others. */
function productsOf({ text, tokens, state, context }: Question, others = context.mentioned) {
  const held = [...new Set(selectLines(state).map(({ productId }) => productId))];
  const all = [productsIn(tokens), pointedTo(wordsIn(text).join(' '), held), others];
  return all.find((ids) => ids.length > 0) ?? [];
}

/** Answers with what the pages of the products say about a topic or, if they say nothing, with a fact. */
function factAnswer(topic: string, question: Question): Answer {
  const { site, tokens } = question;
  const ids = productsOf(question);
  const rows = ids.flatMap((id) => {
    const facts: Readonly<Record<string, string>> = site.productFacts[id];
    return Object.hasOwn(facts, topic) && facts[topic]?.trim()
      ? [`${productOf(id).name}: ${facts[topic]}`]
      : [];
  });
  const fact = site.facts[topic];
  const parts = rows.length > 0 ? [{ text: rows.join('\n'), link: pageOf(ids) }] : fact ? [fact] : [];
  return answerWith(parts, productsIn(tokens));
}

/** Links to a product, or to a comparison of several. */
function pageOf(ids: readonly ProductId[]) {
  const [only, ...more] = ids;
  return more.length > 0 || !only
    ? { to: paths.comparison(ids), label: 'Compare' }
    : { to: paths.product(only), label: productOf(only).name };
}

/** Describes products or, if there are none, says which one helps with what. A single one can be added. */
function described(ids: readonly ProductId[], question: Question): Answer {
  if (ids.length === 0) return factAnswer('which-product', question);
  const rows = ids.map((id) => {
    const price = priceOf([{ productId: id, quantity: 1 }]);
    return `${productOf(id).name}: ${question.site.productFacts[id].about} ${price}.`;
  });
  return answerWith([{ text: rows.join('\n'), link: pageOf(ids) }], ids, additions(ids, 1, question));
}

/** Returns the row that adds a single product that isn't in the cart. */
function additions(ids: readonly ProductId[], quantity: number, { tokens, state }: Question): readonly Row[] {
  const isHeld = selectLines(state).some(({ productId }) => ids.includes(productId));
  const billing = periodIn(tokens) ?? billingPeriods[0];
  return isHeld || ids.length > 1
    ? []
    : ids.map((productId) => ({ from: null, to: { productId, quantity, billing } }));
}

const numberIn = (tokens: readonly Token[]): number | undefined =>
  tokens.flatMap((token) => (token.kind === 'number' && isQuantity(token.number) ? [token.number] : []))[0];

/** Reads “5 of A and 2 of B.” A single number after the products counts for each: “A and B for 3 stores.” */
function quantitiesIn(text: string, tokens: readonly Token[]): (productId: ProductId) => number {
  const clauses = clausesOf(text).map((clause) => clause.tokens);
  const areSeveral = clauses.filter((own) => numberIn(own) !== undefined).length > 1;
  const after = tokens.slice(tokens.findLastIndex(({ kind }) => kind === 'product') + 1);
  return (productId) => {
    const own = clauses.find((clause) => productsIn(clause).includes(productId)) ?? tokens;
    return (areSeveral ? undefined : numberIn(after)) ?? numberIn(own) ?? 1;
  };
}

const wholeCart =
  /\b(?:total|cart|basket|altogether|everything|all in|invoice|due|charged?|today|owe|damage)\b/iu;
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
    const named = wholeShop.test(wordsIn(text).join(' ')) ? productIds : productsOf(question, []);
    const isAboutThem = pronoun.test(text) || has(tokens, 'number', 'period');
    const isKnown = isAboutThem && !wholeCart.test(text) && !pending && !context.isAfterChange;
    const ids = named.length > 0 || !isKnown ? named : context.mentioned;
    if (ids.length > 0) {
      const quantityOf = quantitiesIn(text, tokens);
      const items = ids.map((productId) => ({
        productId,
        quantity: named === productIds ? 1 : quantityOf(productId),
      }));
      const { quantity = 1 } = items[0] ?? {};
      return answerWith([{ text: pricesText(items, isComparing) }], ids, additions(ids, quantity, question));
    }
    if (lines.length === 0 && !wholeCart.test(text)) return openAnswers.catalog(question);
    return answerWith([{ text: linesText(lines, isComparing), link: cartLink }, ...samplesParts(question)]);
  },
  samples: (question: Question) => {
    const { state, context } = question;
    const ids = selectLines(state).map(({ productId }) => productId);
    const samples = samplesParts({ state, context: { ...context, knowsSamples: false } }).map(
      ({ text }) => text,
    );
    const text = [...samples, 'Nothing has been ordered or charged.'].join(' ');
    return answerWith(
      [{ text, link: cartLink }, ...(ids.length > 0 ? described(ids, question).parts : [])],
      ids,
    );
  },
  /** Compares the amount of money in a message with what the products named, or the cart, cost with tax. */
  budget: (question: Question) => {
    const { text, tokens, state } = question;
    const numbers =
      text
        .replaceAll(',', '')
        .match(/\d+(?:\.\d+)?/gu)
        ?.map(Number) ?? [];
    if (numbers.length === 0) return openAnswers.sum(question);
    const cents = Math.round(Math.max(...numbers) * 100);
    const billing = periodIn(tokens) ?? billingPeriods[0];
    const named = productsIn(tokens).map((productId) => ({ productId, billing, quantity: 1 }));
    const compared = budgetText(cents, named.length > 0 ? named : selectLines(state), billing);
    return answerWith([{ text: compared, link: cartLink }]);
  },
  /** Names the plan for a store of the size given. Else describes the plans that are named or, if none is, compares all. */
  plans: (question: Question) => {
    const size = sizeOf(question);
    const { facts } = question.site;
    if (size) {
      const { offer, reason } = planFor(size);
      return answerWith([{ ...facts.plans, text: `${offer}: ${reason} ${oneJob}` }]);
    }
    const named = planIds.filter((id) => question.text.toLowerCase().includes(id));
    const topics = named.length > 0 ? named : ['plans'];
    return answerWith(topics.flatMap((topic) => facts[topic] ?? []));
  },
  catalog: (question: Question) => {
    const ids = pointedTo(wordsIn(question.text).join(' '), productIds);
    const list = { text: priceListText(), link: { to: paths.shop, label: 'Shop' } };
    return answerWith([...(ids.length > 0 ? described(ids, question).parts : []), list], ids);
  },
  /** Describes the products named. A small store gets the one to start with. */
  'which-product': (question: Question) => {
    const named = productsIn(question.tokens);
    const isSmall = named.length === 0 && /\b(?:small|tiny|little|new|first|start)/iu.test(question.text);
    return isSmall ? factAnswer('first-product', question) : described(named, question);
  },
  info: (question: Question) => described(productsOf(question), question),
  /** Compares the products named or, if there is only one or none, those in the cart. */
  compare: (question: Question) => {
    const ids = productsOf(question);
    const held = selectLines(question.state).map(({ productId }) => productId);
    return { ...described(ids.length > 1 ? ids : [...new Set([...ids, ...held])], question), mentioned: ids };
  },
};

/** Says once that the shop put samples there, as the notice on the cart page does. */
export function samplesParts({ state, context }: Pick<Question, 'state' | 'context'>): readonly Part[] {
  const cart = selectCartSampleKeys(state).length;
  const wishlist = selectWishlistSampleIds(state).length;
  const isShown = cart + wishlist > 0 && !context.knowsSamples;
  return isShown ? [{ text: demoItemsTexts.text({ cart, wishlist }) }] : [];
}

const asking = 'what|who|where|when|why|how|which|is|are|do|does|can|could';
const betweenQuestions = new RegExp(`(?<=[?!.;])\\s+|\n|,? (?:and|but|or) (?=(?:${asking})\\b)`, 'iu');
const question = new RegExp(`\\?$|^(?:${asking})\\b`, 'iu');
/** Splits a message into the questions that it asks, if it says or asks something else, too. */
const questionsIn = (text: string): readonly string[] =>
  text.split(betweenQuestions).filter((part) => part !== text && question.test(part));

/** Returns the size of the store, if a message gives it. */
const sizeOf = ({ text, context }: Question) =>
  storeSizeIn(text, context.topic === 'plans' || context.topic === 'my price');
const choosing = /\b(?:plans?|which|should|suits?|fits?|need|recommend|right)\b/iu;
const asksPrice = /\b(?:costs?|prices?|pay|charge|how much)\b(?! (?:off|for itself))/iu;

/** Returns the topics that a text may be about, the likeliest first. Less likely if it has words that no phrase has. */
function guessesOf(question: Question): readonly Guess<string>[] {
  const { text, site, context } = question;
  const tokens = tokensIn(text);
  const size = productsIn(tokens).length === 0 ? sizeOf(question) : null;
  const isAboutPlans = context.topic === 'plans' || context.topic === 'my price' || choosing.test(text);
  if (size && (isAboutPlans || (size.kind === 'customers' && asksPrice.test(text))))
    return [{ name: 'plans', probability: 1 }];
  const words = tokens.flatMap(({ kind, word }) => (kind === 'word' ? [word] : []));
  const isShort = has(tokens, 'product') && !has(tokens, 'number', 'period') && tokens.length < 5;
  if (isShort && words.every((word) => /^(?:the|and|whats?|about|is|does|do)$/u.test(word))) {
    // “And Fraud Shield?” repeats the last question. “What is Fraud Shield?” doesn't.
    const isNext = !words.includes('is') && !words.includes('does') && /\?|\band\b|about/iu.test(text);
    return [{ name: (isNext ? context.topic : null) ?? 'info', probability: 1 }];
  }
  const share = knownShare(site.classifier, text);
  return classify(site.classifier, text)
    .map(({ name, probability }) => ({ name, probability: probability * share }))
    .filter(({ name }) => name !== 'change' && (name !== 'off topic' || !has(tokens, 'product')))
    .filter(({ name, probability }) => probability >= (smallTalk.has(name) ? SURE : POSSIBLE));
}

/** Returns the topics of the questions of a message that are sure. */
const surelyAsked = (question: Question) =>
  questionsIn(question.text)
    .flatMap((text) => guessesOf({ ...question, text }).slice(0, 1))
    .filter(({ probability }) => probability >= SURE);

/** Returns what a message and its questions may be about, the likeliest first: small talk only if nothing else is likely. */
function guessesOfAll(question: Question): readonly Guess<string>[] {
  const sorted = [...surelyAsked(question), ...guessesOf(question)].toSorted(
    (a, b) => b.probability - a.probability,
  );
  // “What does it do?” and “Fraud Shield” can be the same question.
  const titles = sorted.map(({ name }) => titleOf(name, question));
  const guesses = sorted.filter(({ name }, place) => titles.indexOf(titleOf(name, question)) === place);
  const others = guesses.filter(({ name }) => !smallTalk.has(name));
  return (others[0]?.probability ?? 0) >= LIKELY ? others : guesses;
}

/** Answers the questions of a message. If it isn't certain what they are, asks which of the likeliest two is meant. */
export function answerTo(question: Question): Answer {
  const { site } = question;
  const guesses = guessesOfAll(question);
  const [first, second] = guesses;
  if (!first) {
    const text = `I can’t find that on this site. I know Tangelo’s products, prices, and policies, and your cart. For anything else, ask a person: ${site.reachUs}.`;
    return { ...answerWith([{ text, link: contactLink }]), isSure: false };
  }
  const isAhead = first.probability >= AHEAD * (second?.probability ?? 0);
  if (first.probability < (isAhead ? SURE_AHEAD : SURE)) {
    const offers = offersOf(guesses, [], question).slice(0, MAX_QUESTIONS);
    const text = `I’m not sure what you mean. Is it ${offers.length > 1 ? 'one of these' : 'this'}?`;
    return { ...answerWith([{ text }], productsOf(question, [])), offers, isSure: false };
  }
  const asked = sizeOf(question) ? [] : surelyAsked(question);
  const topics = [first, ...guesses.slice(1).filter(({ name }) => asked.some((one) => one.name === name))]
    .map(({ name }) => name)
    .slice(0, MAX_QUESTIONS);
  const offers = first.probability >= CERTAIN ? [] : offersOf(guesses, topics, question).slice(0, 1);
  const answers = topics.map((topic) => answerOf(topic, question));
  const [only, ...others] = answers;
  if (only && others.length === 0) return { ...only, offers };
  const headed = answers.flatMap(({ parts, topic }) =>
    parts.slice(0, 1).map((part) => ({ ...part, heading: titleOf(topic ?? first.name, question) })),
  );
  const mentioned = [...new Set(answers.flatMap((answer) => answer.mentioned))];
  return { ...answerWith(headed, mentioned), offers, topic: first.name };
}

/** Returns a topic's question. */
function titleOf(topic: string, { tokens, site }: Question): string {
  const [named] = productsIn(tokens);
  const id = isProduct(topic) ? topic : topic === 'info' ? named : undefined;
  return id ? `What does ${productOf(id).name} do?` : (site.titles[topic] ?? topic);
}

/** Lists the likeliest questions that weren’t answered, as buttons. */
function offersOf(guesses: readonly Guess<string>[], answered: readonly string[], question: Question) {
  const info = productsIn(question.tokens).length > 0 ? ['info'] : [];
  const known = answered.map((topic) => titleOf(topic, question));
  const topics = [...new Set([...guesses.map(({ name }) => name), ...info])];
  return topics
    .filter((topic) => topic !== 'off topic' && !smallTalk.has(topic))
    .map((topic) => ({ topic, title: titleOf(topic, question), text: question.text }))
    .filter(
      ({ title }, at, all) => !known.includes(title) && all.findIndex((one) => one.title === title) === at,
    );
}
