import { paths } from '../../content/paths';

/** The page with all results for what was typed, whatever that is. */
export function searchAddress(query: string): string {
  return `${paths.search}?${new URLSearchParams({ q: query }).toString()}`;
}

/** A query as it is repeated to the visitor: somebody may have pasted a whole page. */
export function shortQuery(query: string): string {
  return query.length > 60 ? `${query.slice(0, 60)}…` : query;
}
