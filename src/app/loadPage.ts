import type { ComponentType } from 'react';
import type { Location } from 'react-router-dom';
import { matchPath } from 'react-router-dom';
import { loadWithRetry } from '../components/loading/loadFailure';
import { siteRoutes } from './routes';

/** A location with its page, or with the error if the page failed to load. */
export interface LoadedPage {
  readonly location: Location;
  readonly page: { readonly Component: ComponentType } | { readonly error: unknown };
}

/**
 * Finds the route of a path and its parameters: a fixed path first, else the first match. Case matters, as it
 * does to hosts (`decisions/router.md`). React Router's `matchRoutes` ranks the whole table on each call, which takes
 * 15 ms on a slow phone.
 */
export function routeOf(pathname: string) {
  const fixed = siteRoutes.find(({ path }) => path === pathname);
  if (fixed) return { route: fixed, params: {} };
  for (const route of siteRoutes) {
    const match = matchPath({ path: route.path, caseSensitive: true }, pathname);
    if (match) return { route, params: match.params };
  }
  throw new Error(`The route table has no page for ${pathname}, not even the one for all others.`);
}

/** Loads the page at a location. Never rejects; an error becomes part of the result. */
export async function loadPage(location: Location): Promise<LoadedPage> {
  const { route, params } = routeOf(location.pathname);
  try {
    return { location, page: await loadWithRetry(() => route.page(params)) };
  } catch (error) {
    return { location, page: { error } };
  }
}
