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
import type { DueRoot } from '../../store/cart/cartSelectors';
import {
  selectCartDemoItems,
  selectCartDue,
  selectCartItemCount,
  selectCartLines,
} from '../../store/cart/cartSelectors';
import { selectLatestChange } from '../../store/undo/undoSelectors';
import type { UndoRoot } from '../../store/undo/undoSlice';
import { selectWishlistDemoItems } from '../../store/wishlist/wishlistSelectors';
import type { WishlistRoot } from '../../store/wishlist/wishlistSlice';
import type { SiteAnswer } from './answers';
import { cartText, laterText, totalsText } from './cartTexts';
import { classify } from './classifier';
import type { Guess } from './classifier';
import type { Context } from './context';
import { nextContext } from './context';
import type { Intent, RequestIntent } from './intents';
import { isRequest, requestKinds } from './intents';
import type { Line, Proposal, Row } from './proposal';
import { asLines, changed, doneText, rowsBetween, selectLines } from './proposal';
import type { Note, Wish } from './request';
import { wishOf } from './request';
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

export type ReplyRoot = DueRoot & UndoRoot & WishlistRoot;

/** A message with everything that its meaning depends on. */
export interface Message {
  readonly text: string;
  readonly context: Context;
  /** The changes that the last message asked for, if its button wasn’t pressed. */
  readonly pending: readonly Row[];
  readonly state: ReplyRoot;
}

type Site = typeof site;

/** Minimum probability at which a message is answered. */
const MIN_PROBABILITY = 0.15;
/** Minimum probability at which a clause counts as a request of its own. */
const MIN_PROBABILITY_OF_CLAUSE = 0.5;
/** Minimum probability at which a topic is suggested under “Did you mean”. */
const MIN_PROBABILITY_TO_SUGGEST = 0.12;
/** Intents in which part of a name, or a word for what it does, means the product. */
const aboutProducts: ReadonlySet<Intent> = new Set(['compare', 'same', 'rated', 'info', 'price']);

const noteTexts: Readonly<Record<Note, string>> = {
  this: 'Here’s the change. It’s made when you press the button.',
  each: 'I’ve listed each one you may mean. Untick what you don’t want.',
  'which product': 'I’m not sure which product you mean. You can choose another one here.',
  quantity: `A cart holds 1 to ${MAX_QUANTITY} of a product, in whole numbers. Please check the quantity.`,
  'not in cart': 'That isn’t in your cart yet, so this adds it.',
  nothing: 'Your cart is like that already, so there’s nothing to change.',
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

/** Returns the changes that a reply proposed because the message asked for them. */
export function pendingOf(reply: Reply | undefined): readonly Row[] {
  return reply?.isRequested && reply.proposal?.kind === 'rows' ? reply.proposal.rows : [];
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
export const selectLastCommand = (state: UndoRoot) => selectLatestChange(state, ['commandFollowed']);

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
    const intent = intentOf(guesses, tokens, message);
    if (intent === null) return unknown(message, tokens, guesses, known);
    if (intent === 'undo') return undoing(message, tokens);
    if (isRequest(intent)) return proposing(message, tokens, intent, known);
    return answering(intent, message, tokens, known);
  };
}

/** Chooses the intent of a message, where requests of a kind count together; null if none is likely enough. */
function intentOf(
  guesses: readonly Guess<Intent>[],
  tokens: readonly Token[],
  { context, pending }: Message,
): Intent | null {
  // “Fraud Shield”, “and the shield”: a name without a verb.
  const isName =
    tokens.every(({ kind }) => ['product', 'and', 'word', 'period', 'comma'].includes(kind)) &&
    /^(?:(?:an?|the|teh|one|give|me) ?)*$/u.test(otherWords(tokens));
  if (isName && has(tokens, 'product') && !context.isAfterChange && pending.length === 0)
    return context.topic === null ? 'info' : 'same';
  const kindOf = (name: Intent) => (isRequest(name) ? requestKinds[name] : name);
  const totals = new Map<string, number>();
  for (const { name, probability } of guesses)
    totals.set(kindOf(name), (totals.get(kindOf(name)) ?? 0) + probability);
  const totalOfKind = ({ name }: Guess<Intent>) => totals.get(kindOf(name)) ?? 0;
  const [best] = guesses.toSorted((a, b) => totalOfKind(b) - totalOfKind(a));
  return best && totalOfKind(best) >= MIN_PROBABILITY ? best.name : null;
}

