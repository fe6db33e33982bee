import { paths } from '../../content/paths';

/** In characters. A longer query is a pasted text, and is cut. */
export const MAX_QUERY_LENGTH = 200;

/** A text as the search takes it, whatever was typed, pasted or written into the address. */
export function queryOf(text: string): string {
  return text.slice(0, MAX_QUERY_LENGTH).trim();
}

/** The page with all results for what was typed, whatever that is. */
export function searchAddress(query: string): string {
  return `${paths.search}?${new URLSearchParams({ q: query }).toString()}`;
}

/** A query as it is repeated to the visitor, shortened, since it may be a pasted text. */
export function shortQuery(query: string): string {
  return query.length > 60 ? `${query.slice(0, 60)}…` : query;
}
