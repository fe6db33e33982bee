import { stampedReducer } from '../persistence/stampedReducer';
import { values } from './saved';
import { slicesReducer } from './slices';
import { withUndo } from './undo/withUndo';

/** All slices of the single store, with the stamps of what is saved and the undoing across slices. */
export const rootReducer = withUndo(stampedReducer(slicesReducer, values));
