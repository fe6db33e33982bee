import { createContext } from 'react';

/** True if the page renders in one go: while hydrating, on Back and Forward, and at an anchor. */
export const WholePage = createContext(true);
