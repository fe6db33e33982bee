import { queryOf, searchAddress } from '../../components/search/searchAddress';
import { billingTexts } from '../../content/billing';
import { billingUnits } from '../../content/billingUnits';
import { paths } from '../../content/paths';
import { productOf } from '../../content/products/catalog';
import type { ProductId } from '../../content/slugs';
import { taxesInWords } from '../../content/taxes';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods, priceForPeriod } from '../../domain/billing';
import { amountDue, formatMoney, sumOf, totalOf } from '../../domain/money';
import { isQuantity } from '../../domain/quantity';
import type { SiteAnswer, Source } from './answers';
import type { Guess } from './classifier';
import { classify } from './classifier';
import {
  MIN_PROBABILITY_TO_BE_SURE,
  MIN_PROBABILITY_TO_DO,
  areMixed,
  clauseRequests,
  clearestClause,
  combined,
} from './clauses';
import { isDoubtful } from './doubts';
import type { Intent } from './intents';
import { isRequest, isSmallTalk, requestKinds } from './intents';
import type { Command, Context, HeldLine, Request } from './message';
import { MAX_CHARACTERS, productsOf } from './message';
import { readRequest } from './request';
import type { site } from './site.computed';
import type { Slot } from './slots';
import {
  areOnly,
  hasAny,
  isNearly,
  periodIn,
  plainWordsOf,
  productsIn,
  quantityIn,
  slotsOf,
  wordsIn,
} from './slots';

/** A message with everything that its meaning depends on. */
export interface Message {
  readonly text: string;
  readonly context: Context;
  readonly lines: readonly HeldLine[];
}

type AnswerContent =
  | {
      readonly kind: 'fact';
      readonly text: string;
      readonly source: Source | null;
      /** True if it quotes its source word for word. */
      readonly isQuote: boolean;
      /** True if the site leaves part of the question open, so that a person must answer it. */
      readonly isPartial: boolean;
    }
  /** The cart's content, or with `isLater` its charges after today. */
  | { readonly kind: 'cart'; readonly isLater: boolean }
  | { readonly kind: 'which product' }
  /** No answer. `guesses` are questions that the visitor may have meant. */
  | {
      readonly kind: 'unknown';
      readonly guesses: readonly string[];
      /** A search for the message's words. */
      readonly search: string;
    };

/** The answer to a question. */
export interface Answer {
  readonly kind: 'answer';
  readonly said: AnswerContent;
  /** The message's intent; null if unknown. */
  readonly intent: Intent | null;
  readonly productIds: readonly ProductId[];
  /** A command that the visitor may want next. */
  readonly offered: Command | null;
  /** The only billing period that the message names; null if it names none, or both. */
  readonly billing: BillingPeriod | null;
}

export type Reading = Request | Answer;

type Site = typeof site;

/** Minimum probability at which a question is answered or a request is offered. */
const MIN_PROBABILITY = 0.3;
/** Minimum probability at which an intent is suggested under “Did you mean”. */
const MIN_PROBABILITY_TO_SUGGEST = 0.12;
/** Intents in which a single word of a name, such as “insight”, means the product. */
const aboutProducts: ReadonlySet<Intent> = new Set(['compare', 'same', 'rated', 'info']);

/** Creates a function that reads a message: as a request to change the cart, or as a question with its answer. */
export function readingFrom(known: Site): (message: Message) => Reading {
  return (message) => {
    const { text, context, lines } = message;
    if (text.length > MAX_CHARACTERS) return { kind: 'unread', why: 'too long' };
    if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'unread', why: 'nothing' };
    const slots = slotsOf(text);
    const chosen = chosenBy(slots, context);
    if (chosen) return { kind: 'command', command: chosen };
    const whole = classify(known.classifier, text);
    const guesses = clearestClause(known.classifier, text, whole) ?? whole;
    const intent = intentOf(guesses, slots, context);
    if (intent === null) return unknown(message, guesses, known);
    const [offered, ...others] = context.offered;
    if (offered && (intent === 'yes' || (intent === 'ok' && context.last !== 'answer')))
      return others.length === 0
        ? { kind: 'command', command: offered }
        : { kind: 'offer', why: 'choice', commands: context.offered };
    if (intent === 'no' && context.last === 'change')
      return { kind: 'offer', why: 'undo', commands: [{ kind: 'undo' }] };
    if (!isRequest(intent)) return answerOn(intent, message, known);
    const clauses = clauseRequests(known.classifier, text, context, lines);
    const both = areMixed(clauses) ? combined(clauses, lines) : null;
    const request = both
      ? { kind: 'command' as const, command: both }
      : readRequest(intent, slots, context, lines);
    if (request.kind !== 'command') return request;
    const { command } = request;
    const isLarge = command.kind === 'empty' || (command.kind === 'remove' && command.items.length > 1);
    const isSure =
      probabilityOfKind(intent, guesses) >= (isLarge ? MIN_PROBABILITY_TO_BE_SURE : MIN_PROBABILITY_TO_DO);
    const isClear = both !== null || (isSure && !areMixed(clauses));
    return isClear && !isDoubtful(command, { text, slots, clauses, requestWords: known.requestWords })
      ? request
      : { kind: 'offer', why: 'wish', commands: [command] };
  };
}

