import { idle } from '../components/loading/tasks';
import { routeOf } from './loadPage';

/** A pointer that rests on a link so long means it; one that only crosses it is gone by then. */
const REST_MS = 80;

/** A link that is in view so long is looked at; one that is scrolled past is gone by then. */
const VIEW_MS = 300;

/**
 * Loads the code and the content of pages before their links are clicked: at once where a pointer rests, be it a mouse
 * or a finger on its way to a tap, and while nothing else is to do where a link is in view.
 */
export function preloadLinks(): void {
  preloadAtRest();
  if (!isSparing()) preloadInView();
}

function preloadAtRest(): void {
  let resting: number | undefined;
  document.addEventListener('pointerover', ({ target }) => {
    window.clearTimeout(resting);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) resting = window.setTimeout(() => void preload(link), REST_MS);
  });
}

function preloadInView(): void {
  const timers = new Map<Element, number>();
  const seen = new WeakSet<Element>();
  /** One page after the other, so that they never crowd out what the visitor asks for. */
  let loading = Promise.resolve();
  const isLookedAt = (link: HTMLAnchorElement) => {
    seen.add(link);
    observer.unobserve(link);
    loading = loading.then(idle).then(() => preload(link));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        window.clearTimeout(timers.get(target));
        timers.delete(target);
        if (isIntersecting && target instanceof HTMLAnchorElement)
          timers.set(target, window.setTimeout(isLookedAt, VIEW_MS, target));
      }
    },
    { threshold: 0.1 },
  );
  let isScheduled = false;
  const watchLinks = () => {
    if (isScheduled) return;
    isScheduled = true;
    void idle().then(() => {
      isScheduled = false;
      for (const link of document.links) if (!seen.has(link)) observer.observe(link);
    });
  };
  watchLinks();
  // Links come with pages, and with what a filter shows.
  new MutationObserver(watchLinks).observe(document.body, { childList: true, subtree: true });
}

async function preload({ origin, pathname, ariaHasPopup }: HTMLAnchorElement): Promise<void> {
  // It opens a dialog; its page is for visitors without scripts.
  if (ariaHasPopup === 'dialog') return;
  if (origin !== window.location.origin || !navigator.onLine) return;
  const { route, params } = routeOf(pathname);
  // A download, for example, is no page; only the route for all other addresses matches it.
  if (route.path === '*') return;
  // A failure is not reported: the click asks again, and says so if it fails too.
  await route.page(params).catch(() => undefined);
}

/** Whether the visitor saves data or is on a very slow line: what may not be needed is not loaded. */
export function isSparing(): boolean {
  // Chromium's only: https://developer.mozilla.org/docs/Web/API/NetworkInformation
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const isSaving = 'saveData' in connection && connection.saveData === true;
  const isSlow = 'effectiveType' in connection && String(connection.effectiveType).includes('2g');
  return isSaving || isSlow;
}
