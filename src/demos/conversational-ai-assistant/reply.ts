import { queryOf, searchAddress } from '../../components/search/searchAddress';
import { billingTexts } from '../../content/billing';
import { billingUnits } from '../../content/billingUnits';
import { paths } from '../../content/paths';
import { productOf } from '../../content/products/catalog';
import { demoItemsTexts } from '../../content/shop/demoItems';
import type { ProductId } from '../../content/slugs';
import { taxesInWords } from '../../content/taxes';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods, priceForPeriod } from '../../domain/billing';
import { dayOf } from '../../domain/dates';
import { amountDue, formatMoney, sumOf, totalOf } from '../../domain/money';
import { enumerated } from '../../domain/numerals';
import { MAX_QUANTITY, isQuantity } from '../../domain/quantity';
import {
  selectCartDemoItems,
  selectCartDue,
  selectCartItemCount,
  selectCartLines,
} from '../../store/cart/cartSelectors';
import { selectLatestChange } from '../../store/undo/undoSelectors';
import type { RootState } from '../../store/slices';
import { selectWishlistDemoItems } from '../../store/wishlist/wishlistSelectors';
import type { SiteAnswer } from './answers';
import { cartText, laterText, totalsText } from './cartTexts';
import { classify } from './classifier';
import type { Guess } from './classifier';
import type { Context } from './context';
import { nextContext } from './context';
import type { AnswerIntent, Intent, Verb } from './intents';
import { isRequest, requestVerbs } from './intents';
import type { Line, Proposal, Row } from './proposal';
import { changed, doneText, rowsBetween, rowsNow, sameLine, selectLines, withProduct } from './proposal';
import type { Clause, Note } from './request';
import { clausesOf, others as otherItems, wishOf } from './request';
import type { site } from './site.computed';
import type { Token } from './words';
import { has, isNearly, otherWords, periodIn, productsIn, tokensIn, wordsIn } from './words';

/** Maximum message length; anything longer is assumed to be pasted. */
export const MAX_CHARACTERS = 500;

/** The assistant's reply. Plain data, because the build saves the example's replies as JSON. */
export interface Reply {
  /** Paragraphs, perhaps of several lines. */
  readonly text: readonly string[];
  /** True if the first paragraph is quoted word for word. */
  readonly isQuote: boolean;
  readonly links: readonly { readonly to: string; readonly label: string }[];
  /** Questions that the visitor may have meant, shown as buttons. */
  readonly questions: readonly string[];
  readonly proposal: Proposal | null;
  /** True if the message asked for the proposal, rather than for an answer about its product. */
  readonly isRequested: boolean;
  /** Id of the change that a press made. Only the assistant's latest change has an Undo button. */
  readonly change: number | null;
}

/** A reply, and what the next message may refer to. */
export interface Answered {
  readonly reply: Reply;
  readonly context: Context;
}

/** A message with everything that its meaning depends on. */
export interface Message {
  readonly text: string;
  readonly context: Context;
  /** The proposal of the last message, if its button wasn’t pressed. */
  readonly pending: Proposal | null;
  readonly state: RootState;
}

type Site = typeof site;

/** Minimum probability at which a message is answered. */
const MIN_PROBABILITY = 0.15;
/** Minimum probability at which a topic is suggested under “Did you mean”. */
const MIN_PROBABILITY_TO_SUGGEST = 0.12;
/** Intents in which part of a name, or a word for what it does, means the product. */
const aboutProducts: ReadonlySet<Intent> = new Set(['compare', 'same', 'rated', 'info', 'price']);

const noteTexts: Readonly<Record<Note, string>> = {
  this: 'Here’s the change. It’s made when you press the button.',
  each: 'I’ve listed each one you may mean. Untick what you don’t want.',
  'which product': 'I’m not sure which product you mean. You can choose another one here.',
  quantity: `A cart holds 1 to ${MAX_QUANTITY} of a product, in whole numbers. Please check the quantity.`,
  nothing: 'I don’t see a change to your cart in that. You can make it here, or say it another way.',
};
const cartLink = { to: paths.cart, label: 'View cart' };

