import { configureStore } from '@reduxjs/toolkit';
import type { Note } from './notesSlice';
import { reducer } from './notesSlice';

// The quick start of src/persistence/README.md
import type { SavedTable } from '../../src/persistence/table';
import { list, sharedValue } from '../../src/persistence/table';
import { syncStore } from '../../src/persistence/syncStore';
import { addTime } from '../../src/persistence/time';
import { withSaving } from '../../src/persistence/withSaving';

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

const rootReducer = withSaving(reducer, saved);
export const store = configureStore({
  reducer: rootReducer,
  middleware: (getDefault) => getDefault().concat(addTime),
});
export const saving = syncStore(store, rootReducer, { key: 'notes' });
