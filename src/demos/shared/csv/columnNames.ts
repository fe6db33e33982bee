import type { WantedColumn } from './columns';
import { isIdentifierWord } from './vocabulary';

/** Removes accents, punctuation, spaces, and case from a name. */
function bare(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Ranks a column's name. Lower is better; null means no match. */
export type RankOf = (name: string) => number | null;

/** Ranks a name by its place among the known ones, ignoring accents, punctuation, and case. */
export function rankByName({ label, names }: WantedColumn<string>): RankOf {
  const known = [label, ...names].map(bare);
  return (name) => {
    const place = known.indexOf(bare(name));
    return place < 0 ? null : place;
  };
}

export function hasExactName(column: WantedColumn<string>): (name: string) => boolean {
  const rankOf = rankByName(column);
  return (name) => rankOf(name) !== null;
}

/** Words that say how an amount was computed, rather than what it is. */
const TAXES =
  /\b(?:without|with|excl?\w*|incl?\w*|before|after|net of)\.? (?:sales )?(?:tax|taxes|vat|gst|discounts?)\b/giu;

/** Splits a name such as `Unit price (USD)` or `unitPrice` into words. */
function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(TAXES, '')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(bare)
    .filter((word) => word !== '');
}

/** A name with more words is a question, in which words say little about its answers. */
const MAX_WORDS = 5;

/** Returns a test for names with a word from `unlike`. */
export function hasExcludedWord({ unlike = [], holds }: WantedColumn<string>): (name: string) => boolean {
  return (name) => {
    const words = wordsOf(name);
    return !(holds === 'prose' && words.length > MAX_WORDS) && words.some((word) => unlike.includes(word));
  };
}

export function isIdentifier(name: string): boolean {
  return wordsOf(name).some(isIdentifierWord);
}

/** Ranks names by one or two of their words, as in `Unit price (USD)`. Names with fewer words are better. */
export function rankByWords(column: WantedColumn<string>): RankOf {
  const known = [column.label, ...column.names].map(bare);
  const isOther = hasExcludedWord(column);
  return (name) => {
    if (isOther(name)) return null;
    const words = wordsOf(name);
    const parts = words.flatMap((word, index) => [`${word}${words[index + 1] ?? ''}`, word]);
    const place = known.findIndex((own) => parts.includes(own));
    return place < 0 ? null : words.length + place / known.length;
  };
}
