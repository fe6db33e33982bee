import type { WantedColumn } from './columns';
import { NUMBERS } from './columns';
import { isIdentifierWord } from './vocabulary';

/** Removes accents, punctuation, spaces, and case from a name. */
function bare(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** How well a name matches: as a whole, or by one or two of its words. A lower place is better. */
export interface NameRank {
  readonly isExact: boolean;
  readonly place: number;
}

/** Words that say how an amount was computed, rather than what it is. */
const TAXES =
  /\b(?:without|with|exc?l?\w*|inc?l?\w*|before|after|net of)\.? (?:sales )?(?:tax|taxes|vat|gst|discounts?)\b/giu;

/** Splits a name such as `Unit price (USD)` or `unitPrice` into words. */
function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/[_-]|(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(TAXES, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(bare)
    .filter((word) => word !== '');
}

const PRICE = /pre[cç][io]|prez|prij?s|preis|prix|cena|price|цена|価格|単価|单价|fiyat/iu;

/** Tests for the name of a price, which is neither a quantity nor a total. */
export function isPriceName(name: string): boolean {
  return PRICE.test(name) && !/tot/iu.test(name);
}

/** A name with more words is a question, in which words say little about its answers. */
const MAX_WORDS = 5;

/** Returns a test for names with a word from `unlike`. */
export function hasExcludedWord({ unlike = [], holds }: WantedColumn<string>): (name: string) => boolean {
  return (name) => {
    const words = wordsOf(name);
    if (NUMBERS.includes(holds) && (name.includes('%') || (holds === 'count' && isPriceName(name))))
      return true;
    return !(holds === 'prose' && words.length > MAX_WORDS) && words.some((word) => unlike.includes(word));
  };
}

const ENDS_AS_ID = /\p{L}(?:nr|nummer|ID|番号|コード|代號)$|№/u;

export function isIdentifier(name: string): boolean {
  return ENDS_AS_ID.test(name) || wordsOf(name).some(isIdentifierWord);
}

/** Ranks names by the ones that we know, ignoring accents, punctuation, and case; null means no match. */
export function rankNames(column: WantedColumn<string>): (name: string) => NameRank | null {
  const known = [column.label, ...column.names].map(bare);
  const isOther = hasExcludedWord(column);
  return (name) => {
    const whole = known.indexOf(bare(name));
    if (whole >= 0) return { isExact: true, place: whole };
    if (isOther(name)) return null;
    const words = wordsOf(name);
    const parts = words.flatMap((word, index) => [`${word}${words[index + 1] ?? ''}`, word]);
    const place = known.findIndex((own) => parts.includes(own));
    return place < 0 ? null : { isExact: false, place: place + words.length / 100 };
  };
}

/** Returns a test for names that we know as a whole. */
export function hasExactName(column: WantedColumn<string>): (name: string) => boolean {
  const rankOf = rankNames(column);
  return (name) => rankOf(name)?.isExact === true;
}
