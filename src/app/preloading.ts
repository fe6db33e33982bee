import { whenInteractive } from '../components/loading/earlyClicks';
import { idle } from '../components/loading/tasks';
import { paths, patterns } from '../content/paths';
import { routeOf } from './loadPage';

/** Milliseconds after which a pointer that rests on a link will probably click it. */
const REST_MS = 80;

/** Milliseconds after which a link in view is being read, not scrolled past. */
const VIEW_MS = 100;

/** Returns the next page on the way to an order. Its links are in the header and in buttons that show late. */
function nextStep(pathname: string): string {
  switch (routeOf(pathname).route.path) {
    case paths.cart:
      return paths.checkout;
    case paths.shop:
    case patterns.product:
      return paths.cart;
    default:
      return paths.shop;
  }
}

/**
 * Prefetches pages: when a link is pressed, focused or hovered, and in idle time the next step to an order and links
 * in view.
 */
export function preloadLinks(): void {
  preloadOnIntent();
  if (isSavingData()) return;
  whenInteractive(preloadInView);
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
    resting = window.setTimeout(() => void preload(pathAt(target)), REST_MS);
  });
  for (const kind of ['pointerdown', 'focusin'])
    document.addEventListener(kind, ({ target }) => void preload(pathAt(target)));
}

/** Returns the path that the link around an element leads to; undefined for another website and a link that opens a dialog. */
function pathAt(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin && link.ariaHasPopup !== 'dialog'
    ? link.pathname
    : undefined;
}

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
  // Weak, because a reference to a link would keep its whole page in memory.
  const timers = new WeakMap<Element, number>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        window.clearTimeout(timers.get(target));
        if (isIntersecting) timers.set(target, window.setTimeout(preloadLater, VIEW_MS, pathAt(target)));
      }
    },
    { threshold: 0.1 },
  );
  let isScheduled = false;
  let shown = '';
  const watchLinks = () => {
    if (isScheduled) return;
    isScheduled = true;
    void idle().then(() => {
      isScheduled = false;
      const { pathname } = window.location;
      if (pathname !== shown) preloadLater(nextStep(pathname));
      shown = pathname;
      for (const link of document.links)
        if (link instanceof HTMLAnchorElement && isLikelyTarget(link)) observer.observe(link);
    });
  };
  watchLinks();
  // New pages and filters add links to observe.
  new MutationObserver(watchLinks).observe(document.body, { childList: true, subtree: true });
}

export function isUnmetered(): boolean {
  return !isSavingData() && ['wifi', 'ethernet'].includes(navigator.connection?.type ?? '');
}

/** Tests for Save-Data or a 2G connection. */
export function isSavingData(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.includes('2g');
}
