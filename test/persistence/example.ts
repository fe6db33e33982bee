import { configureStore } from '@reduxjs/toolkit';
import type { Note } from './notesSlice';
import { reducer } from './notesSlice';

// The quick start of src/persistence/README.md
import { saving } from '../../src/persistence/saving';
import type { SavedTable } from '../../src/persistence/table';
import { list, sharedValue } from '../../src/persistence/table';

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

const saved = {
  notes: { items: list(isNote, ({ id }) => id), isDark: sharedValue((value) => typeof value === 'boolean') },
} satisfies SavedTable<ReturnType<typeof reducer>>;

export const store = configureStore({
  reducer,
  enhancers: (getDefault) => getDefault().concat(saving({ key: 'notes', saved })),
});
