import { items } from './items';

/** The viewed items as written in the URL: `3-17`, in this order. */
export function lookedAtIn(search: URLSearchParams): string {
  return writeLookedAt(readLookedAt(search.get('looked') ?? ''));
}

/** Reads item numbers from such a text. Unknown numbers and duplicates are dropped. */
export function readLookedAt(text: string): readonly number[] {
  const numbers = text
    .split('-')
    .filter((part) => /^\d{1,2}$/.test(part))
    .map(Number)
    .filter((item) => item < items.length);
  return [...new Set(numbers)];
}

/** Writes item numbers as such a text. */
export function writeLookedAt(lookedAt: readonly number[]): string {
  return lookedAt.join('-');
}
