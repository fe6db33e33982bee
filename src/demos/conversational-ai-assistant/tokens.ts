import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods } from '../../domain/billing';
import { wordsOf } from '../../components/search/searchTerms';
import { inWords } from '../../domain/numerals';
import { periodPatterns } from './phrases';
import { nameAt } from './names';

const numberWords = new Map([
  ...Array.from({ length: 20 }, (_, index) => [inWords(index + 1), index + 1] as const),
  ['another', 1],
  ['couple', 2],
  ['pair', 2],
  ['dozen', 12],
  ['zero', 0],
]);

/** Pronouns for products mentioned earlier; true means plural. */
const pronouns = new Map([
  ...['it', 'that', 'this'].map((word) => [word, false] as const),
  ...['them', 'these', 'those', 'both'].map((word) => [word, true] as const),
]);
const exclusions = new Set(['not', 'without', 'except', 'excluding']);
const fillers = new Set(
  'a an the with to also of some one it product products subscription subscriptions license licenses tool thing called named as well too more bill billed pay paying paid in on by plan basis units copies pieces please pls x but billing back'.split(
    ' ',
  ),
);

/** The role of a word, or of a product name, in a command. */
export type Token =
  | { readonly kind: 'product'; readonly productId: ProductId; readonly isSure: boolean }
  | { readonly kind: 'period'; readonly billing: BillingPeriod }
  | { readonly kind: 'number'; readonly number: number; readonly isAnother: boolean }
  /** `it` refers to one product, `them` can refer to several. */
  | { readonly kind: 'pronoun'; readonly isPlural: boolean; readonly isBoth: boolean }
  | { readonly kind: 'and' | 'or' | 'not' | 'each' | 'all' }
  /** A number that is not a valid quantity: `minus two`, `1.5`. */
  | { readonly kind: 'no quantity' }
  | { readonly kind: 'filler' }
  | { readonly kind: 'other'; readonly word: string };

/** Splits a command, without its verb, into tokens. */
export function tokensOf(text: string): readonly Token[] {
  // “In a year” says when, not how to bill.
  const words = markedPeriods(` ${text} `.replaceAll(/ in (?=(?:a|one) (?:month|year) )/gu, ' later '))
    .split(' ')
    .filter((word) => word !== '');
  const tokens: Token[] = [];
  let place = 0;
  while (place < words.length) {
    const name = nameAt(words, place);
    tokens.push(
      name ? { kind: 'product', productId: name.id, isSure: name.isSure } : tokenOf(words[place] ?? ''),
    );
    place += name?.length ?? 1;
  }
  return tokens;
}

function tokenOf(word: string): Token {
  const billing = periodOf(word);
  if (billing) return { kind: 'period', billing };
  const number = numberOf(word);
  if (number !== null) return { kind: 'number', number, isAnother: word === 'another' };
  if (word === 'and' || word === 'plus') return { kind: 'and' };
  if (word === 'everything' || word === 'all') return { kind: 'all' };
  if (word === 'or' || word === 'each') return { kind: word };
  if (exclusions.has(word)) return { kind: 'not' };
  const isPlural = pronouns.get(word);
  if (isPlural !== undefined) return { kind: 'pronoun', isPlural, isBoth: word === 'both' };
  if (word === 'minus' || word === 'point') return { kind: 'no quantity' };
  return fillers.has(word) ? { kind: 'filler' } : { kind: 'other', word };
}

/** Replaces each billing period with a single word. */
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

/** Splits a message as typed into tokens. */
export function tokensIn(text: string): readonly Token[] {
  const withoutThousandsCommas = text.replaceAll(/(?<=\d),(?=\d{3})/gu, '');
  return tokensOf(wordsOf(withoutThousandsCommas).join(' ').toLowerCase());
}

/** Returns the number of products that a message asks for; null if its numbers count other things. */
export function quantityIn(text: string): number | null {
  const tokens = tokensIn(text);
  const quantity = tokens.find(
    (token, place) => token.kind === 'number' && tokens[place + 1]?.kind !== 'other',
  );
  return quantity?.kind === 'number' ? quantity.number : null;
}

/** Returns the billing period that a text names; null if it names none, or several. */
export function periodIn(text: string): BillingPeriod | null {
  const periods = new Set(
    tokensIn(text).flatMap((token) => (token.kind === 'period' ? [token.billing] : [])),
  );
  const [only = null] = periods;
  return periods.size === 1 ? only : null;
}

function periodOf(word: string): BillingPeriod | undefined {
  return billingPeriods.find((billing) => word === `period:${billing}`);
}

function numberOf(word: string): number | null {
  const times = /^x?(\d{1,9})x?$/u.exec(word);
  return times ? Number(times[1]) : (numberWords.get(word) ?? null);
}