/** Proposes what a request asks for. If the last proposal wasn't pressed, the request continues it. */
function proposing(message: Message, tokens: readonly Token[], intent: RequestIntent, known: Site): Answered {
  const { text, context, pending, state } = message;
  const lines = selectLines(state);
  const wish = clausesOf(text, known).reduce<Wish & { readonly lines: readonly Line[] }>(
    (before, clause) => {
      const own = clause ?? { intent, text, tokens };
      const mentioned = [...before.rows.map(({ to }) => to.productId), ...context.mentioned];
      const next = wishOf(
        own.intent,
        own.text,
        own.tokens,
        before.rows.length > 0 ? { ...context, mentioned: [...new Set(mentioned)] } : context,
        before.lines,
      );
      return { ...next, lines: asLines(changed(before.lines, next.rows)) };
    },
    { rows: [], note: 'this', lines: asLines(changed(lines, pending)) },
  );
  return proposed(message, tokens, rowsBetween(lines, wish.lines), wish.note);
}

function proposed(
  { text, context, state }: Message,
  tokens: readonly Token[],
  rows: readonly Row[],
  note: Note,
): Answered {
  const isIdle = rows.length === 0;
  const missing = productsIn(tokens, 'hint').filter((id) =>
    selectLines(state).every(({ productId }) => productId !== id),
  );
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
      proposal: isIdle ? null : { kind: 'rows', rows },
      isRequested: true,
      links: isIdle ? [cartLink] : [],
    }),
    context: nextContext(context, {
      mentioned: isIdle ? productsIn(tokens) : [...new Set(rows.map(({ to }) => to.productId))],
      billing: periodIn(tokensIn(text)),
      undone: context.undone,
    }),
  };
}

interface Clause {
  readonly intent: RequestIntent;
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** Splits a message into clauses that ask for different changes; a single undefined one if there's only one change. */
function clausesOf(text: string, known: Site): readonly (Clause | undefined)[] {
  const clauses: Clause[] = [];
  for (const part of text.split(/([,;:.…!?]+|\b(?:and|but|then|also)\b)/iu)) {
    const tokens = tokensIn(part);
    const [best] = classify(known.classifier, part);
    const hasVerb = /\S/u.test(
      otherWords(tokens).replaceAll(/\b(?:the|an?|one|too|also|as|well|per|please)\b/gu, ''),
    );
    const isOwn = best && isRequest(best.name) && best.probability >= MIN_PROBABILITY_OF_CLAUSE;
    const last = clauses.at(-1);
    if (
      isOwn &&
      hasVerb &&
      has(tokens, 'product', 'it', 'them', 'all', 'period', 'number') &&
      isRequest(best.name)
    )
      clauses.push({ intent: best.name, text: part, tokens });
    else if (last)
      clauses.splice(-1, 1, {
        ...last,
        text: `${last.text} ${part}`,
        tokens: tokensIn(`${last.text} ${part}`),
      });
  }
  // “Delete the shield, keep the rest”: what stays needs no change.
  const changing = clauses.filter(({ intent, tokens }) => intent !== 'keep' || has(tokens, 'product'));
  const isMixed = new Set(changing.map(({ intent }) => intent)).size > 1 || changing.length < clauses.length;
  return isMixed && changing.length > 0 ? changing : [undefined];
}

/** Proposes to undo the assistant's last change or, after an Undo, to do it again: “put it back”. */
function undoing(message: Message, tokens: readonly Token[]): Answered {
  const { text, context, pending, state } = message;
  const last = selectLastCommand(state);
  const isRedo = context.undone.length > 0 && /\b(?:back|again|redo)\b/iu.test(text);
  if (pending.length > 0)
    return { reply: replyWith(['OK, I dropped that. Your cart hasn’t changed.']), context };
  const rows = last
    ? rowsBetween(asLines(last.before.cart?.lines ?? []), asLines(last.after.cart?.lines ?? []))
    : [];
  const isOfLast = (id: ProductId) => rows.some(({ to }) => to.productId === id);
  if (last && !isRedo && productsIn(tokens).every(isOfLast))
    return {
      reply: replyWith(['This takes back the last change.'], {
        proposal: { kind: 'undo', id: last.id, rows },
        isRequested: true,
      }),
      context: nextContext(context, { mentioned: rows.map(({ to }) => to.productId) }),
    };
  if (!isRedo && !has(tokens, 'product'))
    return { reply: replyWith(['There’s nothing to undo. I haven’t changed your cart.']), context };
  const wish = wishOf(
    'undo',
    text,
    tokens,
    isRedo ? context : { ...context, undone: [] },
    selectLines(state),
  );
  return proposed(message, tokens, wish.rows, wish.note);
}

/** Replies to a pressed button. `rows` are the changes that it made. */
export function doneReply(
  rows: readonly Row[],
  isUndo: boolean,
  state: ReplyRoot & UndoRoot,
  context: Context,
): Answered {
  if (rows.length === 0)
    return {
      reply: replyWith(['Nothing to change: your cart is like that already.'], { links: [cartLink] }),
      context,
    };
  const samples = context.knowsSamples ? [] : samplesText(state);
  const stay = rows.filter(({ to }) => to.quantity > 0).map(({ to }) => to.productId);
  // After a removal, “it” is what stays.
  const left = context.mentioned.filter((id) => selectLines(state).some(({ productId }) => productId === id));
  const [mentioned = []] = [stay, left, rows.map(({ to }) => to.productId)].filter((ids) => ids.length > 0);
  const periods = [...new Set(rows.flatMap(({ to }) => (to.quantity > 0 ? [to.billing] : [])))];
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
      mentioned,
      isAfterChange: true,
      undone: isUndo ? rows : [],
      billing: periods.length === 1 ? (periods[0] ?? null) : null,
      knowsSamples: context.knowsSamples || samples.length > 0,
    }),
  };
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
    context: nextContext(context, { mentioned: productsIn(tokens), undone: context.undone }),
  };
}

