import { useDispatch, useSelector, useStore } from 'react-redux';
import type { RootState } from './slices';
import type { AppDispatch, AppStore } from './store';

/** `useDispatch` with thunk types. ESLint forbids the untyped one elsewhere. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

export const useAppSelector = useSelector.withTypes<RootState>();

/** Returns the whole store, because /store shows more than its state, such as the recorded actions. */
export const useAppStore = useStore.withTypes<AppStore>();
