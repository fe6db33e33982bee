import { idle } from '../components/loading/tasks';
import { routeOf } from './loadPage';

/** A pointer that rests on a link so long means it; one that only crosses it is gone by then. */
const REST_MS = 80;

/** A link that is in view so long is looked at; one that is scrolled past is gone by then. */
const VIEW_MS = 100;

/**
 * Loads the code and the content of pages before their links are clicked: at once where a link is pressed, gets the focus,
 * or has a pointer rest on it, and while nothing else is to do where one that is offered is in view.
 */
export function preloadLinks(): void {
  preloadOnIntent();
  if (!isSparing()) preloadInView();
}

function preloadOnIntent(): void {
  let resting: number | undefined;
  document.addEventListener('pointerover', ({ target }) => {
    window.clearTimeout(resting);
    const link = linkAt(target);
    if (link) resting = window.setTimeout(() => void pageBehind(link)?.(), REST_MS);
  });
  for (const kind of ['pointerdown', 'focusin'])
    document.addEventListener(kind, ({ target }) => {
      const link = linkAt(target);
      if (link) void pageBehind(link)?.();
    });
}

const linkAt = (target: EventTarget | null) => (target instanceof Element ? target.closest('a') : null);

/**
 * Whether a link is likely to be followed. That those of the header are in view says nothing, since they always are;
 * and a sentence mentions more pages than anybody opens.
 */
function isOffered(link: HTMLAnchorElement): boolean {
  if (!link.closest('main, footer')) return false;
  const siblings = [...(link.closest('p')?.childNodes ?? [])];
  return !siblings.some((node) => node instanceof Text && node.data.trim() !== '');
}

function preloadInView(): void {
  // Weak, as `seen` is: a link that is held would hold the whole page that it was in.
  const timers = new WeakMap<Element, number>();
  const seen = new WeakSet<Element>();
  /** One page after the other, so that they never crowd out what the visitor asks for. */
  let loading: Promise<unknown> = Promise.resolve();
  const isLookedAt = (link: HTMLAnchorElement) => {
    seen.add(link);
    observer.unobserve(link);
    const load = pageBehind(link);
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
        if (link instanceof HTMLAnchorElement && !seen.has(link) && isOffered(link)) observer.observe(link);
    });
  };
  watchLinks();
  // Links come with pages, and with what a filter shows.
  new MutationObserver(watchLinks).observe(document.body, { childList: true, subtree: true });
}

/** What loads the page that a link leads to, if it is one of the site's. It does not hold the link. */
function pageBehind({
  origin,
  pathname,
  ariaHasPopup,
}: HTMLAnchorElement): (() => Promise<unknown>) | undefined {
  // It opens a dialog; its page is for visitors without scripts.
  if (ariaHasPopup === 'dialog') return undefined;
  if (origin !== window.location.origin || !navigator.onLine) return undefined;
  const { route, params } = routeOf(pathname);
  // A download, for example, is no page; only the route for all other addresses matches it.
  if (route.path === '*') return undefined;
  // A failure is not reported: the click asks again, and says so if it fails too.
  return () => route.page(params).catch(() => undefined);
}

/** What the browser says of the line. Chromium's only: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
function networkInformation(): object {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return typeof connection === 'object' && connection !== null ? connection : {};
}

/** Whether the browser says that the line is one that is not paid by the byte. */
export function isUnmetered(): boolean {
  const connection = networkInformation();
  return !isSparing() && 'type' in connection && ['wifi', 'ethernet'].includes(String(connection.type));
}

/** Whether the visitor saves data or is on a very slow line: what may not be needed is not loaded. */
export function isSparing(): boolean {
  const connection = networkInformation();
  const isSaving = 'saveData' in connection && connection.saveData === true;
  const isSlow = 'effectiveType' in connection && String(connection.effectiveType).includes('2g');
  return isSaving || isSlow;
}
