import { createContext, useContext } from 'react';

/** The paths of the two pages between which pictures move at this moment. */
export const MovingPictures = createContext<readonly string[]>([]);

/** Whether the picture that leads to a page, or comes from it, moves at this moment. */
export function useIsMoving(path: string): boolean {
  return useContext(MovingPictures).includes(path);
}
