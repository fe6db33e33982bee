import type { WithProgress } from '../shared/model/withProgress';
import { forEachWithProgress } from '../shared/model/withProgress';
import { ratingsIn, toFiveStars } from './additions';
import { wordsOf } from './vader/step';

/** Scales of ratings, by the word for them in the URL. */
export const scales = { five: 5, ten: 10, hundred: 100 } as const;
export type Scale = keyof typeof scales;
export const scaleNames: readonly Scale[] = ['five', 'ten', 'hundred'];

/** Finds the scale that a column of ratings seems to have: the smallest that includes its highest number. */
export function* scaleOf(cells: readonly string[]): WithProgress<Scale> {
  let highest = 0;
  yield* forEachWithProgress([...new Set(cells)], (cell) => {
    if (starsIn(cell) === null) highest = Math.max(highest, numberIn(cell) ?? 0);
  });
  return scaleNames.find((name) => highest <= scales[name]) ?? 'hundred';
}

/** Reads a rating such as `4`, `4/5`, `★★★★☆`, or `80%` as one from 1 to 5; null for other texts. */
export function ratingIn(cell: string, scale: Scale): number | null {
  const number = numberIn(cell);
  return starsIn(cell) ?? (number === null ? null : toFiveStars(number, scales[scale]));
}

/** Formats a rating: `1 star`, `4.6 stars`. */
export function starsText(rating: number): string {
  const stars = Number(rating.toFixed(1));
  return `${stars} ${stars === 1 ? 'star' : 'stars'}`;
}

function starsIn(cell: string): number | null {
  return ratingsIn(wordsOf(cell))[0]?.stars ?? null;
}

function numberIn(cell: string): number | null {
  const number = /^\s*(\d{1,3}(?:[.,]\d+)?)\s*%?\s*$/u.exec(cell)?.[1]?.replace(',', '.');
  return number === undefined ? null : Number(number);
}
