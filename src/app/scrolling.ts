import type { Location } from 'react-router-dom';
import { oncePageAnswers } from '../components/loading/earlyPresses';
import { nextPaint } from '../components/loading/tasks';
import { storageKeys } from '../domain/storageKeys';

/** How far down a page is shown, in CSS pixels; 'asIs' leaves it where it is; undefined is its anchor, or its top. */
export type Place = number | 'asIs' | undefined;

/** Where the tab keeps how far its pages are scrolled, over a reload. */
const STORAGE = storageKeys.scroll;

/** Keeps how far each entry of the history was scrolled when it was left, for the way back to it. */
export function keptPlaces() {
  const places = new Map<string, number>(storedPlaces());
  const keep = ({ key }: Location) => {
    places.set(key, window.scrollY);
  };
  return {
    keep,
    /** In CSS pixels; undefined for an entry that has not been left yet. */
    of: ({ key }: Location) => places.get(key),
    /** Keeps all of them for when the page has been loaded again, the present one too. */
    save: (present: Location) => {
      keep(present);
      try {
        window.sessionStorage.setItem(STORAGE, JSON.stringify([...places]));
      } catch {
        // Storage is blocked: after a reload the way back leads to the top of pages.
      }
    },
  };
}

function storedPlaces(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
}

const isPlace = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

/** Whether the anchor of an address is in the upper part of what is seen. */
export function isAtAnchor({ hash }: Location): boolean {
  const top = document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < window.innerHeight / 3;
}

/** Scrolls a page that has just come into view to its place, or else to the anchor of its address, or to its top. */
export function scrollToPlace(place: Place, { hash }: Location): void {
  if (place === 'asIs') return;
  const anchor = document.getElementById(hash.slice(1));
  if (place === undefined && anchor) anchor.scrollIntoView();
  else window.scrollTo({ top: place ?? 0, behavior: 'instant' });
}

/**
 * Scrolls the first page, which is at its place as far as its HTML goes, to that place once more when it shows what is
 * saved, which makes it longer or shorter. A visitor who has moved the page keeps it where it is.
 *
 * @param place in CSS pixels
 */
export function scrollOnceItAnswers(place: number): void {
  const page = document.documentElement;
  const end = page.scrollHeight - window.innerHeight;
  // Nearly: the page may have grown by a line since the browser scrolled it.
  if (Math.abs(window.scrollY - Math.min(place, end)) > 100) return;
  let isMoved = false;
  const move = () => {
    isMoved = true;
  };
  for (const kind of ['wheel', 'pointerdown', 'keydown'])
    window.addEventListener(kind, move, { once: true, passive: true });
  // Else Firefox follows what changes above, a frame later.
  page.style.overflowAnchor = 'none';
  oncePageAnswers(() => {
    if (!isMoved) window.scrollTo({ top: place, behavior: 'instant' });
    void nextPaint().then(() => {
      page.style.overflowAnchor = '';
    });
  });
}
