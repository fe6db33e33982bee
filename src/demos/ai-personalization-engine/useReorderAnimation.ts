import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** Slow enough to follow. */
const MOVE_ANIMATION = { duration: 450, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** An element's position in its list, ignoring animations in progress. */
interface Place {
  readonly left: number;
  readonly top: number;
}

/**
 * Animates the children of a list to their new positions when their order changes, unless the visitor prefers
 * reduced motion.
 * @param order a key that changes whenever the order does
 */
export function useReorderAnimation(list: RefObject<HTMLElement | null>, order: string): void {
  const before = useRef<ReadonlyMap<Element, Place>>(new Map());
  useLayoutEffect(() => {
    const children = [...(list.current?.children ?? [])].filter((child) => child instanceof HTMLElement);
    // Measures all children before moving any: alternating would force a layout for each.
    const after = new Map(
      children.map((child): [HTMLElement, Place] => [
        child,
        { left: child.offsetLeft, top: child.offsetTop },
      ]),
    );
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const [child, place] of after) {
      const old = before.current.get(child);
      if (prefersReducedMotion || !old || (old.left === place.left && old.top === place.top)) continue;
      const from = `translate(${old.left - place.left}px, ${old.top - place.top}px)`;
      child.animate([{ transform: from }, { transform: 'none' }], MOVE_ANIMATION);
    }
    before.current = after;
  }, [list, order]);
}
