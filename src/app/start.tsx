import { lazy, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Location } from 'react-router-dom';
import { whenInteractive } from '../components/loading/earlyClicks';
import { loadWithRetry } from '../components/loading/loadFailure';
import { reportMissingChunk } from '../components/loading/loadingLine';
import { idle, nextTask } from '../components/loading/tasks';
import { paths } from '../content/paths';
import { browserStorage } from '../persistence/storage';
import { makeStore } from '../store/store';
import { App } from './App';
import { LiveSite } from './Site';
import { presentLocation } from './history';
import type { LoadedPage } from './loadPage';
import { loadPage, routeOf } from './loadPage';
import { preloadLinks } from './preloading';
import { ignoreRepeatedPresses } from './repeatedPresses';
import { makeRouter } from './router';

/** Selects what `Meta` and `ReadingIndex` render. */
const OWN_TAGS =
  'title, meta[property], meta[name]:not([name=viewport], [name=theme-color]), [rel=canonical], [rel=alternate]';

/** Waits while a browser only prepares the page in advance: what is saved can still change before it is shown. */
const untilShown = () =>
  new Promise((resolve) => {
    document.addEventListener('prerenderingchange', resolve, { once: true });
  });

/** Creates the store and the router, then hydrates the prerendered page once its code has loaded. */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root to render into.');

  const { path = '' } = container.dataset;
  // An archive, or a copy on the disk, has pages under paths of its own, which have no route: "Page Not Found" would
  // replace the text.
  const { protocol, pathname } = window.location;
  if (protocol === 'file:' || pathname.endsWith(new URL(SITE_URL).host + path)) return;

  const store = makeStore({ storage: browserStorage(), tabStorage: browserStorage('sessionStorage') });
  const location = presentLocation();
  // Hosts serve 404.html for any missing URL. Such a page is rendered, not hydrated.
  const isThere = path === location.pathname;
  if (document.prerendering) await untilShown();
  // Reads saved state before hydration. The first render still matches the prerendered HTML, because it uses the
  // server state (`App.tsx`).
  await store.saving.start();
  // Offline, the service worker answers with this page, also for files, which have no route.
  const isFile = path === paths.offline && /\.\w+$/u.test(location.pathname);
  const first = isThere
    ? prerenderedPage(location)
    : { ...(await loadPage(isFile ? { ...location, pathname: path } : location)), location };
  await nextTask();
  const app = (
    <App store={store}>
      <LiveSite router={makeRouter(first)} />
    </App>
  );
  if (isThere) {
    // A transition hydrates in slices of a few milliseconds, so that slow phones can scroll and respond in between.
    startTransition(() => {
      hydrateRoot(container, app);
    });
  } else {
    // React only adds to the head, so both pages' titles would remain. In one task, so that the page always has a title.
    for (const tag of document.head.querySelectorAll(OWN_TAGS)) tag.remove();
    flushSync(() => {
      createRoot(container).render(app);
    });
  }
  preloadLinks();
  ignoreRepeatedPresses();
  await idle();
  // Ignores a failure: the next page load retries.
  const offline = await loadWithRetry(() => import(/* webpackChunkName: "offline" */ './offline')).catch(
    () => null,
  );
  offline?.prepareForOffline();
}

/** Returns the prerendered page, which suspends until its code arrives. Header and footer already work. */
function prerenderedPage(location: Location): LoadedPage {
  const { route, params } = routeOf(location.pathname);
  const awaiting = new AbortController();
  // Stops retrying once a page is interactive: the visitor may have opened another before this one's code arrived.
  whenInteractive(() => {
    awaiting.abort();
  });
  const code = loadWithRetry(() => route.page(params), {
    signal: awaiting.signal,
    onMissing: reportMissingChunk,
  });
  return { location, page: { Component: lazy(async () => ({ default: (await code).Component })) } };
}