/** Answers a question, for the products in the message or else in the context. */
function answering(intent: Intent, message: Message, tokens: readonly Token[], known: Site): Answered {
  const { text, context, state } = message;
  const named = productsIn(tokens, aboutProducts.has(intent) ? 'hint' : 'name');
  const productIds = named.length > 0 ? named : context.mentioned;
  const product = known.products.find(({ id }) => id === productIds[0]);
  const billing = periodIn(tokens);
  const plan = known.plans.find(({ id }) => wordsLike(text, id) > 0);
  const count = tokens.find((token) => token.kind === 'number')?.number ?? 1;
  const { topic } = context;
  const again = (other: Intent) => answering(other, message, tokens, known);
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
        undone: context.undone,
      }),
    };
  };
  /** Proposes to add the products of an answer, in the quantity and period that the message names. */
  const cardOf = (ids: readonly ProductId[]): Proposal | null => {
    const lines = selectLines(state);
    const isSaid = billing !== null || has(tokens, 'number');
    const isHeld = ids.every((id) => lines.some(({ productId }) => productId === id));
    if (ids.length === 0 || (isHeld && !isSaid)) return null;
    const { rows } = wishOf('quantity', text, tokens, { ...context, mentioned: ids }, lines);
    return rows.length > 0 ? { kind: 'rows', rows } : null;
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
  if (isRequest(intent)) return again('change the cart');
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
        ? about({ ...product, text: pricesText(productIds, isQuantity(count) ? count : 1) }, productIds)
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
    .map((from): Row => ({ from, to: { ...from, quantity: 0 } }));
  const cart = [
    ...(lines.length > 0 ? [cartText(lines, selectCartDemoItems(state))] : []),
    totalsText(selectCartItemCount(state), due),
  ];
  return {
    reply: replyWith(
      [...(intent === 'next payment' ? [laterText(lines, due, dayOf(new Date()))] : cart), ...samples],
      {
        links: [cartLink],
        proposal: intent === 'samples' && sampleRows.length > 0 ? { kind: 'rows', rows: sampleRows } : null,
      },
    ),
    context: nextContext(context, {
      mentioned: [...new Set((own.length > 0 ? own : selectLines(state)).map(({ productId }) => productId))],
      topic: intent,
      knowsSamples: context.knowsSamples || samples.length > 0,
    }),
  };
}

/** Says that the shop put samples there, as the notice on the cart page does; empty if there are none. */
function samplesText(state: ReplyRoot): readonly string[] {
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
