import { CACHE_SHOP } from '../../content/shop/offlineShop';

/** Registers the service worker if it isn't registered yet. */
export async function registerServiceWorker(): Promise<ServiceWorker | null> {
  // webpack builds the worker, and its Trusted Types policy creates the URL.
  await navigator.serviceWorker.register(
    /* webpackChunkName: "service-worker", webpackEntryOptions: { filename: "service-worker.js" } */
    new URL('../../serviceWorker/serviceWorker.ts', import.meta.url),
  );
  return (await navigator.serviceWorker.ready).active;
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
    worker?.postMessage(CACHE_SHOP, [port2]);
  });
}
