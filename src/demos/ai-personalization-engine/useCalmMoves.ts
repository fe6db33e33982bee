import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

const DURATION_MS = 450;

/** Where an element is in its list, whatever moves it at the moment. */
interface Place {
  readonly left: number;
  readonly top: number;
}

/**
 * Lets the children of a list glide to their new places when their order changes. Whoever wants less motion sees them
 * there at once.
 *
 * @param order changes whenever the order does
 */
export function useCalmMoves(list: RefObject<HTMLElement | null>, order: string): void {
  const before = useRef(new Map<Element, Place>());
  useLayoutEffect(() => {
    const after = new Map<Element, Place>();
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const child of list.current?.children ?? []) {
      if (!(child instanceof HTMLElement)) continue;
      const place = { left: child.offsetLeft, top: child.offsetTop };
      after.set(child, place);
      const old = before.current.get(child);
      if (isCalm || !old || (old.left === place.left && old.top === place.top)) continue;
      const from = `translate(${old.left - place.left}px, ${old.top - place.top}px)`;
      child.animate([{ transform: from }, { transform: 'none' }], {
        duration: DURATION_MS,
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
      });
    }
    before.current = after;
  }, [list, order]);
}
