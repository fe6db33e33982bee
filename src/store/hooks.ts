import { useDispatch, useSelector, useStore } from 'react-redux';
import type { RootState } from './slices';
import type { AppDispatch, AppStore } from './store';

/** `useDispatch` that knows thunks. Lint keeps the untyped one out of the rest of the code. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** `useSelector` that knows the state. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** The store itself, for the page that shows how it works. */
export const useAppStore = useStore.withTypes<AppStore>();
