import type { Reducer } from '@reduxjs/toolkit';
import { stampedReducer } from '../persistence/stampedReducer';
import type { ResetTo } from './events';
import { demoItemsRemoved, demoReset } from './events';
import { values } from './saved';
import type { RootState } from './slices';
import { firstVisit, slicesReducer } from './slices';
import { withUndo } from './undo/withUndo';

const resetStates: Readonly<Record<ResetTo, RootState>> = {
  firstVisit,
  nothing: slicesReducer(firstVisit, demoItemsRemoved()),
};

/** Resets all slices except those for saving and undo, so no one can forget a new slice. */
const resettableReducer: Reducer<RootState> = (state, event) => {
  if (!state || !demoReset.match(event)) return slicesReducer(state, event);
  const { undo, persistence, stamps } = state;
  return { ...resetStates[event.payload.to], undo, persistence, stamps };
};

export const rootReducer = withUndo(stampedReducer(resettableReducer, values));
