import { plainWords } from '../../components/search/searchTerms';
import { paths } from '../../content/paths';
import { productOf } from '../../content/products/catalog';
import type { Product } from '../../content/products/types';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { formatMoney } from '../../domain/money';
import { enumerated } from '../../domain/numerals';
import { isQuantity } from '../../domain/quantity';
import type { SiteAnswer } from './answers';
import { classify, isUnknownWord } from './classifier';
import type { Intent } from './intents';
import type { Command, Context, Priced } from './message';
import { plainWithNames, productsIn, wordsLike } from './names';
import type { Source } from './retrieval';
import { excerptOf, retrievalFrom, sourceOf } from './retrieval';
import type { site } from './site.computed';
import { periodIn, quantityIn } from './tokens';

export interface Question {
  readonly text: string;
  readonly context: Context;
}

export interface Suggestion {
  readonly intent: Intent;
  readonly text: string;
}

export type AnswerContent =
  /** An answer written for the intent, with figures from the site's data. */
  | {
      readonly kind: 'fact';
      readonly text: string;
      readonly source: Source | null;
      /** True if the site leaves part of the question open, so that a person must answer it. */
      readonly isPartial: boolean;
    }
  /** A quote from the site, word for word. */
  | {
      readonly kind: 'quote';
      readonly text: string;
      readonly isCut: { readonly before: boolean; readonly after: boolean };
      readonly source: Source;
    }
  | { readonly kind: 'prices'; readonly items: readonly Priced[] }
  | { readonly kind: 'comparison'; readonly productIds: readonly ProductId[] }
  /** The cart's content, or with `isLater` its charges after today. */
  | { readonly kind: 'cart'; readonly isLater: boolean }
  | { readonly kind: 'help' }
  /** The assistant's accuracy, from its published evaluation. */
  | { readonly kind: 'accuracy' }
  | { readonly kind: 'which product' }
  /** No answer. `guesses` are questions that the visitor may have meant. */
  | {
      readonly kind: 'unknown';
      readonly isEnglish: boolean;
      readonly guesses: readonly Suggestion[];
      readonly nearest: Source | null;
    };

/** The answer to a message that is not a command. */
export interface Answer {
  readonly said: AnswerContent;
  /** The message's intent; null if unknown. */
  readonly intent: Intent | null;
  readonly productIds: readonly ProductId[];
  /** A command that the visitor may want next. */
  readonly offered: Command | null;
  /** The only billing period that the message names; null if it names none, or both. */
  readonly billing: BillingPeriod | null;
}

type Site = typeof site;

/** Minimum probability at which an intent is answered. */
const MIN_PROBABILITY = 0.4;
/** Minimum number of a question's words in a quoted passage: a single word occurs in passages about anything. */
const MIN_WORDS_TO_QUOTE = 2;
/** Minimum share of a question's words that a passage must contain to be quoted, if no intent is certain. */
const MIN_COVERAGE_TO_QUOTE = 0.7;
/** Minimum probability at which an intent is suggested under “Did you mean”. */
const MIN_PROBABILITY_TO_SUGGEST = 0.08;
const MAX_GUESSES = 3;
/** Intents whose examples make no useful suggestion, such as greetings and complaints. */
const neverSuggested: ReadonlySet<Intent> = new Set<Intent>([
  'hello',
  'how are you',
  'thanks',
  'bye',
  'praise',
  'ok',
  'no',
  'yes',
  'joke',
  'insult',
  'complaint',
  'what do you mean',
  'same',
  'off topic',
  'unstated',
]);
/** Topics after which “how much is that a year?” is about the cart. */
const cartTopics: ReadonlySet<Intent> = new Set<Intent>(['cart', 'samples', 'next payment']);
/** Minimum share of a question's words in the passage that “I don't know” links to. */
const MIN_COVERAGE_TO_LINK = 0.35;

