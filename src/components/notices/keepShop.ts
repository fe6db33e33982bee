import { KEEP_SHOP } from '../../content/shop/keptShop';

/** Registers the service worker, if it is not registered yet. */
export async function registerServiceWorker(): Promise<ServiceWorker | null> {
  // webpack builds the worker, and its policy for Trusted Types makes the address.
  await navigator.serviceWorker.register(
    /* webpackChunkName: "service-worker", webpackEntryOptions: { filename: "service-worker.js" } */
    new URL('../../serviceWorker/serviceWorker.ts', import.meta.url),
  );
  return (await navigator.serviceWorker.ready).active;
}

/** Has the service worker keep the whole shop. Rejects if a part of it can't be had. */
export async function keepShop(): Promise<void> {
  const worker = await registerServiceWorker();
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve, reject) => {
    port1.onmessage = ({ data }) => {
      if (data === true) resolve();
      else reject(new Error('A part of the shop did not arrive.'));
    };
    worker?.postMessage(KEEP_SHOP, [port2]);
  });
}
