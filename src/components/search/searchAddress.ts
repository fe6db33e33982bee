import { paths } from '../../content/paths';

/** Maximum length in characters. Longer queries, which nobody types, are cut. */
export const MAX_QUERY_LENGTH = 200;

/** Normalizes a query that was typed, pasted or in the URL. */
export function queryOf(text: string): string {
  return text.slice(0, MAX_QUERY_LENGTH).trim();
}

export function searchAddress(query: string): string {
  return `${paths.search}?${new URLSearchParams({ q: query }).toString()}`;
}

/** Shortens a query for display, because it may be pasted text. */
export function shortQuery(query: string): string {
  return query.length > 60 ? `${query.slice(0, 60)}…` : query;
}
