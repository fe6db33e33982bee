import { createAction } from '@reduxjs/toolkit';
import type { SavedState } from './savedState';

/** Another tab has saved something. Slices that can be merged take from it what is news to them. */
export const savedStateChanged = createAction<Partial<SavedState>>('persistence/savedStateChanged');