const agreeing =
  'yes|yep|yeah|yea|yup|ya|aye|yes please|please do|please|do it|do that|do so|go ahead|go for it|go on|confirm|confirmed|make it so|press it|sure|absolutely|definitely|exactly|correct|right|thats right';
const yes = new RegExp(`^(?:(?:${agreeing}|ok|okay|alright) ?)+(?:then|thanks|thank you)?$`, 'u');
const maybeYes =
  /^(?:(?:ok|okay|k|alright|fine|good|great|perfect|cool|sounds good) ?)+(?:then|thanks|please)?$/u;

/**
 * Tests whether a message is a bare “yes” to the proposal of a reply. “OK” is one only if the proposal was asked for.
 */
export function isYes(
  text: string,
  reply: Reply | undefined,
): reply is Reply & { readonly proposal: Proposal } {
  if (!reply?.proposal) return false;
  const words = wordsIn(text)
    .filter((word) => word !== ',')
    .join(' ');
  return yes.test(words)
    ? reply.isRequested || !maybeYes.test(words)
    : reply.isRequested && maybeYes.test(words);
}

/** Returns what a reply proposed because the message asked for it. */
export function pendingOf(reply: Reply | undefined): Proposal | null {
  return reply?.isRequested ? reply.proposal : null;
}

export function replyWith(text: readonly string[], more: Partial<Reply> = {}): Reply {
  return {
    text,
    isQuote: false,
    links: [],
    questions: [],
    proposal: null,
    isRequested: false,
    change: null,
    ...more,
  };
}

/** Selects the assistant's last change that can be undone. */
export const selectLastCommand = (state: RootState) => selectLatestChange(state, ['commandFollowed']);

/** Creates the function that replies to messages. It only reads: a proposal is carried out by its button. */
export function replyingFrom(known: Site): (message: Message) => Answered {
  return (message) => {
    const { text, context } = message;
    if (text.length > MAX_CHARACTERS)
      return {
        reply: replyWith([
          `That’s too long for me: I can read ${MAX_CHARACTERS} characters. Your text is still in the field, so you can shorten it.`,
        ]),
        context,
      };
    if (!/[\p{L}\p{N}]/u.test(text))
      return {
        reply: replyWith(['I can’t read that. Ask me a question, or say “add Fraud Shield.”']),
        context,
      };
    const tokens = tokensIn(text);
    const guesses = classify(known.classifier, text);
    const clauses = clausesOf(text, known.classifier);
    const intent = intentOf(guesses, tokens, clauses, message);
    if (intent === 'undo') return undoing(message, tokens);
    if (intent === null) return unknown(message, tokens, guesses, known);
    if (isVerb(intent)) {
      const proposed = proposing(message, tokens, clauses, intent);
      // A message that would change nothing and commands nothing was probably a question.
      const isIdle = proposed.reply.text[0] === noteTexts.nothing;
      return isIdle && clauses.every(({ isOwnVerb }) => !isOwnVerb)
        ? unknown(message, tokens, guesses, known)
        : proposed;
    }
    const answered = answering(intent, message, tokens, known);
    const asked = clauses.filter(({ isSure }) => isSure);
    const [first] = asked;
    if (!first?.verb) return answered;
    const { reply, context: next } = proposing(
      { ...message, context: answered.context },
      tokens,
      asked,
      first.verb,
    );
    return {
      reply: { ...answered.reply, proposal: reply.proposal, isRequested: reply.isRequested },
      context: next,
    };
  };
}

const isVerb = (topic: Topic): topic is Verb => Object.values<string>(requestVerbs).includes(topic);

/** The subject of a message: a question to answer, or a change of the cart. */
type Topic = AnswerIntent | Verb;

