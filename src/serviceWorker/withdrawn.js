/**
 * The service worker that takes the service worker back: it deletes what was kept and removes itself, and from then on
 * every page comes from the network. A build with `SERVICE_WORKER=withdrawn` has it at the same address, where browsers
 * look for a new one at each visit.
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
