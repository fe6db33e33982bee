import type { Location } from 'react-router-dom';
import { whenInteractive } from '../components/loading/earlyClicks';
import { afterPaint } from '../components/loading/tasks';
import { storageKeys } from '../domain/storageKeys';

/** Scroll position in CSS pixels. 'asIs' doesn't scroll; undefined scrolls to the anchor or the top. */
export type ScrollPosition = number | 'asIs' | undefined;

const STORAGE = storageKeys.scroll;

/** Remembers the scroll position of each history entry. */
export function scrollPositions() {
  const positions = new Map<string, number>(storedPositions());
  const keep = ({ key }: Location) => {
    positions.set(key, window.scrollY);
  };
  return {
    keep,
    /** Returns the position in CSS pixels; undefined for an entry that the visitor never left. */
    of: ({ key }: Location) => positions.get(key),
    /** Saves all positions, including the current one, so that they survive a reload. */
    save: (present: Location) => {
      keep(present);
      try {
        window.sessionStorage.setItem(STORAGE, JSON.stringify([...positions]));
      } catch {
        // Storage is blocked, so after a reload Back goes to the top of pages.
      }
    },
  };
}

function storedPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStoredPosition) : [];
  } catch {
    return [];
  }
}

const isStoredPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

/** Tests whether the anchor is in the upper third of the window. */
export function isAtAnchor({ hash }: Location): boolean {
  const top = document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < window.innerHeight / 3;
}

/**
 * Finds the target of a fragment, and opens the disclosures around it. Older browsers don't, and none do when the router
 * changes the URL.
 */
export function revealedAnchor({ hash }: Pick<Location, 'hash'>): HTMLElement | null {
  const anchor = hash === '' ? null : document.getElementById(hash.slice(1));
  let details = anchor?.closest('details');
  for (; details; details = details.parentElement?.closest('details')) details.open = true;
  return anchor;
}

export function scrollToPosition(scrollPosition: ScrollPosition, location: Location): void {
  if (scrollPosition === 'asIs') return;
  const anchor = scrollPosition === undefined ? revealedAnchor(location) : null;
  if (anchor) anchor.scrollIntoView();
  else window.scrollTo({ top: scrollPosition ?? 0, behavior: 'instant' });
}

/**
 * Scrolls again once saved state has loaded, because it may have changed the height of the page. Does nothing
 * if the visitor has scrolled.
 * @param scrollPosition in CSS pixels
 */
export function scrollWhenInteractive(scrollPosition: number): void {
  const page = document.documentElement;
  const end = page.scrollHeight - window.innerHeight;
  // Stops if the visitor has scrolled, but allows for a line or two that were added since the browser scrolled.
  if (Math.abs(window.scrollY - Math.min(scrollPosition, end)) > 100) return;
  let isMoved = false;
  const move = () => {
    isMoved = true;
  };
  for (const kind of ['wheel', 'pointerdown', 'keydown'])
    window.addEventListener(kind, move, { once: true, passive: true });
  // Turns off scroll anchoring: Firefox would also adjust for the change, a frame later.
  page.style.overflowAnchor = 'none';
  whenInteractive(() => {
    if (!isMoved) window.scrollTo({ top: scrollPosition, behavior: 'instant' });
    afterPaint(() => {
      page.style.overflowAnchor = '';
    });
  });
}
