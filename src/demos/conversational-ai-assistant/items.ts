import { billingTexts } from '../../content/billing';
import { billingUnits } from '../../content/billingUnits';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods } from '../../domain/billing';
import { inWords } from '../../domain/numerals';
import { isQuantity } from '../../domain/quantity';
import type { Item } from './message';
import { isFiller, nameAt } from './productNames';

/** Words for a period beside the shop's own. */
const otherWords: Readonly<Record<BillingPeriod, readonly string[]>> = {
  monthly: [],
  yearly: ['annually', 'annual'],
};

/** What names each billing period: `monthly`, `by the month`, `a month`. */
const periodPatterns = billingPeriods.map((billing) => ({
  billing,
  pattern: `(?:${[
    billingTexts[billing].label.toLowerCase(),
    ...otherWords[billing],
    `(?:(?:for|by|per|each|every|once) )?(?:(?:the|a|one) )?${billingUnits[billing]}`,
  ].join('|')})`,
}));
export const anyPeriod = `(?:${periodPatterns.map(({ pattern }) => pattern).join('|')})`;

export const cart = '(?:(?:the|my|our|your) )?(?:shopping )?(?:cart|basket|bag)';

const numberWords = new Map([
  ...Array.from({ length: 20 }, (_, index) => [inWords(index + 1), index + 1] as const),
  ['another', 1],
  ['couple', 2],
  ['pair', 2],
  ['dozen', 12],
  ['zero', 0],
]);

/** Words for what was spoken of. */
const pronouns = new Set(['it', 'that', 'this', 'them', 'these', 'those', 'both']);
/** Those of them that may mean several products. */
const pluralPronouns = new Set(['them', 'these', 'those', 'both']);
const exclusions = new Set(['not', 'without', 'except', 'excluding']);
/** Words beside products, numbers and periods that change nothing. */
const small = new Set([
  'more',
  'bill',
  'billed',
  'paid',
  'on',
  'by',
  'units',
  'copies',
  'pieces',
  'please',
  'pls',
  'x',
  'but',
  'each',
  'billing',
  'back',
]);

/** What a command names beside its verb. */
export interface Items {
  readonly items: readonly Item[];
  /** What keeps it from being followed, if anything. */
  readonly trouble: 'quantity' | 'which period' | 'which product' | null;
  /** Whether it names several of which one is meant. */
  readonly isChoice: boolean;
  /** Whether it is about all there is. */
  readonly isAll: boolean;
  /** What it is not about: `everything but Fraud Shield`. */
  readonly excluded: readonly ProductId[];
  /** Quantity and period that stand by no product. */
  readonly quantity: number | null;
  readonly billing: BillingPeriod | null;
  readonly namesCart: boolean;
  /** Words that are none of these, so that the message says something else too. */
  readonly others: readonly string[];
}

/** An item while it is being read. */
interface OpenItem {
  readonly productId: ProductId;
  quantity: number | null;
  billing: BillingPeriod | null;
}

/**
 * Reads products with the number and the period beside each. A number belongs to the product after it or, before an
 * “and”, to the one in front of it; a period at the end belongs to all that have none.
 *
 * @param spoken the products that were spoken of last, for “it” and “them”
 */
export function readItems(rest: string, spoken: readonly ProductId[]): Items {
  const inCart = new RegExp(` (?:to|in|into|from|out of|off|off of) ${cart}(?= |$)`, 'u');
  const withoutCart = ` ${rest} `.replace(inCart, ' ');
  const words = markedPeriods(withoutCart)
    .split(' ')
    .filter((word) => word !== '');

  const items: OpenItem[] = [];
  const excluded: ProductId[] = [];
  const others: string[] = [];
  let trouble: Items['trouble'] = null;
  let isChoice = false;
  let isAll = false;
  let isExcluded = false;
  /** A number for each product, and one that is still to find its own. */
  let each: number | null = null;
  let number: number | null = null;
  let period: BillingPeriod | null = null;
  /** Where the items begin that stand after the last “and”. */
  let group = 0;

  const take = (productId: ProductId) => {
    if (isExcluded) excluded.push(productId);
    else {
      items.push({ productId, quantity: number, billing: period });
      number = null;
      period = null;
    }
    isExcluded = false;
  };
  const setNumberDown = () => {
    const last = items.at(-1);
    if (number === null || !last) return;
    if (last.quantity !== null) trouble = 'quantity';
    last.quantity = number;
    number = null;
  };

  let place = 0;
  while (place < words.length) {
    const word = words[place] ?? '';
    const name = nameAt(words, place);
    const counted = numberOf(word);
    const named = periodOf(word);
    if (name) {
      take(name.id);
      place += name.length - 1;
    } else if (named) {
      const last = items.length > group ? items.at(-1) : undefined;
      if (last?.billing === null) last.billing = named;
      else if (period !== null || (last && place === words.length - 1)) trouble = 'which period';
      else period = named;
    } else if (counted !== null) {
      // `another one` is one.
      if (number !== null && words[place - 1] !== 'another') trouble = 'quantity';
      number = counted;
    } else if (word === 'and' || word === 'plus') {
      setNumberDown();
      group = items.length;
    } else if (word === 'or') {
      isChoice = true;
      group = items.length;
    } else if (exclusions.has(word)) {
      isExcluded = true;
    } else if (word === 'each') {
      each = number;
      number = null;
    } else if (word === 'everything' || word === 'all') {
      isAll = true;
    } else if (pronouns.has(word)) {
      if (items.length === 0 && !isAll) {
        const meant: number | null = number;
        if (spoken.length === 0) trouble = 'which product';
        else if (spoken.length > 1 && !pluralPronouns.has(word)) isChoice = true;
        for (const productId of spoken) {
          number = meant;
          take(productId);
        }
      }
    } else if (word === 'minus' || word === 'point') {
      trouble = 'quantity';
    } else if (!isFiller(word) && !small.has(word)) {
      others.push(word);
    }
    place += 1;
  }
  setNumberDown();
  if (items.some(({ quantity }) => quantity !== null && !isQuantity(quantity) && quantity !== 0))
    trouble = 'quantity';
  if (new Set(items.map(({ productId, billing }) => `${productId}:${billing ?? ''}`)).size < items.length)
    trouble = 'quantity';
  const only = items.filter(({ billing }) => billing !== null);
  const atEnd = period ?? (only.length === 1 && items.at(-1) === only[0] ? (only[0]?.billing ?? null) : null);
  return {
    items: items.map((item) => ({
      productId: item.productId,
      quantity: item.quantity ?? each,
      billing: item.billing ?? atEnd,
    })),
    trouble,
    isChoice,
    isAll,
    excluded,
    quantity: number,
    billing: period,
    namesCart: withoutCart !== ` ${rest} `,
    others,
  };
}

/** The text with each period as one word. */
function markedPeriods(text: string): string {
  return periodPatterns.reduce(
    (marked, { billing, pattern }) =>
      marked.replaceAll(
        new RegExp(` (?:billed |paid |on |by )?${pattern}(?: billing)?(?= )`, 'gu'),
        ` period:${billing}`,
      ),
    text,
  );
}

function periodOf(word: string): BillingPeriod | undefined {
  return billingPeriods.find((billing) => word === `period:${billing}`);
}

function numberOf(word: string): number | null {
  const times = /^x?(\d{1,9})x?$/u.exec(word);
  return times ? Number(times[1]) : (numberWords.get(word) ?? null);
}