/** Creates a function that answers a question by its intent, or else with a quote, or else with suggestions. */
export function answeringFrom(known: Site): (question: Question) => Answer {
  const { classifier } = known;
  const lookUp = retrievalFrom(known.passages);
  return (question) => {
    const guesses = classify(classifier, question.text);
    const [best] = guesses;
    const isOther =
      isOfAnother(question.text, classifier) ||
      (isOfOtherStore(question.text) && best?.name !== 'platform' && best?.name !== 'api');
    if (best && best.probability >= MIN_PROBABILITY && !isOther) return answerOn(best.name, question, known);
    const hit = lookUp(question.text);
    const said: AnswerContent =
      hit &&
      hit.coverage >= MIN_COVERAGE_TO_QUOTE &&
      new Set(hit.words).size >= MIN_WORDS_TO_QUOTE &&
      !isOther
        ? { kind: 'quote', ...excerptOf(hit.passage.text, hit.words), source: sourceOf(hit.passage) }
        : {
            kind: 'unknown',
            isEnglish: isEnglish(question.text, classifier),
            guesses: guesses
              .filter(
                ({ name, probability }) =>
                  probability >= MIN_PROBABILITY_TO_SUGGEST && !neverSuggested.has(name),
              )
              .slice(0, MAX_GUESSES)
              .map(({ name }) => ({ intent: name, text: known.firstExamples[name] ?? name })),
            nearest: hit && hit.coverage >= MIN_COVERAGE_TO_LINK ? sourceOf(hit.passage) : null,
          };
    return {
      said,
      intent: null,
      productIds: productsIn(question.text),
      offered: null,
      billing: periodIn(question.text),
    };
  };
}

/** Tests whether a message asks about someone else, such as the opening hours of the Louvre. */
function isOfAnother(text: string, classifier: Site['classifier']): boolean {
  const owner = /\bof (?:(?:the|a|an) )?(\p{L}+)/u.exec(plainWithNames(text))?.[1];
  return owner !== undefined && isUnknownWord(classifier, owner);
}

/** Tests whether at least half of a message's words occur in the English examples. */
function isEnglish(text: string, classifier: Site['classifier']): boolean {
  const words = plainWords(text);
  return words.filter((word) => !isUnknownWord(classifier, word)).length * 2 >= words.length;
}

/** Other stores that visitors ask about. */
const otherStores = new Set(
  plainWords(
    'aliexpress alibaba amazon asos costco ebay etsy ikea macys nordstrom sephora shein temu walmart wayfair zalando zappos zara',
  ),
);

/** Tests whether a message without our products names another store, such as the return policy of Amazon. */
function isOfOtherStore(text: string): boolean {
  return productsIn(text).length === 0 && plainWords(text).some((word) => otherStores.has(word));
}

