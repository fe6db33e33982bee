import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';

/** False in a page that stays mounted while another is shown. */
export const IsShown = createContext(true);

/** Tags that React moves to the document's head while their page is shown. */
export function Head({ children }: { readonly children: ReactNode }) {
  return useContext(IsShown) && children;
}
