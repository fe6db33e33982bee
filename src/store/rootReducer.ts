import type { Reducer } from '@reduxjs/toolkit';
import { stampedReducer } from '../persistence/stampedReducer';
import type { ResetTo } from './sharedActions';
import { demoItemsRemoved, demoReset } from './sharedActions';
import { values } from './saved';
import type { RootState } from './slices';
import { firstVisit, slicesReducer } from './slices';
import { withUndo } from './undo/withUndo';

const resetStates: Readonly<Record<ResetTo, RootState>> = {
  firstVisit,
  nothing: slicesReducer(firstVisit, demoItemsRemoved()),
};

/** Resets all slices, including future ones, except the three that undo and persistence need. */
const resettableReducer: Reducer<RootState> = (state, action) => {
  if (!state || !demoReset.match(action)) return slicesReducer(state, action);
  const { undo, persistence, stamps } = state;
  return { ...resetStates[action.payload.to], undo, persistence, stamps };
};

export const rootReducer = withUndo(stampedReducer(resettableReducer, values));
