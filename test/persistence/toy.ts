import type { PayloadAction } from '@reduxjs/toolkit';
import { combineSlices, configureStore, createSlice } from '@reduxjs/toolkit';
import { timeMiddleware } from '../../src/persistence/clock';
import {
  sharedValue,
  valuePerTab,
  isFlag,
  isOneOf,
  isRecordOf,
  isText,
  list,
} from '../../src/persistence/fields';
import { createPersistence, lifecycleActions } from '../../src/persistence/persistence';
import type { FileFormat } from '../../src/persistence/fileFormat';
import { stampedReducer, stampsReducer } from '../../src/persistence/stampedReducer';
import { statusSlice } from '../../src/persistence/statusSlice';
import type { StorageEngine } from '../../src/persistence/storage';
import { memoryStorage } from '../../src/persistence/storage';
import type { SavedTable } from '../../src/persistence/values';
import { savedValues } from '../../src/persistence/values';

interface Note {
  readonly id: string;
  readonly text: string;
}

interface NotesState {
  readonly items: readonly Note[];
}

const notesSlice = createSlice({
  name: 'notes',
  initialState: (): NotesState => ({ items: [{ id: 'welcome', text: 'Hello' }] }),
  reducers: {
    noteSet: ({ items }, { payload }: PayloadAction<Note>): NotesState => ({
      items: items.some(({ id }) => id === payload.id)
        ? items.map((note) => (note.id === payload.id ? payload : note))
        : [...items, payload],
    }),
    notePutFirst: ({ items }, { payload }: PayloadAction<Note>): NotesState => ({
      items: [payload, ...items],
    }),
    noteRemoved: ({ items }, { payload }: PayloadAction<string>): NotesState => ({
      items: items.filter(({ id }) => id !== payload),
    }),
    noteOpened: ({ items }, { payload }: PayloadAction<string>): NotesState => ({
      items: [...items.filter(({ id }) => id !== payload), ...items.filter(({ id }) => id === payload)],
    }),
  },
});

interface SettingsState {
  readonly sort: 'newest' | 'oldest';
  readonly isDark: boolean;
}

const settingsSlice = createSlice({
  name: 'settings',
  initialState: (): SettingsState => ({ sort: 'newest', isDark: false }),
  reducers: {
    sortChosen: (state, { payload }: PayloadAction<SettingsState['sort']>) => ({ ...state, sort: payload }),
    darkSet: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isDark: payload }),
  },
});

export const { noteSet, notePutFirst, noteRemoved, noteOpened } = notesSlice.actions;
export const { sortChosen, darkSet } = settingsSlice.actions;

const reducer = combineSlices(notesSlice, settingsSlice, statusSlice, { stamps: stampsReducer });
type State = ReturnType<typeof reducer>;

const initialState = reducer(undefined, { type: 'made' });

const saved = {
  notes: { items: list(isRecordOf<Note>({ id: isText, text: isText }), ({ id }) => id) },
  settings: { sort: valuePerTab(isOneOf(['newest', 'oldest'])), isDark: sharedValue(isFlag) },
} satisfies SavedTable<State>;

export const values = savedValues<State>(saved, initialState);

export const format: FileFormat = {
  key: 'toy',
  migrations: [],
  isInitial: values.isInitial,
};

export const KEY = 'toy:1';

/** Opens a store on a storage, without page events. */
export async function openTab(storage: StorageEngine) {
  const saving = createPersistence<State>({
    reducer: stampedReducer(reducer, values),
    initialState,
    values,
    format,
    engine: storage,
    tab: { slices: {}, engine: memoryStorage(), key: 'toy-tab' },
  });
  const store = configureStore({
    reducer: saving.reducer,
    middleware: (getDefault) =>
      getDefault({ serializableCheck: { ignoredActions: lifecycleActions } }).concat(timeMiddleware),
  });
  const persistence = saving.attach(store);
  await persistence.start({ followsPage: false });
  const notes = () => store.getState().notes.items.map(({ id, text }) => `${id}: ${text}`);
  return { store, notes, ...persistence };
}
