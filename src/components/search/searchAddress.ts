import { paths } from '../../content/paths';
import { firstCharacters, shorten } from '../../domain/typedText';

/** Maximum length in characters. Longer queries, which nobody types, are cut. */
export const MAX_QUERY_LENGTH = 200;

/** Normalizes a query that was typed, pasted or in the URL. */
export function queryOf(text: string): string {
  return firstCharacters(text, MAX_QUERY_LENGTH).trim();
}

export function searchAddress(query: string): string {
  return `${paths.search}?${new URLSearchParams({ q: query }).toString()}`;
}

/** Shortens a query for display, because it may be pasted text. */
export function shortQuery(query: string): string {
  return shorten(query, 60);
}
