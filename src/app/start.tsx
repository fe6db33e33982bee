import { lazy, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Location } from 'react-router-dom';
import { oncePageAnswers } from '../components/loading/earlyPresses';
import { loadWithRetry } from '../components/loading/loadFailure';
import { sayMissing } from '../components/loading/loadingLine';
import { idle, nextTask } from '../components/loading/tasks';
import { browserStorage } from '../persistence/storage';
import { makeStore } from '../store/store';
import { App } from './App';
import { presentLocation } from './history';
import type { LoadedPage } from './loadPage';
import { loadPage, routeOf } from './loadPage';
import { preloadLinks } from './preloading';
import { removePrerenderedHead } from './prerenderedHead';
import { makeRouter } from './router';
import { LiveSite } from './Site';

/** Makes the store and the router, and takes over the prerendered page once its own code is there. */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root to render into.');

  const store = makeStore({ storage: browserStorage(), tabStorage: browserStorage('sessionStorage') });
  const location = presentLocation();
  // 404.html is sent for any address that has no file, and the dev server prerenders nothing: what is not this very page
  // is rendered anew rather than hydrated.
  const isThere = container.dataset.path === location.pathname.replace(/(.)\/$/, '$1');
  // Saved state is in the store before anything is hydrated. The first render is the prerendered one all the same: it
  // takes the server state (`App.tsx`).
  await store.persistence.start();
  const first = isThere ? prerenderedPage(location) : await loadPage(location);
  await nextTask();
  const app = (
    <App store={store}>
      <LiveSite router={makeRouter(first)} />
    </App>
  );
  if (isThere) {
    // A transition hydrates in pieces of a few milliseconds, between which a slow phone can scroll and answer taps.
    startTransition(() => {
      hydrateRoot(container, app);
    });
  } else {
    removePrerenderedHead();
    // In one task, so that the page is not without a title for a moment.
    flushSync(() => {
      createRoot(container).render(app);
    });
  }
  preloadLinks();
  void idle().then(prepareForOffline);
}

/** A page that can be read in full without its code, which is awaited while the header and the footer answer already. */
function prerenderedPage(location: Location): LoadedPage {
  const { route, params } = routeOf(location.pathname);
  const awaiting = new AbortController();
  // Another page may answer before this one has its code.
  oncePageAnswers(() => {
    awaiting.abort();
  });
  const code = loadWithRetry(() => route.page(params), { signal: awaiting.signal, onMissing: sayMissing });
  return { location, page: { Component: lazy(async () => ({ default: (await code).Component })) } };
}

async function prepareForOffline(): Promise<void> {
  // A failure is not reported: the next page that is opened loads it again.
  const offline = await loadWithRetry(() => import(/* webpackChunkName: "offline" */ './offline')).catch(
    () => undefined,
  );
  offline?.prepareForOffline();
}
