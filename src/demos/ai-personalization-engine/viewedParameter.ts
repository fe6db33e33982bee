import { items } from './items';

/** Reads the viewed items from the URL, in order, as `3-17`. */
export function viewedInUrl(search: URLSearchParams): string {
  return serializeViewed(parseViewed(search.get('looked') ?? ''));
}

/** Parses such text. Drops unknown indexes and duplicates. */
export function parseViewed(text: string): readonly number[] {
  const numbers = text
    .split('-')
    .filter((part) => /^\d{1,2}$/.test(part))
    .map(Number)
    .filter((item) => item < items.length);
  return [...new Set(numbers)];
}

export function serializeViewed(viewed: readonly number[]): string {
  return viewed.join('-');
}