const takingBack =
  /\b(?:undo|revert|restore|(?:put|stick|bring|add) (?:\S+ ){1,3}back|(?:like|as) (?:before|it was|when)|previous)\b/iu;

/** Topics of small talk, which yield to a request in the same message. */
const smallTalk: ReadonlySet<Topic> = new Set([
  'hello',
  'ok',
  'no',
  'yes',
  'thanks',
  'leave',
  'praise',
  'insult',
  'complaint',
  'off topic',
  'joke',
  'bye',
  'how are you',
  'what do you mean',
]);

/** Chooses what a message is about, where requests with the same verb count together; null if nothing is likely enough. */
function intentOf(
  guesses: readonly Guess<Intent>[],
  tokens: readonly Token[],
  clauses: readonly Clause[],
  { text, context, pending }: Message,
): Topic | null {
  // “Fraud Shield”, “and the shield”: a name without a verb.
  const isName =
    tokens.every(({ kind }) => ['product', 'and', 'word', 'period', 'comma'].includes(kind)) &&
    /^(?:(?:an?|the|teh|one|give|me) ?)*$/u.test(otherWords(tokens));
  if (isName && has(tokens, 'product') && !context.isAfterChange && !pending)
    return context.topic === null ? 'info' : 'same';
  const totals = new Map<Topic, number>();
  for (const { name, probability } of guesses) {
    const topic = isRequest(name) ? requestVerbs[name] : name;
    totals.set(topic, (totals.get(topic) ?? 0) + probability);
  }
  const sorted = [...totals].toSorted(([, a], [, b]) => b - a);
  const likely = (topics: typeof sorted) => {
    const [best] = topics;
    return best && best[1] >= MIN_PROBABILITY ? best[0] : null;
  };
  const best = likely(sorted);
  const verbs = clauses.flatMap(({ verb }) => verb ?? []);
  const isAsking =
    clauses.every(({ isQuestion, verb }) => isQuestion || verb === null) &&
    clauses.some(({ isQuestion }) => isQuestion);
  if (takingBack.test(text) && !isAsking) return 'undo';
  // A question isn’t a request, whatever words it has.
  if (best !== null && isVerb(best) && isAsking)
    return (
      likely(sorted.filter(([topic]) => !isVerb(topic))) ??
      (productsIn(tokens, 'hint').length > 0 ? 'info' : null)
    );
  if (best === null || smallTalk.has(best)) {
    if (verbs[0]) return verbs[0];
    const isDecline = best === 'no' || best === 'leave';
    const isAbout =
      (has(tokens, 'product', 'period', 'number', 'all') || otherItems.test(wordsIn(text).join(' '))) &&
      !isAsking;
    if (isAbout && (context.isAfterChange || pending !== null || isDecline))
      return isDecline && !has(tokens, 'period', 'number') ? 'take out' : 'set';
    if (isDecline && context.isAfterChange && context.carts.length > 0) return 'undo';
  }
  return best;
}

/** Proposes what a request asks for. If the last proposal wasn't pressed, a request without a product continues it. */
function proposing(
  message: Message,
  tokens: readonly Token[],
  clauses: readonly Clause[],
  verb: Verb,
): Answered {
  const { text, context, pending, state } = message;
  const lines = selectLines(state);
  const isNew = has(tokens, 'product') && !/^\W*(?:and|also|plus)\b/iu.test(text);
  const start = pending && !isNew ? changed(lines, rowsNow(pending, lines)) : lines;
  const [named, ...others] = productsIn(tokens, 'hint');
  const [row, ...rows] = pending?.rows ?? [];
  // “Make it yearly.” “The pricing one.”
  if (
    pending &&
    row &&
    named &&
    others.length + rows.length === 0 &&
    clauses.every(({ isOwnVerb }) => !isOwnVerb)
  )
    return proposed(message, tokens, { ...pending, rows: [withProduct(row, named, lines)] }, 'this');
  const { proposal, note } = wishOf(clauses, verb, context, lines, start);
  return proposed(message, tokens, proposal, note);
}

