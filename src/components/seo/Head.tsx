import type { ReactNode } from 'react';
import { createContext, useContext, useLayoutEffect } from 'react';

/** False in a page that stays mounted while another is shown. */
export const IsShown = createContext(true);

/** True once React manages tags of a page. Until then, they're the prerendered page's. */
let isAdopted = false;

/** Tags that React moves to the document's head while their page is shown. */
export function Head({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    isAdopted = true;
  }, []);
  return useContext(IsShown) && children;
}

/** Removes the prerendered page's tags if its code hasn't arrived: React would leave them beside those of the next page. */
export function dropPrerenderedHead(): void {
  if (isAdopted) return;
  isAdopted = true;
  const tags =
    'title, link[rel=canonical], meta[property], meta[name]:not([name=viewport], [name=theme-color])';
  for (const tag of document.head.querySelectorAll(tags)) tag.remove();
}
