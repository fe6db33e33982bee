import { items } from './items';

/** Items that were looked at as the address has them: `3-17`, in this order. */
export function lookedAtIn(search: URLSearchParams): string {
  return writeLookedAt(readLookedAt(search.get('looked') ?? ''));
}

/** The numbers in such a text; what is none of an item, and what comes twice, is dropped. */
export function readLookedAt(text: string): readonly number[] {
  const numbers = text
    .split('-')
    .filter((part) => /^\d{1,2}$/.test(part))
    .map(Number)
    .filter((item) => item < items.length);
  return [...new Set(numbers)];
}

/** Such a text. */
export function writeLookedAt(lookedAt: readonly number[]): string {
  return lookedAt.join('-');
}
