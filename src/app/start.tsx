import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { sayTakenOver } from '../components/loading/earlyTaps';
import { idle, nextTask } from '../components/loading/tasks';
import { browserStorage } from '../store/persistence/storage';
import { makeStore } from '../store/store';
import { App } from './App';
import { presentLocation } from './history';
import { loadPage } from './loadPage';
import { isSparing, preloadLinks } from './preloading';
import { removePrerenderedHead } from './prerenderedHead';
import { makeRouter } from './router';
import { LiveSite } from './Site';

/** Makes the store and the router, and takes over the prerendered page once its own code is there. */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root to render into.');

  const store = makeStore({ storage: browserStorage(), tabStorage: browserStorage('sessionStorage') });
  const first = await loadPage(presentLocation());
  await nextTask();
  // 404.html is sent for any address that has no file, the dev server prerenders nothing, and a page may have failed
  // to load: what is not this very page is rendered anew rather than hydrated.
  const prerendered = container.dataset.path;
  const here = first.location.pathname.replace(/(.)\/$/, '$1');
  const isThere = prerendered === here && 'Component' in first.page;
  const app = (
    <App store={store}>
      <LiveSite router={makeRouter(first)} />
    </App>
  );
  if (isThere) {
    // A transition hydrates in pieces of a few milliseconds, between which a slow phone still scrolls and taps.
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
  sayTakenOver();
  // The first render is the prerendered one; saved state follows it.
  store.persistence.start();
  preloadLinks();
  if (!isSparing()) void idle().then(prepareForOffline);
}

async function prepareForOffline(): Promise<void> {
  // It is asked for again by the next page.
  const offline = await import(/* webpackChunkName: "offline" */ './offline').catch(() => undefined);
  offline?.prepareForOffline();
}
