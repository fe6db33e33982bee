import type { Reducer } from '@reduxjs/toolkit';
import { stampedReducer } from '../persistence/stampedReducer';
import type { ResetTo } from './events';
import { demoItemsRemoved, demoReset } from './events';
import { values } from './saved';
import type { RootState } from './slices';
import { firstVisit, slicesReducer } from './slices';
import { withUndo } from './undo/withUndo';

/** The state after each reset. */
const resetStates: Readonly<Record<ResetTo, RootState>> = {
  firstVisit,
  nothing: slicesReducer(firstVisit, demoItemsRemoved()),
};

/** All slices. A reset replaces every slice but those about saving and undo, so a new slice can't be forgotten. */
const resettableReducer: Reducer<RootState> = (state, event) => {
  if (!state || !demoReset.match(event)) return slicesReducer(state, event);
  const { undo, persistence, stamps } = state;
  return { ...resetStates[event.payload.to], undo, persistence, stamps };
};

/** All slices of the single store, with the stamps of what is saved and the undoing across slices. */
export const rootReducer = withUndo(stampedReducer(resettableReducer, values));
