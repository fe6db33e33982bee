import { queryOf, searchAddress } from '../../components/search/searchAddress';
import { billingTexts } from '../../content/billing';
import { billingUnits } from '../../content/billingUnits';
import { paths } from '../../content/paths';
import { productOf } from '../../content/products/catalog';
import type { Product } from '../../content/products/types';
import type { ProductId } from '../../content/slugs';
import { taxesInWords } from '../../content/taxes';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods, priceForPeriod } from '../../domain/billing';
import { amountDue, formatMoney, sumOf, totalOf } from '../../domain/money';
import { isQuantity } from '../../domain/quantity';
import type { SiteAnswer, Source } from './answers';
import type { Guess } from './classifier';
import { classify, isUnknownWord } from './classifier';
import type { Intent } from './intents';
import { isRequest } from './intents';
import type { Command, Context, HeldLine, Request } from './message';
import { MAX_CHARACTERS } from './message';
import { chosenBy, readRequest } from './request';
import type { site } from './site.computed';
import type { Slot } from './slots';
import { plainTerm } from '../../components/search/searchTerms';
import {
  areOnly,
  hasAny,
  isNearly,
  maskedWords,
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
      readonly isEnglish: boolean;
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

/** Minimum probability at which a request is carried out. */
const MIN_PROBABILITY_TO_DO = 0.5;
/** Minimum probability at which a question is answered or a request is offered. */
const MIN_PROBABILITY = 0.3;
/** Minimum probability at which an intent is suggested under “Did you mean”. */
const MIN_PROBABILITY_TO_SUGGEST = 0.12;
/** Probability at which several products are removed, and a message is read without looking at its clauses. */
const MIN_PROBABILITY_TO_BE_SURE = 0.7;
/** Intents whose first phrase makes no useful suggestion, such as greetings and complaints. */
const neverSuggested =
  /^(?:hello|how are you|thanks|bye|praise|ok|no|yes|joke|insult|complaint|what do you mean|same|off topic|unstated)$/u;
/** Topics after which “how much is that a year?” is about the cart. */
const cartTopics: ReadonlySet<Intent | null> = new Set(['cart', 'samples', 'next payment']);
/** Topics after which “plus tax?” is about the prices just given. */
const priceTopics = /^(?:price|same|cheaper|cheapest|priciest|yearly|tax)$/u;
/** Intents in which a single word of a name, such as “insight”, means the product. */
const aboutProducts: ReadonlySet<Intent> = new Set(['compare', 'same', 'rated', 'info']);

/** Beginnings that mark a sentence as a question, with or without a question mark. */
const asking =
  /^(?:(?:please|hey|hi|hello|ok|okay|so|and|but) )*(?:whats?|why|hows?|when|wheres?|whos?|which|should|shall|do|does|did|is|are|am|was|will|may|if(?! (?:you|youd|it|i may))|isnt|arent|doesnt|didnt|wont|shouldnt|would (?:you|u) (?:buy|choose|pick|take|get|recommend))\b|\b(?:how (?:much|many)|what (?:if|happens)|if i)\b/u;
const someNumber = 'an?|\\d+|one|two|three|four|five|six|ten|twelve|few';
/** “In one year” may be a date or a billing period. */
const isLater = new RegExp(`\\bin (?:${someNumber}) (?:day|week|month|year)s?\\b`, 'u');
/** “For three stores” may be a quantity. */
const isForStores = new RegExp(`\\bfor (?:${someNumber}) (?:stores?|shops?)\\b`, 'u');
/** “I don’t want to remove it.” */
const refusing =
  /\b(?:dont|do not|not|never) (?:(?:want|wanna|wish|need) (?:to )?)?(?:add|remove|delete|buy|order|double|swap|empty)\b(?! any(?:thing)? (?:else|more))/u;
/** Signs that a request is about a second product, in the other direction: “add it and take the engine out”. */
const contrary: Partial<Record<Command['kind'], RegExp>> = {
  add: /\b(?:out|off|away|remove|delete|drop|ditch|lose|bin|scrap|rid|can go|goes)\b/u,
  remove: /\b(?:add|give|stays?)\b|\bkeep\b.*\b(?:ditch|drop|remove|out|off|go)\b(?! the (?:rest|other))/u,
};
/** Words after a quantity. Another word may make it one of something else: “I got three chargebacks today”. */
const units =
  /^(?:pcs|pieces?|seats?|licen[cs]es?|unit(?:s|y|ies)?|subscriptions?|(?:web)?(?:sites?|shops?|stores?)|only|not)$/u;
const estimating = /\b(?:like|about|around|roughly) \d/u;
/** Signs of somebody else's words: “SYSTEM: add …”. */
const quoting = /\b(?:system|sa(?:id|ys)|into \w+):|[“”"]|\b(?:instructions|rules|developer)\b/iu;
/** Beginnings of a question that asks for a change. */
const requesting =
  /(?:^|,)(?: (?:please|hey|hi|hello|ok|okay|so|and))* (?:can|could|would|will|may|might) (?:you|u|we|i|it be (?:at all )?possible)\b/u;

/** Creates a function that reads a message: as a request to change the cart, or as a question with its answer. */
export function readingFrom(known: Site): (message: Message) => Reading {
  /** Corrects words that no phrase has to those that requests use: “emty my crat”. */
  const corrected = (text: string) =>
    text.replaceAll(/[\p{L}\p{M}]{3,}/gu, (word) =>
      slotsOf(word)[0]?.kind === 'word' && isUnknownWord(known.classifier, plainTerm(word))
        ? (known.requestWords.find((other) => isNearly(word.toLowerCase(), other)) ?? word)
        : word,
    );
  return (message) => {
    const { context, lines } = message;
    if (message.text.length > MAX_CHARACTERS) return { kind: 'unread', why: 'too long' };
    if (!/[\p{L}\p{N}]/u.test(message.text)) return { kind: 'unread', why: 'nothing' };
    const text = corrected(message.text);
    const slots = slotsOf(text);
    const chosen = chosenBy(slots, context.last === 'answer' ? [] : context.offered);
    if (chosen) return chosen;
    const whole = classify(known.classifier, text);
    const guesses = clearestClause(known.classifier, text, whole) ?? whole;
    const intent = intentOf(guesses, slots, context, text.trim().endsWith('?'));
    if (intent === null || (!isRequest(intent) && isOfAnother(text, known)))
      return unknown(message, guesses, known);
    const [offered, ...others] = context.offered;
    if (offered && (intent === 'yes' || (intent === 'ok' && context.last !== 'answer')))
      return others.length === 0
        ? { kind: 'command', command: offered }
        : { kind: 'offer', why: 'choice', commands: context.offered };
    if (intent === 'no' && context.last === 'change')
      return { kind: 'offer', why: 'undo', commands: [{ kind: 'undo' }] };
    if (!isRequest(intent)) return answerOn(intent, message, known);
    // Requests of different kinds, each about a product.
    const several = text.split(/\b(?:and|then|also)\b|[,;.]/iu).flatMap((part) => {
      const [best] = classify(known.classifier, part);
      if (!best || !isRequest(best.name) || best.probability < MIN_PROBABILITY_TO_DO) return [];
      if (productsIn(part).length === 0) return [];
      const one = readRequest(best.name, slotsOf(part), context, lines);
      return one.kind === 'command' ? [one.command] : [];
    });
    if (new Set(several.map(({ kind }) => kind)).size > 1 && intent !== 'swap' && intent !== 'keep')
      return { kind: 'offer', why: 'several', commands: several };
    const request = readRequest(intent, slots, context, lines);
    if (request.kind !== 'command') return request;
    const words = wordsIn(text).join(' ');
    const clauses = ` ${text.toLowerCase().replaceAll(/[,;.!?]+/gu, ',')}`;
    const isHinted = slots.some((slot) => slot.kind === 'product' && slot.by === 'hint');
    const isQuestion =
      asking.test(words) || (text.trim().endsWith('?') && (isHinted || !requesting.test(clauses)));
    const { command } = request;
    const isLarge = command.kind === 'empty' || (command.kind === 'remove' && command.items.length > 1);
    const best = likeliest(guesses);
    const own = guesses.find(({ name }) => name === intent)?.probability ?? 0;
    const isClear =
      best !== undefined &&
      best.probability >= (isLarge ? MIN_PROBABILITY_TO_BE_SURE : MIN_PROBABILITY_TO_DO) &&
      (best.name !== intent || own >= MIN_PROBABILITY);
    // “Add a unicorn” isn't about the product of the last message.
    const isOfAnything =
      command.kind !== 'add' ||
      hasAny(slots, 'product', 'pronoun', 'number', 'more', 'period', 'all') ||
      maskedWords(text).every((word) => known.requestWords.includes(word));
    const isOfOthers = slots.some((slot, place) => {
      const [next, second] = slots.slice(place + 1);
      const isUnit = next?.kind !== 'word' || units.test(next.word) || known.requestWords.includes(next.word);
      return slot.kind === 'number' && !isUnit && second?.kind !== 'product' && hasAny(slots, 'product');
    });
    const isDoubtful =
      [isLater, refusing, estimating, contrary[command.kind]].some((sign) => sign?.test(words)) ||
      (isForStores.test(words) && !hasAny(slots, 'number')) ||
      quoting.test(text);
    return isClear && isOfAnything && !isQuestion && !isOfOthers && !isDoubtful
      ? request
      : { kind: 'offer', why: 'wish', commands: [command] };
  };
}

/** Classifies the clause of a message that is clearer than the whole: “Too much. Remove the engine”. */
function clearestClause(
  classifier: Site['classifier'],
  text: string,
  [whole]: readonly Guess<Intent>[],
): readonly Guess<Intent>[] | undefined {
  const probabilityOf = ([best]: readonly Guess<Intent>[]) => best?.probability ?? 0;
  const isChat = (name: Intent = 'ok') => neverSuggested.test(name);
  if (!whole || (whole.probability >= MIN_PROBABILITY_TO_BE_SURE && !isChat(whole.name))) return undefined;
  const isRequested = ([best]: readonly Guess<Intent>[]) =>
    best !== undefined &&
    isRequest(best.name) &&
    best.name !== 'leave' &&
    best.probability >= MIN_PROBABILITY_TO_BE_SURE;
  return text
    .split(/[,;:.…!?]/u)
    .filter((clause) => maskedWords(clause).length > 1)
    .map((clause) => classify(classifier, clause))
    .filter(
      (guesses) =>
        !isChat(guesses[0]?.name) && (probabilityOf(guesses) > whole.probability || isRequested(guesses)),
    )
    .toSorted(
      (a, b) => Number(isRequested(b)) - Number(isRequested(a)) || probabilityOf(b) - probabilityOf(a),
    )[0];
}

/** Chooses the intent of a message; null if none is likely enough. */
function intentOf(
  guesses: readonly Guess<Intent>[],
  slots: readonly Slot[],
  { last, topic, mentioned }: Context,
  isQuestion: boolean,
): Intent | null {
  const best = likeliest(guesses);
  const words = plainWordsOf(slots);
  const has = (...kinds: readonly Slot['kind'][]) => hasAny(slots, ...kinds);
  const isBare = areOnly(slots, 'period', 'and', 'number', 'comma', 'not', 'word');
  if (
    isBare &&
    has('period') &&
    /^(?:(?:i|meant?|please|pls|then|ok|no|sorry|better|rather) ?)*$/u.test(words)
  )
    return !isQuestion &&
      (last === 'change' || (topic !== null && !cartTopics.has(topic) && !priceTopics.test(topic)))
      ? 'rebill'
      : cartTopics.has(topic)
        ? 'next payment'
        : 'same';
  // “Fraud Shield”, “and the shield”.
  const isName = areOnly(slots, 'product', 'and', 'word') && /^(?:(?:a|an|the|teh) ?)*$/u.test(words);
  if (isName && last !== 'change' && has('product')) return topic === null ? 'info' : 'same';
  // “One of each”, after several products.
  if (has('each') && has('number') && mentioned.length > 1 && !isQuestion && !has('product')) return 'add';
  // After a change, “and the monitor too” is another one.
  if (best?.name === 'same' && last === 'change' && has('product') && !words.includes('same')) return 'add';
  // “No, three”.
  if (best?.name === 'no' && has('number', 'period'))
    return guesses.find(({ name }) => isRequest(name))?.name ?? null;
  return best && best.probability >= MIN_PROBABILITY ? best.name : null;
}

/** Returns the best guess, where requests count together, because they differ in a word or two. */
function likeliest(guesses: readonly Guess<Intent>[]): Guess<Intent> | undefined {
  const request = guesses.find(({ name }) => isRequest(name));
  const question = guesses.find(({ name }) => !isRequest(name));
  const sum = guesses.reduce(
    (total, { name, probability }) => total + (isRequest(name) ? probability : 0),
    0,
  );
  return request && sum > (question?.probability ?? 0) ? { ...request, probability: sum } : question;
}

function unknown({ text }: Message, guesses: readonly Guess<Intent>[], known: Site): Answer {
  return {
    kind: 'answer',
    said: {
      kind: 'unknown',
      isEnglish: isEnglish(text, known),
      guesses: guesses
        .filter(
          ({ name, probability }) =>
            probability >= MIN_PROBABILITY_TO_SUGGEST && !isRequest(name) && !neverSuggested.test(name),
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

/** Tests whether at least half of a message's words occur in the English examples. */
function isEnglish(text: string, { classifier }: Site): boolean {
  const words = maskedWords(text);
  return words.filter((word) => !isUnknownWord(classifier, word)).length * 2 >= words.length;
}

/** Tests whether a message asks about someone else, such as the opening hours of the Louvre. */
function isOfAnother(text: string, { classifier }: Site): boolean {
  const words = maskedWords(text);
  const at = words.indexOf('of');
  const owner = words.slice(at + 1).find((word) => !/^(?:the|a|an)$/u.test(word)) ?? '';
  return at >= 0 && /^\p{L}+$/u.test(owner) && isUnknownWord(classifier, owner);
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
  /** Compares products, cheapest first. */
  const comparisonOf = (ids: readonly ProductId[]): Answer => {
    const [cheapest, ...others] = ids.map(productOf).toSorted((a, b) => a.priceCents - b.priceCents);
    if (!cheapest) return about({ kind: 'which product' });
    const row = ({ id, priceCents, rating }: Product) =>
      `${known.productAnswers.find((answer) => answer.productId === id)?.text ?? ''} ${formatMoney(priceCents)} a month, rated ${rating} out of 5.`;
    return {
      ...fact(
        {
          text: [`${cheapest.name} is the cheapest of them.`, row(cheapest), ...others.map(row)].join('\n'),
          source: { url: paths.comparison(ids), source: 'Compare', title: 'Compare' },
        },
        ids,
      ),
      offered: intent === 'cheaper' ? addition(cheapest.id) : null,
    };
  };
  const { topic } = context;
  if (named.length === 0 && !plan && intent === 'tax' && context.last === 'change')
    return about({ kind: 'cart', isLater: false });
  if (named.length === 0 && !plan && cartTopics.has(topic)) {
    if (billing !== null && (intent === 'price' || intent === 'same' || intent === 'yearly'))
      return again('next payment');
    if (intent === 'tax') return { ...about({ kind: 'cart', isLater: false }), intent: 'cart' };
  }
  // “Plus tax?” and “and per year?” are about the prices just given.
  if (
    (intent === 'tax' || (intent === 'yearly' && billing !== null && wordsIn(text).length < 5)) &&
    productIds.length > 0 &&
    (named.length > 0 || priceTopics.test(topic ?? ''))
  )
    return again('price');
  // With a product, “how accurate is it?” is about the product, and without one about the assistant.
  if (intent === 'accuracy' && product && !isToAssistant(text)) return again('mistakes');
  if (intent === 'mistakes' && !product && /\baccura/iu.test(text)) return again('accuracy');
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
      return about({ kind: 'cart', isLater: intent === 'next payment' });
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
      return compared.length > 1 ? comparisonOf(compared) : { ...again('cheapest'), intent };
    case 'compare':
      return compared.length > 1 ? comparisonOf(compared) : fact(known.answers['compare products']);
    case 'same': {
      if (plan && named.length === 0) return again('plans');
      if (named.length === 0 && context.mentioned.length !== 1)
        return priceTopics.test(topic ?? '') && productIds.length > 0
          ? again('price')
          : about({ kind: 'which product' });
      if (billing !== null || quantityIn(text) !== null) return again('price');
      const isOfProducts =
        topic !== null && (/^(?:price|accuracy|rated)$/u.test(topic) || product?.ownAnswers[topic]);
      return again(isOfProducts ? topic : 'info');
    }
  }
}

/**
 * Tests whether a message addresses the assistant. “It” doesn't count, because after a product it means the
 * product.
 */
function isToAssistant(text: string): boolean {
  return /\b(?:you|your|u|ur|this chat|this assistant|this bot)\b/iu.test(text);
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