/** Returns the probability of an intent together with those that it may be confused with at no risk. */
function probabilityOfKind(intent: Intent, guesses: readonly Guess<Intent>[]): number {
  const kindOf = (name: Intent) => (isRequest(name) ? requestKinds[name] : name);
  const alike = guesses.filter(({ name }) => kindOf(name) === kindOf(intent));
  return alike.reduce((total, { probability }) => total + probability, 0);
}

/** Tests for a message without a verb, such as “the shield” and “the yearly one”. */
function isName(slots: readonly Slot[]): boolean {
  return (
    areOnly(slots, 'product', 'and', 'word', 'period') &&
    /^(?:(?:an?|the|teh|one|give|me) ?)*$/u.test(plainWordsOf(slots))
  );
}

/** Chooses the only command that was offered for the product or period named; null if there isn’t one. */
function chosenBy(slots: readonly Slot[], { last, offered }: Context): Command | null {
  if (last === 'answer' || !isName(slots)) return null;
  const said = slots.flatMap((slot) =>
    slot.kind === 'product' ? [slot.productId] : slot.kind === 'period' ? [slot.billing] : [],
  );
  const [only = null, ...others] = offered.filter((command) => {
    const billings = command.kind === 'add' ? command.items.map(({ billing }) => billing) : [];
    return [productsOf(command), billings].some((all) => said.length > 0 && all.join() === said.join());
  });
  return others.length === 0 ? only : null;
}

/** Chooses the intent of a message, where requests of a kind count together; null if none is likely enough. */
function intentOf(
  guesses: readonly Guess<Intent>[],
  slots: readonly Slot[],
  { last, topic }: Context,
): Intent | null {
  // “Fraud Shield”, “and the shield”.
  if (isName(slots) && last !== 'change' && hasAny(slots, 'product')) return topic === null ? 'info' : 'same';
  const probabilityOf = ({ name }: Guess<Intent>) => probabilityOfKind(name, guesses);
  const [best] = guesses.toSorted((a, b) => probabilityOf(b) - probabilityOf(a));
  return best && probabilityOf(best) >= MIN_PROBABILITY ? best.name : null;
}

function unknown({ text }: Message, guesses: readonly Guess<Intent>[], known: Site): Answer {
  return {
    kind: 'answer',
    said: {
      kind: 'unknown',
      guesses: guesses
        .filter(
          ({ name, probability }) =>
            probability >= MIN_PROBABILITY_TO_SUGGEST &&
            !isRequest(name) &&
            !isSmallTalk(name) &&
            name !== 'same' &&
            name !== 'unstated',
        )
        .slice(0, 3)
        .map(({ name }) => known.firstPhrases[name] ?? name),
      search: searchAddress(queryOf(text)),
    },
    intent: null,
    productIds: productsIn(text),
    offered: null,
    billing: periodIn(text),
  };
}

