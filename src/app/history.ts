import type { Location, To } from 'react-router-dom';
import { createPath, parsePath } from 'react-router-dom';
import { isBackEntry } from '../components/hooks/backEntry';
import { pagePath } from '../domain/pagePath';

/** Query parameter with which Redux DevTools finds its session after a reload. */
const DEBUG_SESSION = 'debug_session';

/** Creates a location with a new key, which distinguishes history entries that have the same URL. */
export function locationOf(to: To): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return {
    pathname: pagePath(pathname),
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

/** Makes the URL absolute, because one that starts with `//` names another host. */
const addressOf = (location: Location) => window.location.origin + createPath(location);

/** Adds an entry, or replaces that of a menu or dialog in which the link was followed. */
export function pushEntry(location: Location): void {
  const method = isBackEntry() ? 'replaceState' : 'pushState';
  try {
    window.history[method]({ key: location.key }, '', addressOf(location));
  } catch {
    // Safari refuses more than 100 changes in 30 seconds.
    window.location.assign(addressOf(location));
  }
}

export function replaceEntry(location: Location): void {
  try {
    window.history.replaceState({ key: location.key }, '', addressOf(location));
  } catch {
    // The URL is outdated until the next change, but the page is right.
  }
}

/**
 * Returns the browser's location with the page's own path, and corrects the URL if it has another. Adds a key to entries
 * the browser made (first page, anchors).
 */
export function presentLocation(): Location {
  const state: unknown = window.history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  const entry = locationOf(window.location);
  const location = typeof key === 'string' ? { ...entry, key } : entry;
  if (location === entry || location.pathname !== window.location.pathname) replaceEntry(location);
  return location;
}
