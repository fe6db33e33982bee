import { createRoot } from 'react-dom/client';
import { idle } from '../components/loading/tasks';
import { isShopCached } from '../components/notices/isShopCached';
import { cacheShop, registerServiceWorker } from '../components/notices/cacheShop';
import { OfflineNotice } from '../components/notices/OfflineNotice';
import { isSavingData, isUnmetered } from './preloading';
import { followTranslation } from './translation';

/** Milliseconds before the service worker registers, so that visitors who leave soon download nothing extra. */
const SETTLE_MS = 4_000;

/**
 * Shows the offline notice and, without Save-Data, registers the service worker. It has its own chunk and React
 * root, so that it costs the first view nothing.
 */
export function prepareForOffline(): void {
  // Runs this late because translators start after the page has loaded.
  followTranslation(document.body);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<OfflineNotice />);
  // Ignores a failure: the next page load retries.
  if (SERVICE_WORKER && 'serviceWorker' in navigator && !isSavingData())
    void keepVisitedPages().catch(() => undefined);
}

/** Registers the service worker, and caches each page that is shown. */
async function keepVisitedPages(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, SETTLE_MS);
  });
  const active = await registerServiceWorker();
  const keep = (addresses: readonly string[]) => {
    const page = [window.location.pathname, { headers: { Accept: 'text/html' } }];
    active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page, ...addresses] } });
  };
  // This page's files were requested before the worker was active, so cache them now.
  keep(performance.getEntriesByType('resource').map(({ name }) => name));
  // Client-side navigation never requests a document. A new title means a new page is shown.
  let shown = window.location.pathname;
  new MutationObserver(() => {
    if (window.location.pathname === shown) return;
    shown = window.location.pathname;
    keep([]);
  }).observe(document.head, { childList: true });
  // Caches the whole shop on unmetered networks, and again with each release for visitors who asked for it.
  if (isUnmetered() || (await isShopCached())) {
    await idle();
    await cacheShop();
  }
}