/** Answers an intent, for the products in the message or else in the context. */
function answerOn(intent: Intent, message: Message, known: Site): Answer {
  const { text, context } = message;
  const named = aboutProducts.has(intent) ? productsIn(text, 'own') : productsIn(text);
  const productIds = named.length > 0 ? named : context.mentioned;
  const [productId] = productIds;
  const compared = named.length === 1 ? [...new Set([...context.mentioned, ...named])] : productIds;
  const product = known.productAnswers.find((answer) => answer.productId === productId);
  const billing = periodIn(text);
  const plan = known.planAnswers.find(({ id }) => wordsLike(text, id) > 0);
  const again = (other: Intent) => answerOn(other, message, known);
  const about = (said: AnswerContent, ids: readonly ProductId[] = []): Answer => ({
    kind: 'answer',
    said,
    intent,
    productIds: ids,
    offered: null,
    billing,
  });
  const fact = (answer: SiteAnswer, ids: readonly ProductId[] = []) => about(factOf(answer), ids);
  const { topic } = context;
  if (named.length === 0 && !plan && intent === 'tax' && context.last === 'change')
    return about({ kind: 'cart', isLater: false });
  // “Plus tax?” and “and per year?” are about the prices just given.
  if (
    (intent === 'tax' || (intent === 'yearly' && billing !== null && wordsIn(text).length < 5)) &&
    productIds.length > 0 &&
    (named.length > 0 || topic === 'price')
  )
    return again('price');
  // With a product, “how accurate is it?” is about the product, and without one about the assistant.
  if (intent === 'accuracy' && product && !/\b(?:you|your|u|ur|this (?:chat|assistant|bot))\b/iu.test(text))
    return again('mistakes');
  const ownAnswer = product?.ownAnswers[intent];
  if (product && ownAnswer) return fact(ownAnswer, [product.productId]);
  if (hasOwnAnswer(intent, known)) {
    const answer = known.answers[intent];
    return answer.productId
      ? { ...fact(answer, [answer.productId]), offered: answer.isPartial ? null : addition(answer.productId) }
      : fact(answer, named);
  }
  if (isRequest(intent)) return again('change the cart');

  switch (intent) {
    case 'cart':
    case 'samples':
    case 'next payment':
      return about({ kind: 'cart', isLater: intent === 'next payment' }, productsIn(text, 'hint'));
    case 'off topic':
    case 'unstated':
      return { ...unknown(message, [], known), intent };
    case 'plans':
      return fact(plan ?? known.allPlans);
    case 'team':
      return fact(personIn(text, known.personAnswers) ?? known.wholeTeam);
    case 'info':
      return product ? fact(product, [product.productId]) : fact(known.answers.catalog);
    case 'rated':
      if (!product) return { ...again('best rated'), intent };
      return fact(
        {
          ...product,
          text: productIds
            .map(productOf)
            .map(({ name, rating, reviews }) => `${name} is rated ${rating} out of 5 in ${reviews} reviews.`)
            .join(' '),
        },
        productIds,
      );
    case 'price': {
      if (plan && named.length === 0) return fact(plan);
      if (!productId || !product) return fact(billing === 'yearly' ? known.yearlyPrices : known.allPrices);
      // “Both” of one product, or of three, is unclear.
      if (named.length === 0 && productIds.length !== 2 && /\bboth\b/iu.test(text))
        return about({ kind: 'which product' });
      const count = quantityIn(text) ?? 1;
      return {
        ...fact({ ...product, text: pricesText(productIds, count) }, productIds),
        offered:
          productIds.length === 1 && isQuantity(count)
            ? { kind: 'add', items: [{ productId, quantity: count, billing }] }
            : null,
      };
    }
    case 'cheaper':
    case 'compare': {
      const source = { url: paths.comparison(compared), source: 'Compare', title: 'Compare' };
      const byPrice = compared.toSorted((a, b) => productOf(a).priceCents - productOf(b).priceCents);
      const text = ['Cheapest first:', ...byPrice.map((id) => pricesText([id], 1))].join('\n');
      if (compared.length > 1) return fact({ text, source }, compared);
      return { ...again(intent === 'cheaper' ? 'cheapest' : 'compare products'), intent };
    }
    case 'same': {
      if (plan && named.length === 0) return again('plans');
      if (named.length === 0 && context.mentioned.length !== 1)
        return topic === 'price' && productIds.length > 0 ? again('price') : about({ kind: 'which product' });
      if (billing !== null || quantityIn(text) !== null) return again('price');
      const isOfProducts =
        topic !== null && (/^(?:price|accuracy|rated)$/u.test(topic) || product?.ownAnswers[topic]);
      return again(isOfProducts ? topic : 'info');
    }
  }
}

/** Tests whether an intent's answer doesn't depend on the context. */
function hasOwnAnswer(intent: Intent, { answers }: Site): intent is keyof Site['answers'] {
  return Object.hasOwn(answers, intent);
}

function factOf({ text, source, isQuote = false, isPartial = false }: SiteAnswer): AnswerContent {
  return { kind: 'fact', text, source: source ?? null, isQuote, isPartial };
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
function personIn(text: string, persons: Site['personAnswers']): SiteAnswer | undefined {
  const counted = persons.map((person) => ({ person, count: wordsLike(text, person.text) }));
  const [best, second] = counted.toSorted((a, b) => b.count - a.count);
  return best && best.count > (second?.count ?? 0) ? best.person : undefined;
}

/** Counts the words of a text that nearly match others, ignoring short ones. */
function wordsLike(text: string, others: string): number {
  const known = wordsIn(others).filter((word) => word.length > 2 && word !== 'the' && word !== 'and');
  return wordsIn(text).filter((word) => known.some((other) => isNearly(word, other))).length;
}

function addition(productId: ProductId): Command {
  return { kind: 'add', items: [{ productId, quantity: null, billing: null }] };
}
