import type { PayloadAction } from '@reduxjs/toolkit';
import { combineSlices, configureStore, createSlice } from '@reduxjs/toolkit';
import { isRecord } from '../../src/persistence/json';
import type { Migration } from '../../src/persistence/savedText';
import { savingSlice } from '../../src/persistence/savingSlice';
import type { StorageEngine } from '../../src/persistence/storage';
import { memoryStorage } from '../../src/persistence/storage';
import { list, sharedValue, tabValue, lastValue } from '../../src/persistence/table';
import { syncStore } from '../../src/persistence/syncStore';
import { addTime } from '../../src/persistence/time';
import { withSaving } from '../../src/persistence/withSaving';

interface Note {
  readonly id: string;
  readonly text: string;
}

interface NotesState {
  readonly items: readonly Note[];
  readonly draft: string;
}

const notesSlice = createSlice({
  name: 'notes',
  initialState: (): NotesState => ({ items: [{ id: 'welcome', text: 'Hello' }], draft: '' }),
  reducers: {
    noteSet: ({ items, draft }, { payload }: PayloadAction<Note>): NotesState => ({
      items: items.some(({ id }) => id === payload.id)
        ? items.map((note) => (note.id === payload.id ? payload : note))
        : [...items, payload],
      draft,
    }),
    notePutFirst: ({ items, draft }, { payload }: PayloadAction<Note>): NotesState => ({
      items: [payload, ...items.filter(({ id }) => id !== payload.id)],
      draft,
    }),
    noteRemoved: ({ items, draft }, { payload }: PayloadAction<string>): NotesState => ({
      items: items.filter(({ id }) => id !== payload),
      draft,
    }),
    noteOpened: ({ items, draft }, { payload }: PayloadAction<string>): NotesState => ({
      items: [...items.filter(({ id }) => id !== payload), ...items.filter(({ id }) => id === payload)],
      draft,
    }),
    drafted: (state, { payload }: PayloadAction<string>) => ({ ...state, draft: payload }),
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

export const { noteSet, notePutFirst, noteRemoved, noteOpened, drafted } = notesSlice.actions;
export const { sortChosen, darkSet } = settingsSlice.actions;

export const KEY = 'toy:1';

const isText = (value: unknown) => typeof value === 'string';
const isNote = (value: unknown): value is Note => isRecord(value) && isText(value.id) && isText(value.text);
const isSort = (value: unknown) => value === 'newest' || value === 'oldest';
export const reducer = combineSlices(notesSlice, settingsSlice, savingSlice);
export const saved = {
  notes: { items: list(isNote, ({ id }) => id), draft: tabValue(isText) },
  settings: { sort: lastValue(isSort), isDark: sharedValue((value) => typeof value === 'boolean') },
};

export const toyReducer = withSaving(reducer, saved);

/** Makes a store that saves to a storage. */
export function makeToy(
  storage: StorageEngine,
  tabStorage: StorageEngine = memoryStorage(),
  migrations: readonly Migration[] = [],
  rootReducer = toyReducer,
) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault().concat(addTime),
  });
  const saving = syncStore(store, rootReducer, { key: 'toy', migrations, storage, tabStorage });
  return { ...store, saving };
}

/** Opens a store on a storage, without page events. */
export async function openTab(...options: Parameters<typeof makeToy>) {
  const store = makeToy(...options);
  await store.saving.start({ followsPage: false });
  const notes = () => store.getState().notes.items.map(({ id, text }) => `${id}: ${text}`);
  return { store, notes, ...store.saving };
}

/** Creates storage that can be switched to full, and counts its writes. */
export function fillable(inner = memoryStorage()) {
  const state = { isFull: false, writes: 0 };
  const storage: StorageEngine = {
    ...inner,
    setItem: (key, value) => {
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
      state.writes += 1;
      inner.setItem(key, value);
    },
  };
  return { state, storage };
}

/** Serializes saved values as the toy does, each a minute older than now; undefined is a removal. */
export function savedText(values: Readonly<Record<string, unknown>>): string {
  const at = Date.now() - 60_000;
  return JSON.stringify({
    version: 1,
    saved: Object.fromEntries(
      Object.entries(values).map(([path, value]) => [path, { at, place: at, value }]),
    ),
  });
}
