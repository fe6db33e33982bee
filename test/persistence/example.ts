import type { PayloadAction } from '@reduxjs/toolkit';
import { combineSlices, configureStore, createSlice } from '@reduxjs/toolkit';
import { saving } from '../../src/persistence/saving';
import type { SavedTable } from '../../src/persistence/table';
import { list, sharedValue } from '../../src/persistence/table';

interface Note {
  readonly id: string;
  readonly text: string;
}

const notesSlice = createSlice({
  name: 'notes',
  initialState: (): { items: readonly Note[]; isDark: boolean } => ({ items: [], isDark: false }),
  reducers: {
    noteAdded: (state, { payload }: PayloadAction<Note>) => ({ ...state, items: [...state.items, payload] }),
    darkSet: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isDark: payload }),
  },
});

export const { noteAdded, darkSet } = notesSlice.actions;

const reducer = combineSlices(notesSlice);

// The quick start of src/persistence/README.md
const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value;

const saved = {
  notes: {
    items: list(isNote, (note) => note.id),
    isDark: sharedValue((value) => typeof value === 'boolean'),
  },
} satisfies SavedTable<ReturnType<typeof reducer>>;

export const makeStore = () =>
  configureStore({
    reducer,
    enhancers: (getDefault) => getDefault().concat(saving({ key: 'notes', saved })),
  });
