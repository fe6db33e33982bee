import { clientsClaim, copyResponse, setCacheNameDetails } from 'workbox-core';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { addPlugins, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { paths } from '../content/paths';
import { searchIndexPath } from '../content/search/search';
import { KEEP_SHOP } from '../content/shop/keptShop';
import type { Release } from './release';

/**
 * The service worker: the shop and the pages that were visited work without a network. The README of this folder says
 * what comes from where, and how one release follows another.
 */
declare const self: ServiceWorkerGlobalScope & { readonly release: Release };

const PREFIX = 'tangelo';
const PAGES = `${PREFIX}-pages-`;
/** An empty cache, made anew whenever a release becomes active: these are in the order in which releases were. */
const ACTIVE = `${PREFIX}-active-`;

/** After so long a page that is kept is shown in place of the one that is awaited. */
const PATIENCE_S = 5;

const { name, files, shop } = self.release;
const runtimeCaches = { pages: PAGES + name, assets: `${PREFIX}-assets-${name}` };

setCacheNameDetails({ prefix: PREFIX, suffix: name });
// What the visitor asks for meanwhile goes first.
addPlugins([
  { requestWillFetch: ({ request }) => Promise.resolve(new Request(request, { priority: 'low' })) },
]);
precache([...files]);
// The first page is served from then on too. There is no `skipWaiting`: a new release waits until the pages of the old
// one are gone.
clientsClaim();
preloadNavigations();

const pages = new NetworkFirst({
  cacheName: runtimeCaches.pages,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageAddress(request.url)),
      cacheWillUpdate: async ({ response }) => {
        const isPage = response.status === 200 && response.headers.get('Content-Type')?.includes('text/html');
        if (!isPage) return null;
        // A browser takes no redirected answer for a page, and some hosts redirect /shop to /shop/.
        return response.redirected ? copyResponse(response) : response;
      },
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? (await matchPrecache(request)) ?? (await caches.match(request)),
      handlerDidError: () => matchPrecache(paths.offline),
    },
  ],
});
// A page that was opened without a request of its own is asked for by `app/offline.tsx`, which names the kind.
registerRoute(
  ({ request }) => request.mode === 'navigate' || request.headers.get('Accept') === 'text/html',
  pages,
);

const assets = new CacheFirst({
  cacheName: runtimeCaches.assets,
  // The address names the content, whatever else the request says.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // A page of another release, newer or older, finds its own files where that release keeps them.
      cachedResponseWillBeUsed: async ({ cachedResponse, request, matchOptions }) =>
        cachedResponse ?? caches.match(request, matchOptions),
    },
  ],
});
registerRoute(
  // Whoever asks past the browser's cache asks past this one too.
  ({ url, request, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/assets/') && request.cache !== 'reload',
  assets,
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === searchIndexPath,
  new NetworkFirst({ cacheName: runtimeCaches.assets }),
);

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldReleases());
});

self.addEventListener('message', (event) => {
  if (event.data === KEEP_SHOP)
    event.waitUntil(
      keepShop(event).then(
        () => event.ports[0]?.postMessage(true),
        () => event.ports[0]?.postMessage(false),
      ),
    );
});

/** Keeps the whole shop, one file after the other, and notes that it does. */
async function keepShop(event: ExtendableMessageEvent): Promise<void> {
  for (const path of shop) {
    const url = pageAddress(self.location.origin + path);
    const strategy = path.startsWith('/assets/') ? assets : pages;
    const isKept = async () => (await caches.match(url, { cacheName: strategy.cacheName })) !== undefined;
    if (await isKept()) continue;
    const [answer, done] = strategy.handleAll({ event, request: new Request(url, { priority: 'low' }) });
    await answer;
    await done;
    // Without a network the answer is the page that says so.
    if (!(await isKept())) throw new Error(`${path} did not arrive.`);
  }
  await caches.open(`${PREFIX}-shop-${name}`);
}

/** The address that a page is kept by: a page is the same for every query, with a slash at its end or without. */
function pageAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (pathname.replace(/\/(?:index\.html)?$/, '') || '/');
}

/**
 * Deletes what releases have kept that were active before the last one. That one's caches stay: what was visited under it still opens
 * without a network, and a page of it that is still open finds its files.
 */
async function deleteOldReleases(): Promise<void> {
  await caches.delete(ACTIVE + name);
  await caches.open(ACTIVE + name);
  const names = await caches.keys();
  // In the order in which they were made. Releases that did not say that they were active come first.
  const last = [PAGES, ACTIVE]
    .flatMap((prefix) =>
      names.filter((cache) => cache.startsWith(prefix)).map((cache) => cache.slice(prefix.length)),
    )
    .findLast((release) => release !== name);
  const kept = [name, ...(last === undefined ? [] : [last])];
  const old = names.filter(
    (cache) => cache.startsWith(`${PREFIX}-`) && !kept.some((release) => cache.endsWith(`-${release}`)),
  );
  await Promise.all(old.map((cache) => caches.delete(cache)));
}
