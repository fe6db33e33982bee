import { whenInteractive } from '../components/loading/earlyClicks';
import { idle } from '../components/loading/tasks';
import { paths } from '../content/paths';
import { routeOf } from './loadPage';

/** Milliseconds after which a pointer that rests on a link will probably click it. */
const REST_MS = 80;

/** Milliseconds after which a link in view is being read, not scrolled past. */
const VIEW_MS = 100;

/** The way to an order. Its links are in the header and in buttons that show late, so they aren't awaited. */
const orderPaths = [paths.shop, paths.cart, paths.checkout];

/**
 * Prefetches pages: when a link is pressed, focused or hovered, and in idle time the way to an order and links in
 * view.
 */
export function preloadLinks(): void {
  preloadOnIntent();
  if (isSavingData()) return;
  whenInteractive(() => {
    orderPaths.forEach(preloadLater);
  });
  preloadInView();
}

/** Loads a page. Ignores a failure: a click retries and reports it. */
async function preload(pathname: string | undefined): Promise<void> {
  if (pathname === undefined || !navigator.onLine) return;
  const { route, params } = routeOf(pathname);
  // If only the catch-all route matches, it isn't a page (a download, for example).
  if (route.path !== '*') await route.page(params).catch(() => undefined);
}

/** The last prefetch in the queue: one at a time, so that the visitor's own requests aren't delayed. */
let loading: Promise<unknown> = Promise.resolve();

function preloadLater(pathname: string | undefined): void {
  loading = loading.then(idle).then(() => preload(pathname));
}

function preloadOnIntent(): void {
  let resting: number | undefined;
  document.addEventListener('pointerover', ({ target }) => {
    window.clearTimeout(resting);
    const link = linkAt(target);
    if (link) resting = window.setTimeout(() => void preload(pathOf(link)), REST_MS);
  });
  for (const kind of ['pointerdown', 'focusin'])
    document.addEventListener(kind, ({ target }) => {
      const link = linkAt(target);
      if (link) void preload(pathOf(link));
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
  const isLookedAt = (link: HTMLAnchorElement) => {
    seen.add(link);
    observer.unobserve(link);
    preloadLater(pathOf(link));
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

/** Returns the path that a link leads to; undefined for another website and for a link that opens a dialog. */
function pathOf({ origin, pathname, ariaHasPopup }: HTMLAnchorElement): string | undefined {
  return origin === window.location.origin && ariaHasPopup !== 'dialog' ? pathname : undefined;
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
