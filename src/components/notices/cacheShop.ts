import { CACHE_SHOP } from '../../content/shop/offlineShop';

/** Registers the service worker if it isn't registered yet. Rejects if it can't be installed. */
export async function registerServiceWorker(): Promise<ServiceWorker> {
  // webpack builds the worker, and its Trusted Types policy creates the URL.
  const { active, waiting, installing } = await navigator.serviceWorker.register(
    /* webpackChunkName: "service-worker", webpackEntryOptions: { filename: "service-worker.js" } */
    new URL('../../serviceWorker/serviceWorker.ts', import.meta.url),
  );
  return activated(active ?? waiting ?? installing);
}

/** Unlike `navigator.serviceWorker.ready`, it doesn't wait forever for a worker whose installation failed. */
function activated(worker: ServiceWorker | null): Promise<ServiceWorker> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (worker?.state === 'activated') resolve(worker);
      if (!worker || worker.state === 'redundant') reject(new Error('The service worker wasn’t installed.'));
    };
    worker?.addEventListener('statechange', check);
    check();
  });
}

/** Asks the service worker to cache the whole shop. Rejects if any file fails. */
export async function cacheShop(): Promise<void> {
  const worker = await registerServiceWorker();
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve, reject) => {
    port1.onmessage = ({ data }) => {
      if (data === true) resolve();
      else reject(new Error('Part of the shop didn’t load.'));
    };
    worker.postMessage(CACHE_SHOP, [port2]);
  });
}
