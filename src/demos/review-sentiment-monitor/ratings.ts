import { NUMBERS, ratingsIn, toFiveStars } from './additions';
import { wordsOf } from './vader/step';

/** The lowest and the highest rating. */
export interface Scale {
  readonly least: number;
  readonly most: number;
}

export const FIVE_STARS: Scale = { least: 1, most: 5 };

/** Finds the lowest and the highest number in a column of ratings, except in those that name their scale. */
export function rangeOf(cells: readonly string[]): Scale {
  let [least, highest] = [Infinity, 0];
  for (const cell of new Set(cells)) {
    const { number, most } = numberIn(cell) ?? {};
    if (number === undefined || most !== undefined) continue;
    least = Math.min(least, number);
    highest = Math.max(highest, number);
  }
  return { least, most: highest };
}

/**
 * Reads a rating such as `4`, `4/5`, `9 of 10`, `★★★★☆`, or `80%` as one from 1 to 5; null for other texts.
 * @param scale unless a cell names the highest rating
 * @param isOneBest true if the lowest is the best
 */
export function ratingIn(cell: string, scale: Scale, isOneBest = false): number | null {
  const { number, most = scale.most } = numberIn(cell) ?? {};
  if (number === undefined) return starsIn(cell);
  const up = scale.least === 0 ? 1 : 0;
  const stars = toFiveStars(number + up, most + up);
  return stars !== null && isOneBest ? 6 - stars : stars;
}

/** Returns a rating from 1 to 5 on its own scale. */
export function onScale(stars: number, { least, most }: Scale): number {
  return least + ((stars - 1) * (most - least)) / 4;
}

/** Formats a rating: `1 star`, `4.6 stars`. */
export function starsText(rating: number): string {
  const stars = Number(rating.toFixed(1));
  return `${stars} ${stars === 1 ? 'star' : 'stars'}`;
}

function starsIn(cell: string): number | null {
  return ratingsIn(wordsOf(cell))[0]?.stars ?? null;
}

/** Matches one number in a few words, and the best one if the cell says it: `4.0 out of 5 stars`, `10 (likely)`. */
const NUMBER =
  /^[^\d★⭐{]{0,20}?(\d{1,3}(?:[.,]\d+)?)(?:\s*(?:\/|\p{L}{1,3}(?:\s\p{L}{2})?)\s*(\d{1,3}))?[^\d★⭐]{0,40}$/u;

function numberIn(cell: string): { readonly number: number; readonly most: number | undefined } | null {
  const [, number, most] = NUMBER.exec(cell.trim()) ?? [];
  if (number === undefined) return null;
  return { number: Number(number.replace(',', '.')), most: most === undefined ? undefined : Number(most) };
}

/** A column with more different words than this isn't a rating. */
const MAX_WORDS = 12;
const THUMBS = ['1', '0', '-1'];

/** Lists the different cells that are words, or thumbs up and down as 1, 0, and −1, whose stars the visitor can choose. */
export function wordsAsRatings(cells: readonly string[]): readonly string[] {
  const different = [...new Set(cells)].filter((cell) => cell !== '');
  if (different.length > 1 && different.includes('1') && different.every((cell) => THUMBS.includes(cell)))
    return different.toSorted();
  const words = different.filter((cell) => ratingIn(cell, { least: 1, most: 100 }) === null);
  return words.length > MAX_WORDS ? [] : words.toSorted();
}

const NO_ANSWER = /^(?:n\/?a|not applicable)$/iu;
const POOR_TO_EXCELLENT = ['', 'poor', 'fair', 'good', 'very good', 'excellent'];
const MIDDLE = /neutral|neither|average|^ok|fair|mixed|passive/iu;
const STRONG = /very|extremely|strongly|completely|totally|terrible|awful|worst|excellent|perfect/iu;
const BAD =
  /\b(?:not|no|never|down|false)\b|^[nf]$|un(?:likely|happy)|dis(?:satisf|agree|like)|poor|bad|terrible|awful|worst|negativ|detractor|👎/iu;
const GOOD =
  /good|satisf|happy|likely|agree|love|great|like|recommend|excellent|perfect|positiv|promoter|👍|\b(?:up|true|yes)\b|^[yt]$/iu;

/**
 * Proposes the stars of a word, from 1 to 5; null if we don't know it.
 * @param all the words of the column, because `Good` can be the best or the third of five
 */
export function starsOfWord(word: string, all: readonly string[]): number | null {
  if (THUMBS.includes(word)) return word === '1' ? 5 : word === '0' && all.includes('-1') ? 3 : 1;
  for (const known of [NUMBERS, POOR_TO_EXCELLENT])
    if (all.filter((own) => known.includes(own.toLowerCase())).length > 2)
      return known.indexOf(word.toLowerCase()) > 0 ? known.indexOf(word.toLowerCase()) : null;
  if (NO_ANSWER.test(word)) return null;
  if (MIDDLE.test(word)) return 3;
  const isExtreme = STRONG.test(word) || !all.some((own) => STRONG.test(own));
  if (BAD.test(word)) return isExtreme ? 1 : 2;
  return GOOD.test(word) ? (isExtreme ? 5 : 4) : null;
}
