import { cacheNames, clientsClaim, copyResponse, setCacheNameDetails } from 'workbox-core';
import { addPlugins, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { paths } from '../content/paths';
import { searchIndexPath, searchTextsPath } from '../content/search/search';
import { CACHE_SHOP } from '../content/shop/offlineShop';
import { pagePath } from '../domain/pagePath';
import type { Release } from './release';

// Makes the shop and visited pages work offline. The README lists where each response comes from.
declare const self: ServiceWorkerGlobalScope & { readonly release: Release };

const PREFIX = 'tangelo';
const PAGES = `${PREFIX}-pages-`;
/** Prefix of an empty cache that is created when a release becomes active, which records the order of releases. */
const ACTIVE = `${PREFIX}-active-`;

/** Seconds without a response before the cached page is shown. */
const NETWORK_TIMEOUT_S = 5;

const { name, files, shop } = self.release;
const runtimeCaches = { pages: PAGES + name, assets: `${PREFIX}-assets-${name}` };

setCacheNameDetails({ prefix: PREFIX, suffix: name });
addPlugins([
  {
    // The visitor's own requests go first.
    requestWillFetch: ({ request }) => Promise.resolve(new Request(request, { priority: 'low' })),
    // A deploy during the installation may have replaced a page.
    cacheWillUpdate: async ({ response }) => ((await isComplete(response)) ? response : null),
  },
]);
precache([...files]);
// Controls the first page too. There is no `skipWaiting`: a new release waits until the old one's pages are closed.
clientsClaim();
// Requests a page while the worker starts.
self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload.enable());
});

const pages = new NetworkFirst({
  cacheName: runtimeCaches.pages,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageAddress(request.url)),
      cacheWillUpdate: async ({ response }) => {
        if (!isPage(response) || !(await isComplete(response))) return null;
        // Browsers reject redirected responses for navigations, and some hosts redirect /shop to /shop/.
        return response.redirected ? copyResponse(response) : response;
      },
      cachedResponseWillBeUsed: ({ request }) => cachedPage(request.url),
      // Offline, Firefox answers the preload with an error response. Workbox then asks no cache, but comes here.
      handlerDidError: async ({ request }) =>
        (await cachedPage(request.url)) ?? (await matchPrecache(paths.offline)),
    },
  ],
});
// After client-side navigation, `app/offline.tsx` requests the page with this `Accept` header to cache it.
registerRoute(
  ({ request }) => request.mode === 'navigate' || request.headers.get('Accept') === 'text/html',
  pages,
);

const assets = new CacheFirst({
  cacheName: runtimeCaches.assets,
  // The URL contains a content hash, so the response is the same whatever headers it varies by.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: ({ response }) => Promise.resolve(isFile(response) ? response : null),
      // Pages of other releases find their files in those releases' caches.
      cachedResponseWillBeUsed: async ({ cachedResponse, request, matchOptions }) =>
        cachedResponse ?? caches.match(request, matchOptions),
    },
  ],
});
registerRoute(
  // Requests that bypass the browser's cache bypass this one too.
  ({ url, request, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/assets/') && request.cache !== 'reload',
  assets,
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && [searchIndexPath, searchTextsPath].includes(url.pathname),
  new NetworkFirst({ cacheName: runtimeCaches.assets }),
);

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldReleases());
});

self.addEventListener('message', (event) => {
  if (event.data === CACHE_SHOP)
    event.waitUntil(
      cacheShop(event).then(
        () => event.ports[0]?.postMessage(true),
        () => event.ports[0]?.postMessage(false),
      ),
    );
});

/** Caches one file at a time, then records that the whole shop is cached. */
async function cacheShop(event: ExtendableMessageEvent): Promise<void> {
  // The visitor may have deleted the caches, but not the worker, whose installation filled them.
  const precached = await caches.open(cacheNames.precache);
  for (const { url } of files)
    if (!(await matchPrecache(url))) {
      const response = await fetch(url);
      if (!(await isComplete(response))) throw new Error(`${url} did not arrive.`);
      await precached.put(getCacheKeyForURL(url) ?? url, response);
    }
  for (const path of shop) {
    const url = pageAddress(self.location.origin + path);
    const strategy = path.startsWith('/assets/') ? assets : pages;
    const isCached = async () => (await caches.match(url, { cacheName: strategy.cacheName })) !== undefined;
    if (await isCached()) continue;
    const [answer, done] = strategy.handleAll({ event, request: new Request(url, { priority: 'low' }) });
    await answer;
    await done;
    // Offline, the response is the offline page, which isn't cached.
    if (!(await isCached())) throw new Error(`${path} did not arrive.`);
  }
  await caches.open(`${PREFIX}-shop-${name}`);
}

const isPage = (response: Response) => response.headers.get('Content-Type')?.includes('text/html') === true;

/** Tests for a file of a page. A host may answer with a page of its own, such as a login. */
const isFile = (response: Response) => response.status === 200 && !isPage(response);

/** Tests whether a response can be cached: a page only with its files. */
async function isComplete(response: Response): Promise<boolean> {
  return (
    response.status === 200 && (!isPage(response) || (await cacheFilesOf(await response.clone().text())))
  );
}

/**
 * Caches the scripts, fonts, and stylesheets that a page's HTML names, which may be those of a newer release: `data-href`
 * names one that it inlines, which a link to the page loads. Returns false if one is missing, or if there are none: without
 * it, the page's buttons would be dead offline, and each of ours has some.
 */
async function cacheFilesOf(html: string): Promise<boolean> {
  const cache = await caches.open(runtimeCaches.assets);
  const cacheFile = async (file: string) => {
    const own = (await matchPrecache(file)) ?? (await cache.match(file, { ignoreVary: true }));
    if (own) return true;
    // Copies files of other releases, whose caches are deleted earlier.
    const response = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file));
    if (isFile(response)) await cache.put(file, response);
    return isFile(response);
  };
  const files = [...html.matchAll(/ (?:src|(?:data-)?href)="(\/assets\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  try {
    return files.length > 0 && (await Promise.all(files.map(cacheFile))).every(Boolean);
  } catch {
    return false;
  }
}

/** Finds a page in this release's caches, or else in older ones. The key is the address alone, whatever `Vary` names. */
async function cachedPage(url: string): Promise<Response | undefined> {
  const address = pageAddress(url);
  return (
    (await caches.match(address, { cacheName: runtimeCaches.pages, ignoreVary: true })) ??
    (await matchPrecache(address)) ??
    (await caches.match(address, { ignoreVary: true }))
  );
}

/** Returns a page's cache key: its URL without query, however its path is written. */
function pageAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pagePath(pathname);
}

/**
 * Deletes the caches of all but the last two releases. Pages visited under the previous one still open offline, and
 * its open pages find their files.
 */
async function deleteOldReleases(): Promise<void> {
  await caches.delete(ACTIVE + name);
  await caches.open(ACTIVE + name);
  const names = await caches.keys();
  // The previous release: the last other one to become active, or else the last with cached pages.
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
