import type { Location, To } from 'react-router-dom';
import { createPath, parsePath } from 'react-router-dom';

/** The parameter by which Redux DevTools finds its session again when the page is loaded. */
const DEBUG_SESSION = 'debug_session';

/** An address to go to, as an entry of its own in the history: its key tells it from others with the same address. */
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

/** Where a link leads: to its address, in the debug session of the present one if that has one. */
export function destinationOf(to: To): Location {
  const location = locationOf(to);
  const session = new URLSearchParams(window.location.search).get(DEBUG_SESSION);
  if (session === null) return location;
  const query = new URLSearchParams(location.search);
  query.set(DEBUG_SESSION, session);
  return { ...location, search: `?${query.toString()}` };
}

/** What a link to an address has as its `href`. */
export function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

/** In full: `//a` by itself would be another host's. */
const addressOf = (location: Location) => window.location.origin + createPath(location);

/** Makes an address the browser's, as a new entry of its history. */
export function pushEntry(location: Location): void {
  window.history.pushState({ key: location.key }, '', addressOf(location));
}

/** Makes an address the browser's in place of the present one. */
export function replaceEntry(location: Location): void {
  window.history.replaceState({ key: location.key }, '', addressOf(location));
}

/**
 * The browser's address. An entry that the browser has made itself, for a page that is opened or an anchor, gets a key.
 * A page that is opened by its file's name, `/cart/index.html`, gets its own address, the only one in the route table.
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
