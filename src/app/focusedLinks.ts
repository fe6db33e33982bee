import type { Location } from 'react-router-dom';

/** A link by its address, and how many visible ones with that address precede it. */
export interface FocusedLink {
  readonly href: string;
  readonly index: number;
}

const visibleLinks = (href: string) =>
  [...document.links].filter(
    (link) => link.getAttribute('href') === href && link.closest('[hidden]') === null,
  );

/**
 * Remembers which link had focus when the visitor left a history entry. Back gives it focus again, as the browser's own
 * cache would; otherwise the next Tab would go to the top of a page that is scrolled down.
 */
export function focusedLinks() {
  const links = new Map<string, FocusedLink>();
  return {
    keep: ({ key }: Location) => {
      const link = document.activeElement;
      const href = link?.getAttribute('href');
      if (link instanceof HTMLAnchorElement && typeof href === 'string')
        links.set(key, { href, index: visibleLinks(href).indexOf(link) });
      else links.delete(key);
    },
    of: ({ key }: Location) => links.get(key),
  };
}

export function focusLink({ href, index }: FocusedLink): void {
  visibleLinks(href)[index]?.focus({ preventScroll: true });
}
