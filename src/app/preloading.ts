import { matchRoutes } from 'react-router-dom';
import { siteRoutes } from './routes';

/** A pointer that rests on a link so long means it; one that only crosses it is gone by then. */
const REST_MS = 80;

/**
 * Loads a page's code and content once a pointer rests on a link to it, be it a mouse or a finger on its way to a
 * tap: the click a moment later finds them there.
 */
export function preloadOnIntent(): void {
  let resting: number | undefined;
  document.addEventListener('pointerover', ({ target }) => {
    window.clearTimeout(resting);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin) return;
    resting = window.setTimeout(preload, REST_MS, link.pathname);
  });
}

function preload(pathname: string): void {
  const match = matchRoutes([...siteRoutes], pathname)?.at(-1);
  // A download, for example, is no page; only the route for all other addresses matches it.
  if (!match || match.route.path === '*') return;
  const { page, load } = match.route;
  // A failure is no news yet: the click asks again, and says so if it fails too.
  Promise.all([page(), load?.(match.params)]).catch(() => undefined);
}