function proposed(
  { context, state }: Message,
  tokens: readonly Token[],
  proposal: Proposal,
  note: Note,
): Answered {
  const lines = selectLines(state);
  const isIdle = note === 'nothing';
  const missing = productsIn(tokens, 'hint').filter((id) => lines.every(({ productId }) => productId !== id));
  const noteText = !isIdle
    ? noteTexts[note]
    : missing.length > 0
      ? `You don’t have ${enumerated(
          missing.map((id) => productOf(id).name),
          'and',
        )} in your cart.`
      : selectCartItemCount(state) === 0
        ? 'There’s nothing in your cart to change.'
        : noteTexts.nothing;
  return {
    reply: replyWith([noteText], {
      proposal: proposal.rows.length > 0 || !isIdle ? proposal : null,
      isRequested: true,
      links: isIdle ? [cartLink] : [],
    }),
    context: nextContext(context, {
      mentioned: [...new Set(proposal.rows.map(({ to }) => to.productId))],
      billing: periodIn(tokens),
    }),
  };
}

/** Proposes an earlier cart, or an earlier state of the products that are named. */
function undoing(message: Message, tokens: readonly Token[]): Answered {
  const { text, context, pending, state } = message;
  const lines = selectLines(state);
  if (pending && context.carts.length === 0 && !has(tokens, 'product'))
    return { reply: replyWith(['OK, I dropped that. Your cart hasn’t changed.']), context };
  const named = productsIn(tokens, 'hint');
  const isNamed = ({ productId }: Line) => named.length === 0 || named.includes(productId);
  const isFirst = /\b(?:came|start|beginning|first|originally?|everything)\b/iu.test(text);
  const isRedo = context.undone !== null && /\b(?:back|redo)\b/iu.test(text);
  const earlier = isFirst ? context.carts : context.carts.toReversed();
  const carts = isRedo ? [context.undone] : earlier;
  const [rows = []] = carts
    .map((cart) => rowsBetween(lines.filter(isNamed), cart.filter(isNamed)))
    .filter((some) => some.length > 0);
  const added = named.flatMap((productId): readonly Row[] =>
    lines.some((line) => line.productId === productId)
      ? []
      : [{ from: null, to: { productId, quantity: 1, billing: billingPeriods[0] } }],
  );
  const all = rows.length > 0 ? rows : added;
  if (all.length === 0)
    return { reply: replyWith(['There’s nothing to undo. I haven’t changed your cart.']), context };
  const isUndo = !isRedo && rows.length > 0 && named.length === 0;
  const answered = proposed(message, tokens, { rows: all, isRestRemoved: false, isUndo }, 'this');
  return isUndo
    ? { ...answered, reply: { ...answered.reply, text: ['This takes back an earlier change.'] } }
    : answered;
}

/**
 * Replies to a pressed button.
 * @param rows the changes that it made
 */
export function doneReply(
  rows: readonly Row[],
  isUndo: boolean,
  state: RootState,
  context: Context,
): Answered {
  if (rows.length === 0)
    return {
      reply: replyWith(['Nothing to change: your cart is like that already.'], { links: [cartLink] }),
      context,
    };
  const lines = selectLines(state);
  const samples = context.knowsSamples ? [] : samplesText(state);
  const stay = rows.filter(({ to }) => to.quantity > 0).map(({ to }) => to.productId);
  // After a removal, “it” is what stays.
  const left = context.mentioned.filter((id) => lines.some(({ productId }) => productId === id));
  const only = lines.length === 1 && !isUndo ? lines.map(({ productId }) => productId) : [];
  const [mentioned = []] = [stay, left, only, rows.map(({ to }) => to.productId)].filter(
    (ids) => ids.length > 0,
  );
  const periods = [...new Set(rows.flatMap(({ to }) => (to.quantity > 0 ? [to.billing] : [])))];
  const before = rowsReversed(rows, lines);
  return {
    reply: replyWith(
      [
        [...(isUndo ? ['I undid this change:'] : []), ...rows.map(doneText)].join('\n'),
        totalsText(selectCartItemCount(state), selectCartDue(state)),
        ...samples,
      ],
      { links: [cartLink], change: isUndo ? null : state.undo.count },
    ),
    context: nextContext(context, {
      mentioned: [...new Set(mentioned)],
      isAfterChange: true,
      carts: isUndo ? context.carts.slice(0, -1) : [...context.carts, before],
      undone: isUndo ? before : null,
      billing: periods.length === 1 ? (periods[0] ?? null) : null,
      knowsSamples: context.knowsSamples || samples.length > 0,
    }),
  };
}

