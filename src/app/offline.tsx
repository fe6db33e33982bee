import { createRoot } from 'react-dom/client';
import { idle } from '../components/loading/tasks';
import { isShopKept } from '../components/notices/isShopKept';
import { keepShop, registerServiceWorker } from '../components/notices/keepShop';
import { OfflineNotice } from '../components/notices/OfflineNotice';
import { isSparing, isUnmetered } from './preloading';
import { followTranslation } from './translation';

/** The delay before the service worker is registered: a visitor who leaves at once downloads nothing for later. */
const SETTLE_MS = 4_000;

/**
 * Prepares for having no network: a line that says so and, unless the visitor is sparing, the service worker. It is a
 * chunk of its own, with a React root of its own, so that the first view pays for neither.
 */
export function prepareForOffline(): void {
  // It is in this chunk because it can wait: a translator starts when the page is there, and asks its service first.
  followTranslation(document.body);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<OfflineNotice />);
  // A failure is not reported: the next page asks again.
  if (SERVICE_WORKER && 'serviceWorker' in navigator && !isSparing())
    void keepVisitedPages().catch(() => undefined);
}

/** Registers the service worker, and has it keep each page that is shown. */
async function keepVisitedPages(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, SETTLE_MS);
  });
  const active = await registerServiceWorker();
  if (!active) return;
  const keep = (addresses: readonly string[]) => {
    const page = [window.location.pathname, { headers: { Accept: 'text/html' } }];
    active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page, ...addresses] } });
  };
  // The files of this page were requested before the worker was active.
  keep(performance.getEntriesByType('resource').map(({ name }) => name));
  // A page that was reached by a link was never requested as a document. Its new title tells that it is shown.
  let shown = window.location.pathname;
  new MutationObserver(() => {
    if (window.location.pathname === shown) return;
    shown = window.location.pathname;
    keep([]);
  }).observe(document.head, { childList: true });
  // A visitor who once asked for the whole shop gets it of each release.
  if (isUnmetered() || (await isShopKept())) {
    await idle();
    await keepShop();
  }
}
