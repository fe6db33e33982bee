import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { sayTakenOver } from '../components/loading/earlyTaps';
import { startPersistence } from '../store/persistence/controls';
import { browserStorage } from '../store/persistence/storage';
import { makeStore } from '../store/store';
import { App } from './App';
import { preloadLinks } from './preloading';
import { removePrerenderedHead } from './prerenderedHead';
import { routeObjects } from './router';
import { keepScroll } from './scrolling';
import { whenReady } from './whenReady';

/** Makes the store and the router, and takes over the prerendered page once its own code is there. */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root to render into.');

  settleHistoryEntry();
  const store = makeStore({ storage: browserStorage() });
  const router = createBrowserRouter(routeObjects);
  const app = (
    <App store={store}>
      <RouterProvider router={router} />
    </App>
  );

  await whenReady(router);
  // 404.html is sent for any address that has no file, the dev server prerenders nothing, and a page may have failed
  // to load: what is not this very page is rendered anew rather than hydrated.
  const prerendered = container.dataset.path;
  const here = window.location.pathname.replace(/(.)\/$/, '$1');
  if (prerendered === here && !router.state.errors) {
    keepScroll(router.state.location);
    // A transition hydrates in pieces of a few milliseconds, between which a slow phone still scrolls and taps.
    startTransition(() => {
      hydrateRoot(container, app);
    });
  } else {
    removePrerenderedHead();
    createRoot(container).render(app);
  }
  sayTakenOver();
  // The first render is the prerendered one; saved state follows it.
  startPersistence(store);
  preloadLinks();
}

/**
 * Gives the entry that this page was opened as a name of its own in the history: React Router calls all of them
 * 'default', and would open each page at the place that another one was left at. A page that was opened by its file's
 * name, `/cart/index.html`, gets its own address, the only one that the router knows.
 */
function settleHistoryEntry(): void {
  const { history } = window;
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return;
  const address = new URL(window.location.href);
  address.pathname = address.pathname.replace(/\/index\.html$/, '');
  history.replaceState({ key: Math.random().toString(36).slice(2) }, '', address);
}