/** Returns the cart before changes. */
function rowsReversed(rows: readonly Row[], lines: readonly Line[]): readonly Line[] {
  return changed(
    lines,
    rows.map(({ from, to }) => ({
      from: sameLine(lines, to) ?? null,
      to: from ?? { ...to, quantity: (sameLine(lines, to)?.quantity ?? 0) - to.quantity },
    })),
  );
}

function unknown(
  { text, context }: Message,
  tokens: readonly Token[],
  guesses: readonly Guess<Intent>[],
  known: Site,
): Answered {
  const questions = guesses
    .filter(({ name, probability }) => probability >= MIN_PROBABILITY_TO_SUGGEST && !isRequest(name))
    .flatMap(({ name }) => known.suggestions[name] ?? [])
    .slice(0, 3);
  return {
    reply: replyWith(
      [
        questions.length > 0
          ? 'Sorry, I don’t know that one. Did you mean:'
          : 'Sorry, I don’t know that one. Try asking another way, in English.',
      ],
      {
        questions,
        links: [
          { to: searchAddress(queryOf(text)), label: 'Search this site' },
          { to: paths.contact, label: 'Ask a person' },
        ],
      },
    ),
    context: nextContext(context, { mentioned: productsIn(tokens) }),
  };
}

/** Answers a question, for the products in the message or else in the context. */
function answering(intent: AnswerIntent, message: Message, tokens: readonly Token[], known: Site): Answered {
  const { text, context, state } = message;
  const named = productsIn(tokens, aboutProducts.has(intent) ? 'hint' : 'name');
  const productIds = named.length > 0 ? named : context.mentioned;
  const product = known.products.find(({ id }) => id === productIds[0]);
  const billing = periodIn(tokens);
  const plan = known.plans.find(({ id }) => wordsLike(text, id) > 0);
  const said = tokens.find((token) => token.kind === 'number')?.number ?? 1;
  const count = isQuantity(said) && named.length > 0 ? said : 1;
  const { topic } = context;
  const again = (other: AnswerIntent) => answering(other, message, tokens, known);
  const about = (answer: SiteAnswer, ids: readonly ProductId[] = [], more: Partial<Reply> = {}): Answered => {
    const isAboutPrice = intent === 'price' || intent === 'same' || intent === 'yearly';
    return {
      reply: replyWith([answer.text], {
        isQuote: answer.isQuote ?? false,
        links: [
          ...(answer.source ? [{ to: answer.source.url, label: linkLabel(answer.source) }] : []),
          ...(answer.isPartial ? [{ to: paths.contact, label: 'Ask a person' }] : []),
        ],
        proposal: isOfProducts.has(intent) && !answer.isPartial ? cardOf(ids) : null,
        ...more,
      }),
      context: nextContext(context, {
        mentioned: ids,
        topic: intent,
        billing: isAboutPrice ? billing : null,
      }),
    };
  };
  /** Proposes to add the products of an answer or, if they're in the cart, to change them to the period said. */
  const cardOf = (ids: readonly ProductId[]): Proposal | null => {
    const lines = selectLines(state);
    const rows = ids.flatMap((productId): readonly Row[] => {
      const from = lines.find((line) => line.productId === productId) ?? null;
      const to = {
        productId,
        quantity: from?.quantity ?? count,
        billing: billing ?? from?.billing ?? billingPeriods[0],
      };
      return from?.billing === to.billing ? [] : [{ from, to }];
    });
    return rows.length > 0 ? { rows, isRestRemoved: false, isUndo: false } : null;
  };

  if (named.length === 0 && !plan && intent === 'tax' && context.isAfterChange) return again('cart');
  // “Plus tax?” and “and per year?” are about the prices just given.
  if (
    (intent === 'tax' || (intent === 'yearly' && billing !== null && tokens.length < 5)) &&
    productIds.length > 0 &&
    (named.length > 0 || topic === 'price')
  )
    return again('price');
  // With a product, “how accurate is it?” is about the product, and without one about the assistant.
  if (intent === 'accuracy' && product && !/\b(?:you|your|u|ur|this (?:chat|assistant|bot))\b/iu.test(text))
    return again('mistakes');
  const own = product?.answers[intent];
  if (product && own) return about(own, [product.id]);
  if (isFixed(intent, known)) {
    const answer = known.answers[intent];
    return about(answer, answer.productId ? [answer.productId] : named);
  }
  switch (intent) {
    case 'cart':
    case 'samples':
    case 'next payment':
      return ofCart(intent, message);
    case 'leave':
      return { reply: replyWith(['OK, I’ll leave your cart as it is.']), context };
    case 'off topic':
      return unknown(message, tokens, [], known);
    case 'plans':
      return about(plan ?? known.allPlans);
    case 'team':
      return about(personIn(text, known.people) ?? known.wholeTeam);
    case 'info':
      return product ? about(product, [product.id]) : about(known.answers.catalog);
    case 'rated':
      return product
        ? about(
            {
              ...product,
              text: productIds
                .map(productOf)
                .map(
                  ({ name, rating, reviews }) => `${name} is rated ${rating} out of 5 in ${reviews} reviews.`,
                )
                .join(' '),
            },
            productIds,
          )
        : again('best rated');
    case 'price':
      if (plan && named.length === 0) return about(plan);
      return product
        ? about({ ...product, text: pricesText(productIds, count) }, productIds)
        : about(billing === null || billing === billingPeriods[0] ? known.allPrices : known.longerPrices);
    case 'compare': {
      const compared = named.length === 1 ? [...new Set([...context.mentioned, ...named])] : productIds;
      if (compared.length < 2) return about(known.answers['compare products']);
      const byPrice = compared.toSorted((a, b) => productOf(a).priceCents - productOf(b).priceCents);
      return about(
        {
          text: ['Cheapest first:', ...byPrice.map((id) => pricesText([id], 1))].join('\n'),
          source: { url: paths.comparison(compared), source: 'Compare', title: 'Compare' },
        },
        compared,
      );
    }
    case 'same': {
      if (plan && named.length === 0) return again('plans');
      if (productIds.length === 0) return about(known.answers.catalog);
      if (billing !== null || has(tokens, 'number')) return again('price');
      const isKnown =
        topic !== null && (/^(?:price|accuracy|rated)$/u.test(topic) || product?.answers[topic]);
      return again(isKnown ? topic : 'info');
    }
  }
}

