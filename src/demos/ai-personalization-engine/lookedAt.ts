import { items } from './items';

/** The viewed items as written in the URL, in order: `3-17`. */
export function lookedAtIn(search: URLSearchParams): string {
  return writeLookedAt(readLookedAt(search.get('looked') ?? ''));
}

/** Parses that text. Drops unknown numbers and duplicates. */
export function readLookedAt(text: string): readonly number[] {
  const numbers = text
    .split('-')
    .filter((part) => /^\d{1,2}$/.test(part))
    .map(Number)
    .filter((item) => item < items.length);
  return [...new Set(numbers)];
}

/** Formats item numbers for the URL. */
export function writeLookedAt(lookedAt: readonly number[]): string {
  return lookedAt.join('-');
}
