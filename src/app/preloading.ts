import { idle } from '../components/loading/tasks';
import { routeOf } from './loadPage';

/** Milliseconds after which a pointer that rests on a link will probably click it. */
const REST_MS = 80;

/** Milliseconds after which a link in view is being read, not scrolled past. */
const VIEW_MS = 100;

/** Prefetches pages: when a link is pressed, focused or hovered, and in idle time when it is in view. */
export function preloadLinks(): void {
  preloadOnIntent();
  if (!isSavingData()) preloadInView();
}

function preloadOnIntent(): void {
  let resting: number | undefined;
  document.addEventListener('pointerover', ({ target }) => {
    window.clearTimeout(resting);
    const link = linkAt(target);
    if (link) resting = window.setTimeout(() => void loaderOf(link)?.(), REST_MS);
  });
  for (const kind of ['pointerdown', 'focusin'])
    document.addEventListener(kind, ({ target }) => {
      const link = linkAt(target);
      if (link) void loaderOf(link)?.();
    });
}

const linkAt = (target: EventTarget | null) => (target instanceof Element ? target.closest('a') : null);

/**
 * Tests whether a link is likely to be followed. Excludes header links, which are always in view, and links
 * in running text, because there are too many.
 */
function isLikelyTarget(link: HTMLAnchorElement): boolean {
  if (!link.closest('main, footer')) return false;
  const siblings = [...(link.closest('p')?.childNodes ?? [])];
  return !siblings.some((node) => node instanceof Text && node.data.trim() !== '');
}

function preloadInView(): void {
  // Weak, like `seen`: a reference to a link would keep its whole page in memory.
  const timers = new WeakMap<Element, number>();
  const seen = new WeakSet<Element>();
  /**
   * The last prefetch in the queue. Pages are prefetched one at a time, so that the visitor's own requests aren't
   * delayed.
   */
  let loading: Promise<unknown> = Promise.resolve();
  const isLookedAt = (link: HTMLAnchorElement) => {
    seen.add(link);
    observer.unobserve(link);
    const load = loaderOf(link);
    if (load) loading = loading.then(idle).then(load);
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
      for (const link of document.links)
        if (link instanceof HTMLAnchorElement && !seen.has(link) && isLikelyTarget(link))
          observer.observe(link);
    });
  };
  watchLinks();
  // New pages and filters add links to observe.
  new MutationObserver(watchLinks).observe(document.body, { childList: true, subtree: true });
}

/**
 * Returns a function that loads a link's page, or undefined if the link doesn't lead to a page. The function
 * keeps no reference to the link.
 */
function loaderOf({
  origin,
  pathname,
  ariaHasPopup,
}: HTMLAnchorElement): (() => Promise<unknown>) | undefined {
  // The link opens a dialog; its page is for visitors without scripts.
  if (ariaHasPopup === 'dialog') return undefined;
  if (origin !== window.location.origin || !navigator.onLine) return undefined;
  const { route, params } = routeOf(pathname);
  // Only the catch-all route matches, so the link isn't a page (a download, for example).
  if (route.path === '*') return undefined;
  // Ignores a failure: a click retries and reports it.
  return () => route.page(params).catch(() => undefined);
}

/**
 * Returns the data of the Network Information API, which only Chromium has:
 * https://developer.mozilla.org/docs/Web/API/NetworkInformation
 */
function networkInformation(): object {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return typeof connection === 'object' && connection !== null ? connection : {};
}

export function isUnmetered(): boolean {
  const connection = networkInformation();
  return !isSavingData() && 'type' in connection && ['wifi', 'ethernet'].includes(String(connection.type));
}

/** Tests for Save-Data or a 2G connection. */
export function isSavingData(): boolean {
  const connection = networkInformation();
  const isSaving = 'saveData' in connection && connection.saveData === true;
  const isSlow = 'effectiveType' in connection && String(connection.effectiveType).includes('2g');
  return isSaving || isSlow;
}
