import { negates } from './vader/modifiers';
import type { Step } from './vader/step';
import { wordsOf } from './vader/step';

/** Our ratings, from -4 to 4, of emoji whose descriptions contain no word that VADER rates. */
const emojiRatings: ReadonlyMap<string, number> = new Map(
  '👍 2, 👏 2, 🙌 2.5, 💯 3, 🤩 3, 😋 2, 🏆 2.5, 💪 1.5, 😉 1, 👎 -2.5, 😡 -2.8, 🤬 -3, 😤 -1.8, 😒 -1.8, 🙄 -1.5, 🤦 -1.7, 😑 -1, 🤢 -2.5, 🤮 -3.2, 💩 -2.8, 🤡 -2, 😣 -1.6, 😖 -1.8, 🗑 -2, 🚫 -1.2'
    .split(', ')
    .map((entry) => {
      const [emoji = '', rating] = entry.split(' ');
      return [emoji, Number(rating)];
    }),
);

export const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five'];
const NUMBER = String.raw`(\d{1,2}(?:[.,]\d)?|${NUMBERS.join('|')})`;

/** Matches a rating in words or signs: `★★★★☆`, `4/5`, `9 out of 10`, `five stars`, `1-star`. */
const RATING = new RegExp(
  [
    String.raw`(?<full>[★⭐🌟](?:\s?[★⭐🌟])*)(?<empty>(?:\s?[☆✩])*)`,
    String.raw`(?<![\p{L}\d/.,])(?:${NUMBER}\s?(?:/|out of)\s?(?<of>5|10|five|ten)|${NUMBER}[\s-]stars?)(?![\p{L}\d/])`,
  ].join('|'),
  'giu',
);

/** Matches complaints about fit and delivery, whose words VADER doesn't rate: `runs very small`, `came two days late`. */
const COMPLAINT =
  /(?<!\p{L})(?:r[ua]ns? (?:\p{L}+ )?(?:small|large|big|short|long|narrow|wide|tight)|(?:came|arrived) (?:[\p{L}\d]+ ){0,2}late)(?!\p{L})/giu;

/** VADER rates `annoying` about as low. */
const COMPLAINT_VALENCE = -1.6;

interface FoundRating {
  readonly text: string;
  /** Index of the rating's first word. */
  readonly place: number;
  /** From 1 to 5. */
  readonly stars: number;
}

/** Finds star ratings in a text, except negated ones: “I can’t give it 5 stars”. */
export function ratingsIn(words: readonly string[]): readonly FoundRating[] {
  return matchesIn(RATING, words).flatMap(({ match, place }) => {
    const stars = starsOf(match);
    return stars === null ? [] : [{ text: match[0], place, stars }];
  });
}

/** Finds a pattern in a text, unless one of the four words before negates it. */
function matchesIn(pattern: RegExp, words: readonly string[]) {
  const text = words.join(' ');
  return [...text.matchAll(pattern)].flatMap((match) => {
    const before = wordsOf(text.slice(0, match.index));
    const isNegated = before.slice(-4).some((word) => negates(word.toLowerCase()));
    return isNegated ? [] : [{ match, place: before.length }];
  });
}

function starsOf({ 1: full, 2: empty, 3: of5, 4: of, 5: plain }: RegExpMatchArray): number | null {
  if (full !== undefined) {
    const count = (marks = '') => Array.from(marks.replaceAll(/\s/gu, '')).length;
    return toFiveStars(count(full), count(empty) === 0 ? 5 : count(full) + count(empty));
  }
  return toFiveStars(numberOf(of5 ?? plain), of === '10' || of?.toLowerCase() === 'ten' ? 10 : 5);
}

function numberOf(text = ''): number {
  const word = NUMBERS.indexOf(text.toLowerCase());
  return word === -1 ? Number(text.replace(',', '.')) : word;
}

/** Converts a rating to a scale from 1 to 5; null if it's outside its own scale. */
export function toFiveStars(rating: number, most: number): number | null {
  if (!(rating >= 0 && rating <= most)) return null;
  return 1 + (4 * Math.max(0, rating - 1)) / (most - 1);
}

/** Returns steps for star ratings, complaints, and emoji that VADER itself ignores. */
export function addedSteps(words: readonly string[]): readonly Step[] {
  const step = (word: string, place: number, value: number): Step => ({
    word,
    place,
    rated: value,
    changes: [],
    value,
    isAdded: true,
  });
  return [
    ...ratingsIn(words).map(({ text, place, stars }) => step(text, place, 2 * (stars - 3))),
    ...matchesIn(COMPLAINT, words).map(({ match, place }) => step(match[0], place, COMPLAINT_VALENCE)),
    ...words.flatMap((word, place) =>
      Array.from(word).flatMap((character) => {
        const rating = emojiRatings.get(character);
        return rating === undefined ? [] : [step(character, place, rating)];
      }),
    ),
  ];
}
