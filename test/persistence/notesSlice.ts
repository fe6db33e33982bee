import type { PayloadAction } from '@reduxjs/toolkit';
import { combineSlices, createSlice } from '@reduxjs/toolkit';
import { savingSlice } from '../../src/persistence/savingSlice';

export interface Note {
  id: string;
  text: string;
}

// Mutable types, as in the guides of Redux Toolkit.
const initialState: { items: Note[]; isDark: boolean } = { items: [], isDark: false };

const notesSlice = createSlice({
  name: 'notes',
  initialState,
  reducers: {
    noteAdded(state, { payload }: PayloadAction<Note>) {
      state.items.push(payload);
    },
    darkSet(state, { payload }: PayloadAction<boolean>) {
      state.isDark = payload;
    },
  },
});

export const { noteAdded, darkSet } = notesSlice.actions;

export const reducer = combineSlices(notesSlice, savingSlice);
