import type { Location } from 'react-router-dom';

/** How a page was left. The browser's back/forward cache would restore this, too. */
export interface LeftPage {
  /** The link that had focus, by its address, and how many visible ones with that address precede it. */
  readonly link: { readonly href: string; readonly index: number } | undefined;
  /** Whether each disclosure was open, in the page's order. */
  readonly open: readonly boolean[];
}

const visible = <Part extends Element>(parts: Iterable<Part>) =>
  // Not `hidden="until-found"`, which closed tabs have.
  [...parts].filter((part) => part.closest('[hidden=""]') === null);
const visibleLinks = (href: string) =>
  visible(document.links).filter((link) => link.getAttribute('href') === href);
const disclosures = () => visible(document.querySelectorAll<HTMLDetailsElement>('main details'));

/** Remembers how the visitor left each history entry. */
export function leftPages() {
  const pages = new Map<string, LeftPage>();
  return {
    keep: ({ key }: Location) => {
      const active = document.activeElement;
      const href = active?.getAttribute('href');
      const link =
        active instanceof HTMLAnchorElement && typeof href === 'string'
          ? { href, index: visibleLinks(href).indexOf(active) }
          : undefined;
      pages.set(key, { link, open: disclosures().map((disclosure) => disclosure.open) });
    },
    of: ({ key }: Location) => pages.get(key),
  };
}

/** Opens and closes the disclosures as they were left. Call it before scrolling, because they change the page's height. */
export function reopen({ open }: LeftPage): void {
  for (const [index, disclosure] of disclosures().entries()) disclosure.open = open[index] ?? disclosure.open;
}

/** Focuses the link that was followed. Otherwise the next Tab would go to the top of a page that is scrolled down. */
export function focusLink({ link }: LeftPage): void {
  if (link) visibleLinks(link.href)[link.index]?.focus({ preventScroll: true });
}
