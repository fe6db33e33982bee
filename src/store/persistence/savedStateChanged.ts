import { createAction } from '@reduxjs/toolkit';
import type { SavedState } from './savedState';

/**
 * What storage holds, read again: another tab may have written. Slices that can be merged take from it what is news
 * to them.
 */
export const savedStateChanged = createAction<Partial<SavedState>>('persistence/savedStateChanged');
