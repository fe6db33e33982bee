import { createContext } from 'react';

/**
 * Whether a page comes into view whole: one that is hydrated, one that is returned to at the place where it was left, and
 * one that is opened at an anchor.
 */
export const WholePage = createContext(true);
