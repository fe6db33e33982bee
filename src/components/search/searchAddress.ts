import { paths } from '../../content/paths';
import { firstCharacters, shorten } from '../../domain/typedText';

/** Maximum length in characters. The rest of a longer text, which nobody types, isn’t searched. */
const MAX_QUERY_LENGTH = 200;

/** Normalizes a query that was typed, pasted or in the URL. */
export function queryOf(text: string): string {
  return firstCharacters(text.trim(), MAX_QUERY_LENGTH);
}

/** Tests whether a text reaches the maximum length, as one that was cut does. */
export function isCut(text: string): boolean {
  return firstCharacters(text.trim(), MAX_QUERY_LENGTH - 1) !== text.trim();
}

export function searchAddress(query: string): string {
  return `${paths.search}?${new URLSearchParams({ q: query }).toString()}`;
}

/** Shortens a query for display, because it may be pasted text. */
export function shortQuery(query: string): string {
  return shorten(query, 60);
}
