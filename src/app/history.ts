import type { Location, To } from 'react-router-dom';
import { createPath, parsePath } from 'react-router-dom';

/** Query parameter with which Redux DevTools finds its session after a reload. */
const DEBUG_SESSION = 'debug_session';

/** A history entry. Its key distinguishes it from other entries with the same URL. */
export function locationOf(to: To): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return {
    pathname,
    search,
    hash,
    state: null,
    key: Math.random().toString(36).slice(2),
  };
}

/** Resolves a link, keeping the current debug session. */
export function destinationOf(to: To): Location {
  const location = locationOf(to);
  const session = new URLSearchParams(window.location.search).get(DEBUG_SESSION);
  if (session === null) return location;
  const query = new URLSearchParams(location.search);
  query.set(DEBUG_SESSION, session);
  return { ...location, search: `?${query.toString()}` };
}

export function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

/** Absolute, because a URL that starts with `//` names another host. */
const addressOf = (location: Location) => window.location.origin + createPath(location);

export function pushEntry(location: Location): void {
  window.history.pushState({ key: location.key }, '', addressOf(location));
}

export function replaceEntry(location: Location): void {
  window.history.replaceState({ key: location.key }, '', addressOf(location));
}

/**
 * Returns the browser's location. Adds a key to entries the browser made (first page, anchors), and replaces file
 * names such as `/cart/index.html` with the page's URL.
 */
export function presentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string')
    return { pathname, search, hash, state: null, key: state.key };
  const location = locationOf({ pathname: pathname.replace(/\/index\.html$/, '') || '/', search, hash });
  replaceEntry(location);
  return location;
}