/** Answers an intent, for the products in the message or else in the context. */
function answerOn(intent: Intent, { text, context }: Question, known: Site): Answer {
  const named = productsIn(text);
  const productIds = named.length > 0 ? named : context.mentioned;
  const [productId] = productIds;
  const compared = named.length === 1 ? [...new Set([...context.mentioned, ...named])] : productIds;
  const product = known.productAnswers.find((answer) => answer.productId === productId);
  const billing = periodIn(text);
  const plan = known.planAnswers.find(({ id }) => wordsLike(text, id).length > 0);
  const about = (said: AnswerContent, ids: readonly ProductId[] = []): Answer => ({
    said,
    intent,
    productIds: ids,
    offered: null,
    billing,
  });
  const fact = (answer: SiteAnswer, ids: readonly ProductId[] = []) => about(factOf(answer), ids);
  const isOfCart =
    named.length === 0 &&
    !plan &&
    billing !== null &&
    context.topic !== null &&
    cartTopics.has(context.topic);
  if (isOfCart && (intent === 'price' || intent === 'same'))
    return { ...about({ kind: 'cart', isLater: true }), intent: 'next payment' };
  // Without a product, “how accurate is it?” is about the assistant.
  if (intent === 'mistakes' && !product && /\baccura/u.test(text.toLowerCase()))
    return answerOn('accuracy', { text, context }, known);
  const ownAnswer = product?.ownAnswers[intent];
  if (product && ownAnswer) return fact({ ...product, ...ownAnswer }, [product.productId]);
  if (hasOwnAnswer(intent, known)) {
    const answer = known.answers[intent];
    return answer.productId
      ? { ...fact(answer, [answer.productId]), offered: answer.isPartial ? null : addition(answer.productId) }
      : fact(answer, named);
  }

  switch (intent) {
    case 'accuracy':
      return productIds.length > 0 && !isToAssistant(text)
        ? answerOn('mistakes', { text, context }, known)
        : about({ kind: intent });
    case 'own test':
      return { ...about({ kind: 'accuracy' }), intent: 'accuracy' };
    case 'cart':
    case 'samples':
    case 'next payment':
      return about({ kind: 'cart', isLater: intent === 'next payment' });
    case 'help':
      return about({ kind: intent });
    case 'off topic':
    case 'unstated':
      return about({ kind: 'unknown', isEnglish: true, guesses: [], nearest: null });
    case 'plans':
      return fact(plan ?? known.allPlans);
    case 'team':
      return fact(personIn(text, known.personAnswers) ?? known.wholeTeam);
    case 'info':
      return product ? fact(product, [product.productId]) : fact(known.answers.catalog);
    case 'rated':
      if (!product) return { ...answerOn('best rated', { text, context }, known), intent };
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
      if (!productId) return fact(billing === 'yearly' ? known.yearlyPrices : known.allPrices);
      // “Both” of one product, or of three, is unclear.
      if (named.length === 0 && productIds.length !== 2 && /\bboth\b/iu.test(text))
        return about({ kind: 'which product' });
      const count = quantityIn(text) ?? 1;
      return {
        ...about(
          { kind: 'prices', items: productIds.map((id) => ({ productId: id, quantity: count })) },
          productIds,
        ),
        offered:
          productIds.length === 1 && isQuantity(count)
            ? { kind: 'add', items: [{ productId, quantity: count, billing }] }
            : null,
      };
    }
    case 'cheaper':
      return compared.length > 1
        ? cheaperOf(compared)
        : { ...answerOn('cheapest', { text, context }, known), intent };
    case 'compare':
      return compared.length > 1
        ? about({ kind: 'comparison', productIds: compared }, compared)
        : fact(known.answers['compare products']);
    case 'same': {
      if (plan && named.length === 0) return answerOn('plans', { text, context }, known);
      if (named.length === 0 && context.mentioned.length !== 1) return about({ kind: 'which product' });
      if (quantityIn(text) !== null) return answerOn('price', { text, context }, known);
      const { topic } = context;
      const isOfProducts =
        topic === 'price' ||
        topic === 'accuracy' ||
        topic === 'rated' ||
        (topic !== null && product?.ownAnswers[topic] !== undefined);
      return answerOn(isOfProducts ? topic : 'info', { text, context }, known);
    }
  }
}

/**
 * Tests whether a message addresses the assistant. “It” doesn't count, because after a product it means the
 * product.
 */
function isToAssistant(text: string): boolean {
  return /\b(?:you|your|this chat|this assistant|this bot)\b/u.test(plainWithNames(text));
}

/** Tests whether an intent's answer doesn't depend on the context. */
function hasOwnAnswer(intent: Intent, { answers }: Site): intent is keyof Site['answers'] {
  return Object.hasOwn(answers, intent);
}

function factOf({ text, source, isQuote, isPartial = false }: SiteAnswer): AnswerContent {
  return source && isQuote
    ? { kind: 'quote', text, isCut: { before: false, after: false }, source }
    : { kind: 'fact', text, source: source ?? null, isPartial };
}

/** Names the cheapest of some products, and the prices of the others. */
function cheaperOf(productIds: readonly ProductId[]): Answer {
  const [cheapest, ...others] = productIds.map(productOf).toSorted((a, b) => a.priceCents - b.priceCents);
  const priced = ({ name, priceCents }: Product) => `${name} costs ${formatMoney(priceCents)} a month`;
  return {
    said: {
      kind: 'fact',
      text: `${cheapest?.name ?? ''} is the cheaper one: ${formatMoney(cheapest?.priceCents ?? 0)} a month. ${enumerated(others.map(priced), 'and')}.`,
      source: { url: paths.compare, source: 'Compare', title: 'Compare' },
      isPartial: false,
    },
    intent: 'cheaper',
    productIds,
    offered: cheapest ? addition(cheapest.id) : null,
    billing: null,
  };
}

/** Finds the person whose name and position share the most words with the message, unless several do. */
function personIn(text: string, persons: Site['personAnswers']): SiteAnswer | undefined {
  const counted = persons.map((person) => ({ person, count: wordsLike(text, person.text).length }));
  const [best, second] = counted.toSorted((a, b) => b.count - a.count);
  return best && best.count > (second?.count ?? 0) ? best.person : undefined;
}

function addition(productId: ProductId): Command {
  return { kind: 'add', items: [{ productId, quantity: null, billing: null }] };
}