/** Tests whether an intent's answer doesn't depend on the context. */
function isFixed(intent: Intent, { answers }: Site): intent is keyof Site['answers'] {
  return Object.hasOwn(answers, intent);
}

/** Intents whose answers come with a proposal to add the product. */
const isOfProducts: ReadonlySet<Intent> = new Set([
  'info',
  'price',
  'rated',
  'same',
  'cheapest',
  'priciest',
  'best rated',
  'want fraud',
  'want pricing',
  'want reviews',
  'want chat',
  'want recommendations',
  'want segments',
]);

/** Lists the cart or its charges after today, and explains the samples once. */
function ofCart(intent: 'cart' | 'samples' | 'next payment', { context, state }: Message): Answered {
  const lines = selectCartLines(state);
  const due = selectCartDue(state);
  const samples = context.knowsSamples && intent !== 'samples' ? [] : samplesText(state);
  const own = selectLines(state).filter(({ isDemoItem }) => !isDemoItem);
  const sampleRows = selectLines(state)
    .filter(({ isDemoItem }) => isDemoItem)
    .map((from) => ({ from, to: { ...from, quantity: 0 } }));
  const cart = [
    ...(lines.length > 0 ? [cartText(lines, selectCartDemoItems(state))] : []),
    totalsText(selectCartItemCount(state), due),
  ];
  return {
    reply: replyWith(
      [...(intent === 'next payment' ? [laterText(lines, due, dayOf(new Date()))] : cart), ...samples],
      {
        links: [cartLink],
        proposal:
          intent === 'samples' && sampleRows.length > 0
            ? { rows: sampleRows, isRestRemoved: false, isUndo: false }
            : null,
      },
    ),
    context: nextContext(context, {
      mentioned: [
        ...new Set(
          (intent === 'samples'
            ? sampleRows.map(({ from }) => from)
            : own.length > 0
              ? own
              : selectLines(state)
          ).map(({ productId }) => productId),
        ),
      ],
      topic: intent,
      knowsSamples: context.knowsSamples || samples.length > 0,
    }),
  };
}

