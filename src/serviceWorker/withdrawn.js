/**
 * Replaces the service worker to remove it: deletes its caches and unregisters. `SERVICE_WORKER=withdrawn` deploys
 * it at the same URL.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    self.registration
      .unregister()
      .then(() => caches.keys())
      .then((names) => Promise.all(names.map((name) => caches.delete(name)))),
  );
});
