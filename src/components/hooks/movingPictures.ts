import { createContext, useContext } from 'react';

/** Paths of the two pages in the current view transition. */
export const MovingPictures = createContext<readonly string[]>([]);

/** Tests whether the picture for a page is in the current view transition. */
export function useIsMoving(path: string): boolean {
  return useContext(MovingPictures).includes(path);
}