/** Says that the shop put samples there, as the notice on the cart page does; empty if there are none. */
function samplesText(state: RootState): readonly string[] {
  const counts = {
    cart: selectCartDemoItems(state).length,
    wishlist: selectWishlistDemoItems(state).length,
  };
  return counts.cart + counts.wishlist > 0 ? [demoItemsTexts.text(counts)] : [];
}

function linkLabel({ source, title }: { readonly source: string; readonly title: string }): string {
  return source === title ? title : `${source}, “${title}”`;
}

/** The prices of products in each billing period, without and with tax. */
function pricesText(productIds: readonly ProductId[], quantity: number): string {
  const ofAll = (ids: readonly ProductId[]) => {
    const amounts = (billing: BillingPeriod) =>
      ids.map((id) => quantity * priceForPeriod(productOf(id).priceCents, billing));
    const inEach = (textOf: (billing: BillingPeriod) => string) => billingPeriods.map(textOf).join(' or ');
    const saving = (billing: BillingPeriod) => {
      const text = billingTexts[billing].saving;
      return text === null ? '' : ` (${text.toLowerCase()})`;
    };
    return `${inEach((billing) => `${formatMoney(sumOf(amounts(billing)))}/${billingUnits[billing]}${saving(billing)}`)}. With ${taxesInWords}: ${inEach((billing) => `${formatMoney(totalOf(amountDue(amounts(billing))))}/${billingUnits[billing]}`)}.`;
  };
  return [
    ...productIds.map((id) => `${quantity > 1 ? `${quantity} × ` : ''}${productOf(id).name}: ${ofAll([id])}`),
    ...(productIds.length > 1 ? [`Total: ${ofAll(productIds)}`] : []),
  ].join('\n');
}

/** Finds the person whose name and position share the most words with the message, unless several do. */
function personIn(text: string, persons: Site['people']): SiteAnswer | undefined {
  const counts = persons.map((person) => ({ person, count: wordsLike(text, person.text) }));
  const [best, second] = counts.toSorted((a, b) => b.count - a.count);
  return best && best.count > (second?.count ?? 0) ? best.person : undefined;
}

/** Counts the words of a text that nearly match others, ignoring short ones. */
function wordsLike(text: string, others: string): number {
  const known = wordsIn(others).filter((word) => word.length > 2 && word !== 'the' && word !== 'and');
  return wordsIn(text).filter((word) => known.some((other) => isNearly(word, other))).length;
}
