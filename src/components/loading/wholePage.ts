import { createContext } from 'react';

/** True if the page renders at once: while hydrating, on Back and Forward, and at an anchor. */
export const WholePage = createContext(true);
