import type { Location } from 'react-router-dom';

/** Where React Router keeps how far the pages of this tab are scrolled. */
export const SCROLL_STORAGE = 'tangelo:scroll';

/** What it keeps them by. A hash that is typed or clicked natively makes an entry without a key of its own. */
export const scrollKey = ({ key, hash }: Location) => key + hash;

/**
 * Keeps a page where the visitor has scrolled it before it was taken over: React Router scrolls a page to its top that
 * it knows no place of, and what was about to be tapped would move away.
 */
export function keepScroll(location: Location): void {
  if (window.scrollY === 0) return;
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(SCROLL_STORAGE) ?? '{}');
    const known = typeof places === 'object' ? places : null;
    const kept = { ...known, [scrollKey(location)]: window.scrollY };
    sessionStorage.setItem(SCROLL_STORAGE, JSON.stringify(kept));
  } catch {
    // Storage is blocked: the page begins at its top.
  }
}
