import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** How the shelf and the map move: long enough to follow. */
export const MOVE = { duration: 450, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

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
  const before = useRef<ReadonlyMap<Element, Place>>(new Map());
  useLayoutEffect(() => {
    const children = [...(list.current?.children ?? [])].filter((child) => child instanceof HTMLElement);
    // All are measured before any is moved: each measure after a move would lay the page out anew.
    const after = new Map(
      children.map((child): [HTMLElement, Place] => [
        child,
        { left: child.offsetLeft, top: child.offsetTop },
      ]),
    );
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const [child, place] of after) {
      const old = before.current.get(child);
      if (isCalm || !old || (old.left === place.left && old.top === place.top)) continue;
      const from = `translate(${old.left - place.left}px, ${old.top - place.top}px)`;
      child.animate([{ transform: from }, { transform: 'none' }], MOVE);
    }
    before.current = after;
  }, [list, order]);
}
